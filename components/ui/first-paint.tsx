export const FIRST_PAINT = 'first-paint';

/** Ends what the first paint of a page shows; nothing is painted before (`rel=expect` in app/layout.tsx). */
export const FirstPaint = () => <span id={FIRST_PAINT} hidden />;
