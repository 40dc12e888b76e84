import path from 'node:path';
import { STUDY_POINT } from '../derived/header-footer-links';
import { BRING_BACK } from '../read/diagnostic';
import { labelIn } from '../read/load';
import { wholeFile } from '../read/reporter';
import { isPage } from '../registry';
import { SINGLE_PAGES } from '../schema';
import type { CheckContext } from './context';

/** Checks that the pages exist to which header, footer and templates link, each of their templates once. */
export function checkNeededPages({ entries, dir, reporterFor }: CheckContext) {
  const pages = labelIn(dir)('pages');
  if (!entries.some(({ slug }) => slug === STUDY_POINT))
    reporterFor(wholeFile(path.join(pages, `${STUDY_POINT}.md`))).error(['file'], {
      found: 'is missing',
      expected: 'the page that the header calls Study Point',
      fix: BRING_BACK,
    });
  for (const template of SINGLE_PAGES) {
    const users = entries.filter((e) => isPage(e, template));
    const [, second] = users;
    const reporter = reporterFor(second ?? wholeFile(pages));
    const expected = 'exactly one page with it';
    if (second) {
      const found = `${users.map(({ file }) => file).join(' and ')} have the template '${template}'`;
      const fix = "Give one of them the template 'text', or delete it.";
      reporter.error(['template'], { found, expected, fix });
    } else if (users.length === 0)
      reporter.error(['template'], {
        found: `no page has the template '${template}'`,
        expected,
        fix: `${BRING_BACK} Or give another page of this folder the template '${template}'.`,
      });
  }
}
