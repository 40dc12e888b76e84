/** Text with the full stop that editors write or leave out. */
export const sentence = (text: string) => (/[.!?…]$/.test(text) ? text : `${text}.`);
