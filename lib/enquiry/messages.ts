/** Shown when both calls have succeeded, in the words that the owner asks for (e2e/support/enquiry.ts). */
export const SENT_MESSAGE = 'Enquiry submitted successfully!';
/** Shown when either call has failed, also in the owner's words. */
export const FAILED_MESSAGE = 'Failed to submit inquiry. Please try again.';
