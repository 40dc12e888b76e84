export const FIRST_FRAME = 'first-frame';

/** Ends what the first frame of a page shows: the browser paints nothing before it is there (app/layout.tsx). */
export const FirstFrame = () => <span id={FIRST_FRAME} hidden />;
