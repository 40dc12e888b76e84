/** Splits a text into words without punctuation, for the course filter and the topics of the filter. */
export const splitWords = (text: string): string[] => text.split(/[\s,.:;()]+/).filter(Boolean);
