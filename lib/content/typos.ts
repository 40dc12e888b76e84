/** A typo that every reader would see: its pattern, what is found, what is expected, and the fix. */
type Typo = [pattern: RegExp, found: (match: RegExpExecArray) => string, expected: string, fix: string];

/** Words that are right twice running. */
const REPEATABLE = new Set(['had', 'that', 'is', 'no']);

const TYPOS: Typo[] = [
  [
    /\b(?:TODO|TBD|FIXME|XXX|[Ll]orem ipsum|[Ll]orem)\b/g,
    ([word]) => `'${word}', which every visitor would read`,
    'finished text',
    'Write what belongs here.',
  ],
  [
    /(?<=[^\s|]) {2,}(?=[^\s|])/g,
    (m) => `${m[0].length} spaces in a row${after(m)}`,
    'one space',
    'Delete the others.',
  ],
  [/(?<=\w) +[,;:.!?](?=\s|$)/g, (m) => `a space before '${m[0].trim()}'${after(m)}`, 'none', 'Delete it.'],
  [
    /(?<=\S) - (?=\S)/g,
    (m) => `' - '${after(m)}`,
    "a dash, ' – '",
    'Type –, or -- with a space on each side.',
  ],
  [
    /(?<!\.)\.\.\.(?!\.)/g,
    (m) => `three full stops${after(m)}`,
    'an ellipsis',
    'Type …, or end the sentence.',
  ],
  [/\b(?<twice>\p{L}{2,})\s+\k<twice>\b/giu, (m) => `'${m[0]}'`, 'the word once', 'Delete one of the two.'],
];

const after = (m: RegExpExecArray) => {
  const words = m.input.slice(0, m.index).trimEnd().split(/\s+/).at(-1);
  return words ? ` after '${words}'` : '';
};

/** 'that that', and a word before an abbreviation of the same letters: 'as AS 1926'. */
function isRightTwice(pair: string): boolean {
  const [first = '', second = ''] = pair.split(/\s+/);
  return REPEATABLE.has(second.toLowerCase()) || (first !== second && second !== second.toLowerCase());
}

/** The typos of a text, each with its place in it. */
export function* typosIn(text: string) {
  for (const [pattern, found, expected, fix] of TYPOS) {
    for (const match of text.matchAll(pattern)) {
      const m = match as RegExpExecArray;
      if (!m.groups || !isRightTwice(m[0])) yield { index: m.index, found: found(m), expected, fix };
    }
  }
}
