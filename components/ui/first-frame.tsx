export const FIRST_FRAME = 'first-frame';

/** Ends what the first frame shows: the browser paints nothing before it is parsed (`rel=expect` in app/layout.tsx). */
export const FirstFrame = () => <span id={FIRST_FRAME} hidden />;
