import type { Heading, Root, RootContent } from 'mdast';
import { toString as plainTextOf } from 'mdast-util-to-string';
import { type DiagnosticMessage, quote } from '../read/diagnostic';
import type { Reporter } from '../read/reporter';
import { bodyOf, type TextSection } from '../text/body';
import { nodesIn, textPosition } from '../text/nodes';
import { isSection } from '../text/titles';
import type { Entry } from '../types';
import type { CheckContext } from './context';

/** Checks raw HTML, alternative texts, and headings of texts and tables. */
export function checkText({ entries, reporterFor }: CheckContext) {
  for (const entry of entries) {
    const { tree, sections } = bodyOf(entry);
    const reporter = reporterFor(entry);
    checkNodes(tree, reporter);
    checkHeadings(tree, entry, reporter);
    checkRepeated(sections, reporter);
  }
}

function checkNodes(tree: Root, reporter: Reporter) {
  for (const node of nodesIn(tree)) {
    if (node.type === 'html' && !node.value.startsWith('</')) {
      const fix = node.value.startsWith('<!--')
        ? "Notes to yourself go between the --- lines, after a '#'."
        : 'Write it as Markdown. If < is meant as a sign, type \\<.';
      reporter.error(textPosition('HTML', node), { found: quote(node.value), expected: 'Markdown', fix });
    }
    if (node.type === 'image' && (node.alt ?? '').trim().length < 5)
      reporter.error(textPosition('picture', node), {
        found: `'${node.alt ?? ''}' for ${quote(node.url)}`,
        expected: 'what the picture shows, for those who cannot see it',
        fix: `Write: ![A hub with a keyed bore](${node.url})`,
      });
    if (node.type === 'table')
      for (const cell of node.children[0]?.children ?? [])
        if (plainTextOf(cell).trim() === '')
          reporter.error(textPosition('table', cell), {
            found: 'a column without a heading',
            expected: 'words above each column',
            fix: 'Write what stands in it.',
          });
  }
}

function checkHeadings({ children }: Root, entry: Entry, reporter: Reporter) {
  let rankAbove = 1;
  for (const [i, node] of children.entries()) {
    if (node.type !== 'heading') continue;
    const message = headingMessage(node, children[i + 1], rankAbove, entry);
    if (message) reporter.error(textPosition('heading', node), message);
    if (node.depth > 1) rankAbove = node.depth;
  }
}

/** @param next the block after the heading */
function headingMessage(
  heading: Heading,
  next: RootContent | undefined,
  rankAbove: number,
  entry: Entry,
): DiagnosticMessage | undefined {
  const { depth } = heading;
  const text = plainTextOf(heading);
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
  const isEmpty = !next || (next.type === 'heading' && next.depth <= depth);
  if (!isEmpty || showsProjects(entry, text)) return undefined;
  const fix = 'Write the section, or delete its heading.';
  return { found: `'${text}' has nothing under it`, expected: 'text, or a heading of the next rank', fix };
}

/** Whether the page adds projects of the front matter below this heading. */
const showsProjects = (entry: Entry, heading: string) =>
  entry.kind === 'course' && entry.data.projects.length > 0 && isSection(heading, 'projects');

function checkRepeated(sections: readonly TextSection[], reporter: Reporter) {
  const nameOf = ({ title }: TextSection) => title.trim().toLowerCase();
  for (const section of sections) {
    const first = sections.find((other) => nameOf(other) === nameOf(section));
    if (!first || first === section || nameOf(section) === '') continue;
    const found = `'${section.title}' stands on line ${textPosition('heading', first.heading).line} as well`;
    const fix = 'Join the two sections, or say what is different.';
    reporter.warn(textPosition('heading', section.heading), { found, expected: 'headings that differ', fix });
  }
}
