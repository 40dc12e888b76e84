import { toString as plainTextOf } from 'mdast-util-to-string';
import type { FieldOrPart } from '../position';
import { quote } from '../read/diagnostic';
import type { Reporter } from '../read/reporter';
import { stringsIn } from '../schema/field-texts';
import { bodyOf } from '../text/body';
import { nodesIn, textPosition } from '../text/nodes';
import type { Entry } from '../types';
import type { CheckContext } from './context';

/** Shortest and longest description that search results show well and uncut. */
const MIN_DESCRIPTION_CHARS = 110;
const MAX_DESCRIPTION_CHARS = 155;
/** Longest title, in characters with the brand, that search results show uncut. */
const MAX_CHARS_WITH_BRAND = 70;
/**
 * Longest text with its fields, in characters: a page of such a text just keeps to its budget
 * (`courseHtml` in e2e/export/budgets.ts).
 */
const MAX_FILE_CHARS = { course: 9_800, service: 11_250 };

/** A left-over note or placeholder. Case-sensitive: a course may teach a todo list. */
export const LEFT_OVER = /\b(?:TODO|TBD|FIXME|XXX|[Ll]orem)\b/;
const REPEATED_WORD = /\b(the|a|an|and|of|to|in|is|for|with|on|you) \1\b/i;
const JOB_CLAIM =
  /\b(?:guaranteed?|promised?|assured|100 ?%) (?:a )?(?:job|placement)\b(?! assistance)|\b(?:job|placement) guarantee/i;

/** Checks all copy for placeholders and repeated words; courses and services for length and claims too. */
export function checkWording({ siteFile, entries, reporterFor }: CheckContext) {
  for (const entry of entries) {
    const reporter = reporterFor(entry);
    const texts = [...textsIn(entry.data), ...paragraphsOf(entry)];
    checkLeftOver(texts, reporter);
    checkTitle(entry, siteFile.data.name, reporter);
    if (entry.kind !== 'page') checkCourseOrService(entry, texts, reporter);
  }
  checkLeftOver(textsIn(siteFile.data), reporterFor(siteFile));
}

interface Passage {
  text: string;
  /** Where a message on the text points to. */
  at: FieldOrPart;
}

const textsIn = (data: object): Passage[] => stringsIn(data).map(({ path, text }) => ({ text, at: path }));

const paragraphsOf = (entry: Entry): Passage[] =>
  [...nodesIn(bodyOf(entry).tree)]
    .filter(({ type }) => type === 'paragraph' || type === 'tableCell')
    .map((node) => ({ text: plainTextOf(node), at: textPosition('text', node) }));

function checkLeftOver(texts: readonly Passage[], reporter: Reporter) {
  for (const { text, at } of texts) {
    const [leftOver] = LEFT_OVER.exec(text) ?? [];
    const found = `'${leftOver}', which every visitor would read`;
    const fix = 'Write what belongs here.';
    if (leftOver) reporter.warn(at, { found, expected: 'finished text', fix });
    const [twice] = REPEATED_WORD.exec(text) ?? [];
    if (twice)
      reporter.warn(at, { found: `'${twice}'`, expected: 'the word once', fix: 'Delete one of the two.' });
  }
}

function checkTitle({ data }: Entry, brand: string, reporter: Reporter) {
  const { length } = data.searchTitle ?? data.title;
  const added = ` | ${brand}`;
  const extra = length + added.length - MAX_CHARS_WITH_BRAND;
  if (extra > 0)
    reporter.warn([data.searchTitle ? 'searchTitle' : 'title'], {
      found: `${length} characters, and ${added.length} of '${added}', which is added`,
      expected: `at most ${MAX_CHARS_WITH_BRAND} together, which search results show`,
      fix: `Take out ${extra}${data.searchTitle ? '' : `, or add a searchTitle of at most ${MAX_CHARS_WITH_BRAND - added.length}`}.`,
    });
}

function checkCourseOrService(
  entry: Exclude<Entry, { kind: 'page' }>,
  texts: readonly Passage[],
  reporter: Reporter,
) {
  const { description } = entry.data;
  if (description.length < MIN_DESCRIPTION_CHARS || description.length > MAX_DESCRIPTION_CHARS)
    reporter.warn(['description'], {
      found: `${description.length} characters`,
      expected: `${MIN_DESCRIPTION_CHARS} to ${MAX_DESCRIPTION_CHARS}`,
      fix: 'Say what it is, in which town, for whom, and what one learns.',
    });
  for (const { text, at } of texts) {
    const [claim] = JOB_CLAIM.exec(text) ?? [];
    const fix = 'The page says by itself that no course guarantees one.';
    if (claim) reporter.warn(at, { found: quote(claim), expected: 'no word on who gets a job', fix });
  }
  const length = entry.markdown.trim().length + JSON.stringify(entry.data).length;
  if (length > MAX_FILE_CHARS[entry.kind])
    reporter.warn(textPosition('text', bodyOf(entry).tree.children[0]), {
      found: `${length} characters with its fields`,
      expected: `at most ${MAX_FILE_CHARS[entry.kind]}, so that the page opens at once on a slow phone`,
      fix: 'Shorten it, or move a part to a page of its own and link that.',
    });
}
