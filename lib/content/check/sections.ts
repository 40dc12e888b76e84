import { show } from '../diagnostic';
import { didYouMean, nearest } from '../nearest';
import type { Outline } from '../outline';
import type { Reporter } from '../reporter';
import { isSection, SECTION_TITLES } from '../sections';
import type { Entry } from '../types';

/**
 * Headings that a page's component does not find.
 * @param branches their names; none where `site.md` has an error
 */
export function checkSections(
  { kind, data }: Entry,
  { headings }: Outline,
  branches: string[],
  report: Reporter,
) {
  if (kind !== 'page') return;
  if (data.template === 'about' && !headings.some(({ text }) => isSection(text, 'corporate'))) {
    const meant = nearest(
      SECTION_TITLES.corporate,
      headings.map(({ text }) => text),
    );
    const heading = headings.find(({ text }) => text === meant);
    const fix = "Without it the button 'Enquire for a group' is not shown.";
    const found = heading ? show(heading.text) : 'missing';
    report.text(
      heading ?? { line: 1, column: 1 },
      'heading',
      'warning',
      found,
      `'${SECTION_TITLES.corporate}'`,
      fix,
    );
  }
  if (data.template !== 'contact') return;
  const sections = headings.map((_, i) => headings.slice(0, i + 1).findLast(({ depth }) => depth === 2));
  const parts = headings.flatMap((heading, i) =>
    heading.depth === 3 ? { ...heading, section: sections[i] } : [],
  );
  const branchSection = parts.find(({ text }) => branches.includes(text))?.section;
  for (const { text, section, ...place } of parts) {
    if (!branchSection || section !== branchSection || branches.includes(text)) continue;
    const fix = didYouMean(text, branches) ?? 'Its text stands below the cards of the branches.';
    report.text(
      place,
      'heading',
      'warning',
      `'${text}' is not a branch`,
      `one of: ${branches.join(', ')}`,
      fix,
    );
  }
}
