/** Shown when both calls have succeeded; ordered (e2e/export/specification.spec.ts). */
export const SENT_MESSAGE = 'Enquiry submitted successfully!';
/** Shown when either call has failed; ordered. */
export const FAILED_MESSAGE = 'Failed to submit inquiry. Please try again.';
