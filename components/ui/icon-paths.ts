/** Paths of line icons on a square of 24 units. */
export const ARROW = 'M3 12h17M14 6l6 6-6 6';
export const CROSS = 'M5 5l14 14M19 5L5 19';
