/** Minimum length of a swipe that moves on by one, in CSS pixels. The owner's figure. */
export const MIN_SWIPE_PX = 40;
