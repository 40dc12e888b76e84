/** `tel:` address of a telephone number written with spaces. */
export const telephone = (number: string) => `tel:${number.replace(/[^+\d]/g, '')}`;

/**
 * `mailto:` address.
 * @param about name of the page that the message comes from; it stands in the subject
 */
export const mailTo = (email: string, about?: string) =>
  `mailto:${email}${about ? `?subject=${encodeURIComponent(`Enquiry: ${about}`)}` : ''}`;

/** The greeting of the chat with the page that it comes from. */
export const greetingFrom = (greeting: string, { title, url }: { title: string; url: string }) =>
  `${greeting}\n${title}: ${url}`;
