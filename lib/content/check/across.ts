/** What only shows across the site: a device, a word or an answer that many pages share (standard, 3). */
import { fieldName } from '../issues';
import type { Outline } from '../outline';
import type { Course, Service } from '../types';
import { fold } from './alike';
import { isUnfinished, rowsOf, textsOf } from './style';
import type { Report } from './text';

/** Share of the course and service pages that one device may stand on (issue 17: no more than a fifth). */
const SHARE = 1 / 5;
/** With fewer pages a share says nothing. */
const FEWEST = 10;
/** First words of a page by which an opening is known. */
const OPENING_WORDS = 3;
/** Answers that two pages may share word for word (issue 17). */
const SHARED_ANSWERS = 2;

/** Words worn out (standard, 3). `ring` counts as a verb only: a piston has rings and Pune has a ring road. */
const WORN: Record<string, RegExp> = {
  somebody: /\bsomebody\b/i,
  nobody: /\bnobody\b/i,
  mend: /\bmend(?:s|ed|ing)?\b/i,
  ring: /(?:^|\b(?:to|and|or|then|can|cannot|may|must|should|will|would|please|who|he|she|they|we|you|never|first) )r(?:ing|ings|ang)\b(?! roads?\b)/i,
  detest: /\bdetest(?:s|ed|ing)?\b/i,
};

type Listed = Course | Service;
interface Use {
  entry: Listed;
  line: number;
  column: number;
  field: string;
}

/** Devices, words and openings that more pages share than the standard allows. */
export function checkDevices(listed: readonly { entry: Listed; outline: Outline }[], reportIn: (file: string) => Report) {
  if (listed.length < FEWEST) return;
  const uses = new Map<string, Use[]>();
  for (const { entry, outline } of listed) {
    for (const [device, use] of devicesOf(entry, outline)) uses.set(device, [...(uses.get(device) ?? []), use]);
  }
  for (const [device, found] of uses) {
    if (found.length <= SHARE * listed.length) continue;
    for (const { entry, line, column, field } of found) {
      reportIn(entry.file)({
        level: 'warning',
        line,
        column,
        field,
        found: `${device} on ${found.length} course and service pages`,
        expected: `at most ${Math.floor(SHARE * listed.length)} of them`,
        fix: 'Say it in another way here.',
      });
    }
  }
}

/** The devices of a page, each where it stands first. */
function devicesOf(entry: Listed, { sentences, headings }: Outline): Map<string, Use> {
  const devices = new Map<string, Use>();
  const add = (device: string, use: Use) => devices.set(device, devices.get(device) ?? use);
  const inText = ({ line, column }: { line: number; column: number }): Use => ({ entry, line: line + entry.offset, column, field: 'text' });
  const [first] = sentences;
  const opening = first && !isUnfinished(first.text) ? fold(first.text).split(' ').slice(0, OPENING_WORDS).join(' ') : '';
  if (first && opening) add(`the opening '${opening} …'`, { ...inText(first), field: 'first paragraph' });
  for (const [i, sentence] of sentences.entries()) {
    const opens = sentences[i - 1]?.heading !== sentence.heading;
    const ends = sentences[i + 1]?.heading !== sentence.heading;
    if ((opens || ends) && /^bring\b/i.test(sentence.text)) add("a section that opens or ends with 'Bring …'", inText(sentence));
  }
  const texts = [
    ...[...textsOf(entry.data)].map(({ path, text }) => ({ text, use: (): Use => ({ entry, ...entry.placeOf(path), field: fieldName(path) }) })),
    ...headings.map((h) => ({ text: h.text, use: () => ({ ...inText(h), field: 'heading' }) })),
    ...sentences.map((s) => ({ text: s.text, use: () => inText(s) })),
  ];
  for (const [word, pattern] of Object.entries(WORN)) {
    const at = texts.find(({ text }) => pattern.test(text));
    if (at) add(`'${word}'`, at.use());
  }
  return devices;
}

/** Answers that a page has word for word from another, more than two of them. */
export function checkAnswers(listed: readonly { entry: Listed }[], reportIn: (file: string) => Report) {
  const owners = new Map<string, Listed[]>();
  for (const { entry } of listed) {
    const shared = new Map<Listed, number>();
    let said = false;
    for (const [i, row] of rowsOf(entry, 'faq').entries()) {
      const answer = fold(String(row.answer ?? ''));
      if (answer === '' || isUnfinished(String(row.answer))) continue;
      const others = (owners.get(answer) ?? []).filter((e) => e !== entry);
      for (const other of others) shared.set(other, (shared.get(other) ?? 0) + 1);
      owners.set(answer, [...others, entry]);
      const over = others.find((other) => (shared.get(other) ?? 0) > SHARED_ANSWERS);
      if (!over || said) continue;
      said = true;
      reportIn(entry.file)({
        level: 'warning',
        ...entry.placeOf(['faq', i, 'answer']),
        field: `faq[${i + 1}].answer`,
        found: `${SHARED_ANSWERS + 1} answers stand word for word in ${over.file}, this one among them`,
        expected: `at most ${SHARED_ANSWERS} answers that two pages share`,
        fix: 'Answer it for this page alone.',
      });
    }
  }
}
