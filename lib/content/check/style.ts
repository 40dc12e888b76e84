/** What a machine can hold of the editorial standard on one page: its first words, its description, long sentences. */
import type { Outline } from '../outline';
import { show } from '../problem';
import { splitSentences } from '../sentences';
import type { Entry } from '../types';
import { countWords, significantWords, stem } from '../words';
import type { Report, Say, Words } from './report';

/** Longer sentences cannot be read aloud in one breath (standard, 2: plain sentences). */
const LONGEST = 35;
/** Sentences that say what the page is (standard, 1). */
const OPENING = 2;
/** Words of a title that any course may have, so that they don't name a subject. */
const GENERIC = new Set(
  [
    'advanced',
    'basic',
    'course',
    'design',
    'designing',
    'diploma',
    'language',
    'setup',
    'training',
    'work',
  ].map(stem),
);

/** Whether a text is still to be written: that alone is said of it then. */
export const isUnfinished = (text: string) => /\b(?:TODO|TBD|FIXME|XXX)\b/.test(text);

/**
 * Holds one page against the standard.
 * @param towns names of the branches and of their towns; none where `site.md` has an error
 */
export function checkStyle(entry: Entry, outline: Outline, towns: readonly string[], report: Report) {
  checkLength(entry, outline, report);
  if (entry.kind === 'page') return;
  checkOpening(entry, outline, report);
  checkDescription(entry, towns, report);
}

/** Every string of the front matter. */
export function stringsOf(
  data: unknown,
  path: readonly PropertyKey[] = [],
): { path: readonly PropertyKey[]; text: string }[] {
  if (typeof data === 'string') return [{ path, text: data }];
  if (data === null || typeof data !== 'object') return [];
  return Object.entries(data).flatMap(([key, value]) =>
    stringsOf(value, [...path, Array.isArray(data) ? Number(key) : key]),
  );
}

/** Every text of the front matter that is made of words. */
export const textsOf = (data: object) => stringsOf(data).filter(({ text }) => text.includes(' '));

/** Every sentence of a page, of its fields and of its text, and how to say what is wrong with it. */
export const sentencesIn = (
  entry: Entry,
  outline: Outline,
  report: Report,
): { text: string; field?: PropertyKey | undefined; say: Say }[] => [
  ...textsOf(entry.data).flatMap(({ path, text }) =>
    splitSentences(text).map((s) => ({
      text: s.text,
      field: path[0],
      say: (...words: Words) => report.field(path, ...words),
    })),
  ),
  ...outline.sentences.map((s) => ({
    text: s.text,
    say: (...words: Words) => report.text(s, 'text', ...words),
  })),
];

/** Sentences that nobody can read aloud. */
function checkLength(entry: Entry, outline: Outline, report: Report) {
  for (const { text, say } of sentencesIn(entry, outline, report)) {
    const words = countWords(text);
    if (words > LONGEST && !isUnfinished(text))
      say(
        'warning',
        `a sentence of ${words} words, ${beginning(text)}`,
        `at most ${LONGEST}`,
        'Make two sentences of it.',
      );
  }
}

/** The first sentences of a course or service name it, or what it is about, or its software. */
function checkOpening(entry: Entry, outline: Outline, report: Report) {
  const opening = outline.sentences.slice(0, OPENING);
  const [first] = opening;
  const text = opening.map((s) => s.text).join(' ');
  // A page that begins with a heading has no first paragraph.
  if (!first || first.heading >= 0 || isUnfinished(text) || namesSubject(text, entry)) return;
  const found = `${beginning(first.text)} names neither ${show(entry.data.title)} nor its subject`;
  const fix =
    'Say first what it is, for whom, with which software or papers, and what one can do or has at the end.';
  report.text(first, 'first paragraph', 'warning', found, `them in the first ${OPENING} sentences`, fix);
}

function namesSubject(text: string, entry: Entry): boolean {
  const names = [
    entry.data.title,
    ...('software' in entry.data ? entry.data.software.map((s) => s.name) : []),
  ];
  const said = significantWords(text);
  return names.some((name) => {
    const subject = [...significantWords(name).keys()].filter((w) => !GENERIC.has(w));
    if (subject.length > 0) return subject.some((w) => said.has(w));
    // 'C & C++' has no word that is long enough: one of its names stands there as it is written.
    return name
      .split(/[\s&,]+/)
      .some((w) => w && ` ${text.replace(/[\s,.;:!?()]+/g, ' ')} `.includes(` ${w} `));
  });
}

/** People by what they are; words in -ers, -ists, -ees and the like are known by their ending. */
const PEOPLE =
  'adults|anyone|anybody|beginners?|children|clerks|companies|couples|everyone|families|firms|freshers|girls|graduates|landlords|men|nationals|novices|nurses|offices|parents|people|pupils|residents|sales|staff|students|teams|those|undergraduates|visitors|women|you|youth|[a-z]+(?:ers|ors|ists|ians|ees|ants|ents|ates|eurs|men|women)';
const READER = new RegExp(
  `\\b(?:for|to|suits?|helps?|lets?)\\b[^.;:]*?\\b(?:${PEOPLE})\\b|\\bif you\\b|\\b(?:anyone|people|those) who\\b`,
  'i',
);

/** A description is written for the searcher: course, town, contents, for whom (standard, 7). */
function checkDescription(entry: Entry, towns: readonly string[], report: Report) {
  const { description } = entry.data;
  if (isUnfinished(description)) return;
  const noTown =
    towns.length > 0 && !towns.some((town) => description.toLowerCase().includes(town.toLowerCase()));
  const noReader = !READER.test(description);
  if (!noTown && !noReader) return;
  const found = [...(noTown ? ['names no town'] : []), ...(noReader ? ['does not say for whom'] : [])].join(
    ' and ',
  );
  const wants = [
    ...(noTown ? [`a town, such as ${towns[0]}`] : []),
    ...(noReader ? ["for whom it is, such as 'for graduates'"] : []),
  ].join(', and ');
  report.field(
    ['description'],
    'warning',
    found,
    'what a searcher asks for: the subject, the town, for whom',
    `Add ${wants}.`,
  );
}

/** The first words of a sentence, for a message. */
export function beginning(text: string): string {
  const words = text.split(/\s+/);
  return words.length > 7 ? `'${words.slice(0, 6).join(' ')} …'` : `'${text}'`;
}
