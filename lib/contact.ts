/** `tel:` address of a telephone number written with spaces. */
export const telephone = (number: string) => `tel:${number.replace(/[^+\d]/g, '')}`;
