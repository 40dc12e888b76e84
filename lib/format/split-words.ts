/** Words of a text without punctuation, as the filter of courses and its topics split them. */
export const splitWords = (text: string): string[] => text.split(/[\s,.:;()]+/).filter(Boolean);
