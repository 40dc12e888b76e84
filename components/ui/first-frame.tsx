export const FIRST_FRAME = 'first-frame';

/** Ends the part of a page that the first frame shows. The browser paints nothing before it (`rel=expect` in app/layout.tsx). */
export const FirstFrame = () => <span id={FIRST_FRAME} hidden />;
