/** What search results and readers need of a page's words, as far as a machine can tell: warnings, each with a fix. */

import { show } from '../diagnostic';
import type { Outline } from '../outline';
import type { ReportDetail, Reporter } from '../reporter';
import { stringsOf } from '../shape';
import type { Entry } from '../types';

/** Characters that search results show of a description, and those that are worth their line. */
const DESCRIPTION = { least: 110, most: 155 };
/** Characters that search results show of a title, the brand included. */
const TITLE = 70;
/** Characters of a course's file with which its page, compressed, comes with the first packets of a connection (14 KB). */
const LENGTH = 11_200;
/** Words of a description within which its subject is named. */
const OPENING = 6;
/** An answer of fewer characters that sends the reader elsewhere answers nothing. */
const SHORT_ANSWER = 160;

const NOT_HERE =
  /\bnot (?:\w+ )?(?:published|printed|given|stated|fixed|settled) (?:here|on this page|yet)\b|\bask us\b/i;
const ASK = /\bask (?:us|the institute|(?:at )?the branch)\b/i;
const JOB_CLAIM =
  /\b(?:guarantee[ds]?|promise[ds]?|assured|100 ?%|sure) (?:a |of a |you a )?(?:job|placement|post)\b(?! assistance)|\b(?:job|placement) (?:guarantee|assurance|is guaranteed)/i;

/** Checks what a visitor reads first, and what is asked of one. */
export function checkEditorial(entry: Entry, outline: Outline, brand: string, report: Reporter) {
  const { data } = entry;
  const title = `${data.searchTitle ?? data.title} | ${brand}`;
  if (title.length > TITLE)
    report.warn(
      [data.searchTitle ? 'searchTitle' : 'title'],
      `${title.length} characters with ' | ${brand}'`,
      `at most ${TITLE}, which search results show`,
    );
  if (entry.kind === 'page') return;
  const { description, faq, sources } = entry.data;
  const say: ReportDetail = (...words) => report.field(['description'], ...words);
  if (description.length < DESCRIPTION.least || description.length > DESCRIPTION.most)
    say(
      'warning',
      `${description.length} characters`,
      `${DESCRIPTION.least} to ${DESCRIPTION.most}`,
      'Say what it is, in which town, for whom, and what one learns.',
    );
  if (!namesSubject(description, data.title))
    say(
      'warning',
      show(description.split(' ').slice(0, OPENING).join(' ')),
      `${data.title} among its first words`,
      `Begin, for example: ${data.title} in Pune for …`,
    );
  for (const [i, { answer }] of faq.entries())
    if (answer.length < SHORT_ANSWER && NOT_HERE.test(answer))
      report.warn(
        ['faq', i, 'answer'],
        'an answer that gives none',
        'what is known',
        'Answer it, or delete the question: the page itself says what to ask for.',
      );
  for (const [i, { url }] of sources.entries())
    if (/^https?:\/\/[^/]+\/?$/.test(url))
      report.warn(
        ['sources', i, 'url'],
        `${url}, the front door of a site`,
        'the page that proves the sentence',
        'Link that page, or delete the source.',
      );
  const length = entry.markdown.length + JSON.stringify(entry.data).length;
  if (length > LENGTH)
    report.text(
      { line: 1, column: 1 },
      'text',
      'warning',
      `${length} characters with its fields`,
      `at most ${LENGTH}, so that the page opens at once on a slow phone`,
      'Shorten it, or move a part to a page of its own and link that.',
    );
  checkWords(entry, outline, report);
}

/** Hand-offs and claims in everything that the page prints. */
function checkWords(entry: Entry, outline: Outline, report: Reporter) {
  const fields = stringsOf({ ...entry.data, claims: undefined }).map(({ path, text }) => ({
    text,
    say: ((...words) => report.field(path, ...words)) as ReportDetail,
  }));
  const paragraphs = outline.paragraphs.map(({ text, ...place }) => ({
    text,
    say: ((...words) => report.text(place, 'text', ...words)) as ReportDetail,
  }));
  for (const { text, say } of [...fields, ...paragraphs]) {
    const claim = JOB_CLAIM.exec(text)?.[0];
    if (claim)
      say(
        'warning',
        show(claim),
        'no word on who gets a job',
        'The page says by itself that no course guarantees one.',
      );
  }
  const [, second] = [...fields, ...paragraphs].filter(({ text }) => ASK.test(text));
  second?.say(
    'warning',
    "a second 'ask us'",
    'one on a page',
    'Say what is known: how to enquire stands at the end of the page.',
  );
}

/** Whether a word of the title, or its beginning, stands among the first of a text. */
function namesSubject(text: string, title: string): boolean {
  const words = (of: string) => of.toLowerCase().match(/[\p{L}\p{N}+#]+/gu) ?? [];
  const opening = words(text).slice(0, OPENING);
  return words(title).some((word) => (word.length > 2 || words(title).length < 3) && opening.includes(word));
}
