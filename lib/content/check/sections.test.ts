import { expect, test } from '@playwright/test';
import { branchTexts } from '../branch-texts';
import { type Diagnostic, formatDiagnostic } from '../diagnostic';
import { parse } from '../parsed';
import { Reporter } from '../reporter';
import type { Branch } from '../schema';
import type { Page } from '../types';
import { checkSections } from './sections';

const BRANCHES = ['Akurdi', 'Dubai'];

/** What the check says of a page. */
function said(template: 'about' | 'contact', markdown: string): string[] {
  const diagnostics: Diagnostic[] = [];
  const report = new Reporter(
    { file: 'page.md', placeOf: () => ({ line: 1, column: 1 }), offset: 10 },
    diagnostics,
  );
  checkSections({ kind: 'page', data: { template } } as Page, parse(markdown).outline, BRANCHES, report);
  return diagnostics.map(formatDiagnostic);
}

const CONTACT = 'Lede.\n\n## Ways\n\n### Bus\n\nText.\n\n## Which\n\n### Akurdy\n\nOne.\n\n### Dubai\n\nTwo.';

test('a part that no branch has the name of is named, and the other cards keep their text', () => {
  expect(said('contact', CONTACT)).toEqual([
    "page.md:21:1  warning  heading: 'Akurdy' is not a branch. Expected one of: Akurdi, Dubai. Did you mean 'Akurdi'?",
  ]);
  expect(said('contact', CONTACT.replace('Akurdy', 'Akurdi'))).toEqual([]);
  const branches = BRANCHES.map((name) => ({ name }) as Branch);
  const { textOf, unknown, others } = branchTexts(parse(CONTACT).body.sections, branches);
  expect(branches.map((branch) => textOf(branch)?.map(({ type }) => type))).toEqual([
    undefined,
    ['paragraph'],
  ]);
  expect([unknown, others].map((sections) => sections.map(({ title }) => title))).toEqual([
    ['Akurdy'],
    ['Ways'],
  ]);
});

test('a heading that takes the button for groups with it is named', () => {
  const fix =
    "Expected 'In-house and corporate training'. Without it the button 'Enquire for a group' is not shown.";
  expect(said('about', 'Lede.\n\n## In-house & corporate training\n\nText.')).toEqual([
    `page.md:13:1  warning  heading: 'In-house & corporate training'. ${fix}`,
  ]);
  expect(said('about', 'Lede.')).toEqual([`page.md:11:1  warning  heading: missing. ${fix}`]);
  expect(said('about', 'Lede.\n\n## In-house and Corporate Training\n\nText.')).toEqual([]);
});
