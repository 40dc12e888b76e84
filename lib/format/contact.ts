/** `tel:` address of a telephone number written with spaces. */
export const telHref = (number: string) => `tel:${number.replace(/[^+\d]/g, '')}`;

/** @param about name of the page that the message comes from, for its subject */
export const mailtoHref = (email: string, about?: string) =>
  `mailto:${email}${about ? `?subject=${encodeURIComponent(`Enquiry: ${about}`)}` : ''}`;

/** Greeting of a chat that names a page and its address. */
export const greetingFrom = (greeting: string, { title, url }: { title: string; url: string }) =>
  `${greeting}\n${title}: ${url}`;
