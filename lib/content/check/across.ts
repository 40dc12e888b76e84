/** What only shows across the site: a device, a word or an answer that many pages share (standard, 3). */
import type { Outline, Place } from '../outline';
import type { Course, Service } from '../types';
import { fold } from './alike';
import type { Report, ReportOn, Say } from './report';
import { isUnfinished, sentencesIn } from './style';

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

/** Devices, words and openings that more pages share than the standard allows. */
export function checkDevices(listed: readonly { entry: Listed; outline: Outline }[], reportOn: ReportOn) {
  if (listed.length < FEWEST) return;
  const uses = new Map<string, Say[]>();
  for (const { entry, outline } of listed) {
    for (const [device, say] of devicesOf(entry, outline, reportOn(entry)))
      uses.set(device, [...(uses.get(device) ?? []), say]);
  }
  const most = SHARE * listed.length;
  for (const [device, found] of uses) {
    if (found.length <= most) continue;
    const words = `${device} on ${found.length} course and service pages`;
    for (const say of found)
      say('warning', words, `at most ${Math.floor(most)} of them`, 'Say it in another way here.');
  }
}

/** The devices of a page, each where it stands first. */
function devicesOf(entry: Listed, outline: Outline, report: Report): Map<string, Say> {
  const { sentences } = outline;
  const devices = new Map<string, Say>();
  const add = (device: string, say: Say) => devices.set(device, devices.get(device) ?? say);
  const inText =
    (place: Place, what = 'text'): Say =>
    (...words) =>
      report.text(place, what, ...words);
  const [first] = sentences;
  const opening =
    first && !isUnfinished(first.text) ? fold(first.text).split(' ').slice(0, OPENING_WORDS).join(' ') : '';
  if (first && opening) add(`the opening '${opening} …'`, inText(first, 'first paragraph'));
  for (const [i, sentence] of sentences.entries()) {
    const opens = sentences[i - 1]?.heading !== sentence.heading;
    const ends = sentences[i + 1]?.heading !== sentence.heading;
    if ((opens || ends) && /^bring\b/i.test(sentence.text))
      add("a section that opens or ends with 'Bring …'", inText(sentence));
  }
  const texts = [
    ...sentencesIn(entry, outline, report),
    ...outline.headings.map((h) => ({ text: h.text, say: inText(h, 'heading') })),
  ];
  for (const [word, pattern] of Object.entries(WORN)) {
    const use = texts.find(({ text }) => pattern.test(text));
    if (use) add(`'${word}'`, use.say);
  }
  return devices;
}

/** Answers that a page has word for word from another, more than two of them. */
export function checkAnswers(listed: readonly { entry: Listed }[], reportOn: ReportOn) {
  const owners = new Map<string, Listed[]>();
  for (const { entry } of listed) {
    const shared = new Map<Listed, number>();
    let said = false;
    for (const [i, row] of entry.data.faq.entries()) {
      const answer = fold(row.answer);
      if (answer === '' || isUnfinished(row.answer)) continue;
      const others = (owners.get(answer) ?? []).filter((e) => e !== entry);
      for (const other of others) shared.set(other, (shared.get(other) ?? 0) + 1);
      owners.set(answer, [...others, entry]);
      const over = others.find((other) => (shared.get(other) ?? 0) > SHARED_ANSWERS);
      if (!over || said) continue;
      said = true;
      const found = `${SHARED_ANSWERS + 1} answers stand word for word in ${over.file}, this one among them`;
      const expected = `at most ${SHARED_ANSWERS} answers that two pages share`;
      reportOn(entry).field(
        ['faq', i, 'answer'],
        'warning',
        found,
        expected,
        'Answer it for this page alone.',
      );
    }
  }
}
