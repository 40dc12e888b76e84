import path from 'node:path';
import { BRING_BACK } from '../read/diagnostic';
import { labelIn } from '../read/load';
import { wholeFile } from '../read/reporter';
import { isPage } from '../registry';
import { SINGLE_PAGES } from '../schema';
import { STUDY_POINT } from '../site-paths';
import type { Entry } from '../types';
import type { CheckContext } from './context';

/** Checks that no two pages share a name, path or alias, and that those of header and footer exist. */
export function checkPaths({ entries, dir, reporterFor }: CheckContext) {
  const pages = labelIn(dir)('pages');
  const owners = new Map<string, Entry>();
  const register = (entry: Entry, field: PropertyKey[], name: string, fix: string) => {
    // Many file systems ignore letter case.
    const owner = owners.get(name.toLowerCase());
    const found = `'${name}' is taken by ${owner?.file}`;
    if (owner) reporterFor(entry).error(field, { found, expected: 'a name of its own', fix });
    else owners.set(name.toLowerCase(), entry);
  };
  for (const entry of entries) register(entry, ['file name'], `${entry.slug}.md`, 'Rename one of the two.');
  // File names come first, then `path` fields, then aliases: the error
  // is on the field that is easier to change.
  const hasPath = (entry: Entry) => entry.path !== `/${entry.slug}`;
  for (const entry of [...entries.filter((e) => !hasPath(e)), ...entries.filter(hasPath)])
    register(entry, ['path'], entry.path, 'Choose another path for one of the two.');
  for (const entry of entries)
    for (const [i, alias] of entry.aliases.entries()) {
      // An alias may differ from the path of the same page only by case.
      const isOwn = alias !== entry.path && alias.toLowerCase() === entry.path.toLowerCase();
      if (!isOwn) register(entry, ['aliases', i], alias, 'Take the alias out.');
    }
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
