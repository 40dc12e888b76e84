/** Shown when both calls have succeeded; these words are the specification's (section 8, CONTRIBUTING.md). */
export const SENT_MESSAGE = 'Enquiry submitted successfully!';
/** Shown when either call has failed, also in its words. */
export const FAILED_MESSAGE = 'Failed to submit inquiry. Please try again.';
