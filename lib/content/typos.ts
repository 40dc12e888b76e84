/** Typos that every reader would see. */
interface Typo {
  pattern: RegExp;
  found(match: RegExpExecArray): string;
  expected: string;
  fix(match: RegExpExecArray): string;
}

/** Words that are right twice running. */
const REPEATABLE = new Set(['had', 'that', 'is', 'no']);

const TYPOS: Typo[] = [
  {
    pattern: /\b(?:TODO|TBD|FIXME|XXX|[Ll]orem ipsum|[Ll]orem)\b/g,
    found: ([word]) => `'${word}', which every visitor would read`,
    expected: 'finished text',
    fix: () => 'Write what belongs here.',
  },
  {
    pattern: /(?<=[^\s|]) {2,}(?=[^\s|])/g,
    found: (m) => `${m[0].length} spaces in a row${after(m)}`,
    expected: 'one space',
    fix: () => 'Delete the others.',
  },
  {
    pattern: /(?<=\w) +[,;:.!?](?=\s|$)/g,
    found: (m) => `a space before '${m[0].trim()}'${after(m)}`,
    expected: 'none',
    fix: () => 'Delete it.',
  },
  {
    pattern: /(?<=\S) - (?=\S)/g,
    found: (m) => `' - '${after(m)}`,
    expected: "a dash, ' – '",
    fix: () => 'Type –, or -- with a space on each side.',
  },
  {
    pattern: /(?<!\.)\.\.\.(?!\.)/g,
    found: (m) => `three full stops${after(m)}`,
    expected: 'an ellipsis',
    fix: () => 'Type …, or end the sentence.',
  },
  {
    pattern: /\b(?<twice>\p{L}{2,})\s+\k<twice>\b/giu,
    found: (m) => `'${m[0]}'`,
    expected: 'the word once',
    fix: () => 'Delete one of the two.',
  },
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
  for (const typo of TYPOS) {
    for (const match of text.matchAll(typo.pattern)) {
      const m = match as RegExpExecArray;
      if (m.groups && isRightTwice(m[0])) continue;
      yield { index: m.index, found: typo.found(m), expected: typo.expected, fix: typo.fix(m) };
    }
  }
}
