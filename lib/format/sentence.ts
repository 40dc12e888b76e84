/** Text with the full stop that editors write or leave out. */
export const sentence = (text: string) => (/[.!?…]$/.test(text) ? text : `${text}.`);

const LIST = new Intl.ListFormat('en-GB');

/** Names as one reads them: `Akurdi, Pimpri and Dubai`. */
export const listed = (names: readonly string[]) => LIST.format(names);
