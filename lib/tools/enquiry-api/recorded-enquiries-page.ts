/** Page on which the local enquiry API shows what it has recorded. */
export interface EnquiryRecord {
  time: string;
  path: string;
  body: Record<string, string>;
}

/**
 * The page of the recorded enquiries, as plain text: whatever a visitor wrote, no browser runs it.
 * @param file where they are kept
 * @param entries oldest first
 */
export function recordedEnquiriesPage(file: string, entries: readonly EnquiryRecord[]): string {
  const calls = entries.map(({ time, path, body }) => {
    const fields = Object.entries(body).map(([name, value]) => `${name}: ${value}`);
    return ['', path, time, ...fields, ''].join('\n');
  });
  return `Enquiries received locally

A stand-in for local use, not the real enquiry API. No e-mail is sent from here, and none of this is part of the website.
Everything below is kept in ${file} on this computer only.

Calls received: ${entries.length}. The newest stands first.
${calls.reverse().join('')}`;
}
