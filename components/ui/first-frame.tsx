export const FIRST_FRAME = 'first-frame';

/** Marks the end of the first screen: the browser paints nothing before it is parsed (`rel=expect` in app/layout.tsx). */
export const FirstFrame = () => <span id={FIRST_FRAME} hidden />;
