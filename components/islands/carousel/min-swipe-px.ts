/** Minimum length of a swipe that moves on by one, in CSS pixels. The owner's figure. */
export const SWIPE_PX = 40;
