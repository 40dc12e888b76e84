import { type Problem, quote } from '../read/diagnostic';
import type { Reporter } from '../read/reporter';
import type { Outline } from '../text/outline';
import { outlineOf } from '../text/parse';
import { isSection } from '../text/sections';
import type { Entry } from '../types';
import type { CheckContext } from './context';

/** Checks raw HTML, alternative texts and headings of texts. */
export function checkText({ entries, reporterFor }: CheckContext) {
  for (const entry of entries) checkEntry(entry, reporterFor(entry));
}

function checkEntry(entry: Entry, reporter: Reporter) {
  const { html, pictures, headings } = outlineOf(entry);
  for (const { value, ...at } of html) {
    if (value.startsWith('</')) continue;
    const fix = value.startsWith('<!--')
      ? "Notes to yourself go between the --- lines, after a '#'."
      : 'Write it as Markdown. If < is meant as a sign, type \\<.';
    reporter.error(at, { found: quote(value), expected: 'Markdown', fix });
  }
  for (const { url, alt, ...at } of pictures) {
    if (alt.trim().length >= 5) continue;
    reporter.error(at, {
      found: `'${alt}' for ${quote(url)}`,
      expected: 'what the picture shows, for those who cannot see it',
      fix: `Write: ![A hub with a keyed bore](${url})`,
    });
  }
  let rankAbove = 1;
  for (const heading of headings) {
    const problem = headingProblem(heading, rankAbove, entry);
    if (problem) reporter.error(heading, problem);
    if (heading.depth > 1) rankAbove = heading.depth;
  }
  const sections = headings.filter(({ depth, text }) => depth === 2 && text.trim() !== '');
  checkRepeated(sections, entry.linesBefore, reporter);
}

type Heading = Outline['headings'][number];

function headingProblem(
  { depth, text, empty }: Heading,
  rankAbove: number,
  entry: Entry,
): Problem | undefined {
  const marks = '#'.repeat(depth);
  if (text.trim() === '') {
    const fix = 'Write them, or delete the line.';
    return { found: `'${marks}' without words`, expected: 'the words of the heading', fix };
  }
  if (depth === 1) {
    const fix = "The page's one large heading is its title. Write ## here.";
    return { found: `'# ${text}'`, expected: "sections that start with '##'", fix };
  }
  if (depth > rankAbove + 1) {
    const above = '#'.repeat(rankAbove);
    const found = `'${marks} ${text}' after '${above}'`;
    return { found, expected: `'${above}#'`, fix: 'Headings go down one step at a time.' };
  }
  if (!empty || showsProjects(entry, text)) return undefined;
  const fix = 'Write the section, or delete its heading.';
  return { found: `'${text}' has nothing under it`, expected: 'text, or a heading of the next rank', fix };
}

/** Whether the page adds projects of the front matter below this heading. */
const showsProjects = (entry: Entry, heading: string) =>
  entry.kind === 'course' && entry.data.projects.length > 0 && isSection(heading, 'projects');

function checkRepeated(sections: readonly Heading[], linesBefore: number, reporter: Reporter) {
  const names = sections.map(({ text }) => text.trim().toLowerCase());
  for (const [i, section] of sections.entries()) {
    const first = sections[names.indexOf(names[i] ?? '')];
    if (!first || first === section) continue;
    const found = `'${section.text}' stands on line ${first.line + linesBefore} as well`;
    const fix = 'Join the two sections, or say what is different.';
    reporter.warn(section, { found, expected: 'headings that differ', fix });
  }
}
