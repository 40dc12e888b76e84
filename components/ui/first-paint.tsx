export const FIRST_PAINT = 'first-paint';

/**
 * Marks the end of the first screen: no browser paints before it has parsed it (`rel=expect` in
 * app/layout.tsx).
 */
export const FirstPaint = () => <span id={FIRST_PAINT} hidden />;
