import { show } from '../diagnostic';
import { stringsOf } from '../field-schema';
import { outlineIn } from '../parsed';
import type { MakeReporter, ReportDetail, Reporter } from '../reporter';
import type { Entry, ParseResult } from '../types';

/** Characters that search results show of a description. */
const DESCRIPTION = { least: 110, most: 155 };
/** Characters that search results show of a title, the brand included. */
const TITLE = 70;
/** Characters of text and fields that arrive with the first packets of a connection (14 KB compressed). */
const FILE = 11_200;

const LEFT_OVER = /\b(?:TODO|TBD|FIXME|XXX|[Ll]orem)\b/;
const TWICE = /\b(the|a|an|and|of|to|in|is|for|with|on|you) \1\b/i;
const JOB_CLAIM =
  /\b(?:guaranteed?|promised?|assured|100 ?%) (?:a )?(?:job|placement)\b(?! assistance)|\b(?:job|placement) guarantee/i;

/** Words left over on any page; of courses and services also the texts that search results and readers need. */
export function checkWords({ site, entries }: ParseResult, reporter: MakeReporter) {
  for (const entry of entries) {
    const report = reporter(entry);
    const fields = textsIn(entry.data, report);
    const paragraphs = outlineIn(entry).paragraphs.map(({ text, ...place }) => ({
      text,
      say: (...detail: Parameters<ReportDetail>) => report.text(place, 'text', ...detail),
    }));
    const texts = [...fields, ...paragraphs];
    checkLeftOver(texts);
    checkTitle(entry, site?.data.name ?? '', report);
    if (entry.kind !== 'page') checkOffer(entry, texts, report);
  }
  if (site) checkLeftOver(textsIn(site.data, reporter(site)));
}

interface Text {
  text: string;
  say: ReportDetail;
}

const textsIn = (data: object, report: Reporter): Text[] =>
  stringsOf(data).map(({ path, text }) => ({ text, say: (...detail) => report.field(path, ...detail) }));

function checkLeftOver(texts: readonly Text[]) {
  for (const { text, say } of texts) {
    const [leftOver] = LEFT_OVER.exec(text) ?? [];
    if (leftOver)
      say(
        'warning',
        `'${leftOver}', which every visitor would read`,
        'finished text',
        'Write what belongs here.',
      );
    const [twice] = TWICE.exec(text) ?? [];
    if (twice) say('warning', `'${twice}'`, 'the word once', 'Delete one of the two.');
  }
}

function checkTitle({ data }: Entry, brand: string, report: Reporter) {
  const { length } = `${data.searchTitle ?? data.title} | ${brand}`;
  if (length > TITLE)
    report.warn(
      [data.searchTitle ? 'searchTitle' : 'title'],
      `${length} characters with ' | ${brand}'`,
      `at most ${TITLE}, which search results show`,
    );
}

function checkOffer(entry: Exclude<Entry, { kind: 'page' }>, texts: readonly Text[], report: Reporter) {
  const { description, sources } = entry.data;
  if (description.length < DESCRIPTION.least || description.length > DESCRIPTION.most)
    report.warn(
      ['description'],
      `${description.length} characters`,
      `${DESCRIPTION.least} to ${DESCRIPTION.most}`,
      'Say what it is, in which town, for whom, and what one learns.',
    );
  for (const [i, { url }] of sources.entries())
    if (/^https?:\/\/[^/]+\/?$/.test(url))
      report.warn(
        ['sources', i, 'url'],
        `${url}, the front door of a site`,
        'the page that proves the sentence',
        'Link that page, or delete the source.',
      );
  for (const { text, say } of texts) {
    const [claim] = JOB_CLAIM.exec(text) ?? [];
    if (claim)
      say(
        'warning',
        show(claim),
        'no word on who gets a job',
        'The page says by itself that no course guarantees one.',
      );
  }
  const length = entry.markdown.length + JSON.stringify(entry.data).length;
  if (length > FILE)
    report.text(
      { line: 1, column: 1 },
      'text',
      'warning',
      `${length} characters with its fields`,
      `at most ${FILE}, so that the page opens at once on a slow phone`,
      'Shorten it, or move a part to a page of its own and link that.',
    );
}
