export const FIRST_PAINT = 'first-paint';

/**
 * Ends the part of a page that the first paint shows. The browser paints nothing before it (`rel=expect` in
 * app/layout.tsx).
 */
export const FirstPaint = () => <span id={FIRST_PAINT} hidden />;
