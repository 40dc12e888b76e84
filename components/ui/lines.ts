/** Characters on a line of half a wide sheet. */
const LINE = 65;

/**
 * Lines that a text takes in half of a wide sheet, estimated: each paragraph and each item begins a new one.
 * @param html sanitized HTML made from Markdown
 */
export const linesOf = (html: string): number =>
  html
    .split(/<\/(?:p|li)>/)
    .reduce((sum, block) => sum + Math.ceil(block.replace(/<[^>]*>/g, '').trim().length / LINE), 0);
