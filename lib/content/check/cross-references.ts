import { didYouMean } from '../nearest';
import { type MakeReporter, wholeFile } from '../reporter';
import { SINGLE_PAGES } from '../schema';
import type { Entry, ParseResult } from '../types';

/**
 * What one file alone cannot know: names and paths that collide, groups and related pages that do not exist. A file
 * with an error of its own counts as there: one mistake makes one message.
 * @param pages folder of the pages, for messages
 */
export function checkCrossReferences(
  { site, entries, broken }: ParseResult,
  pages: string,
  reporter: MakeReporter,
) {
  const groups = site?.data.menus.flatMap((m) => m.groups.map((g) => g.name)) ?? [];
  const slugs = [...entries.map((e) => e.slug), ...broken];
  const relatable = [...entries.flatMap((e) => (e.kind === 'page' ? [] : e.slug)), ...broken];
  checkPaths(entries, reporter);
  for (const entry of entries) {
    if (entry.kind === 'page') continue;
    const report = reporter(entry);
    const { group, related = [] } = entry.data;
    if (site && !groups.includes(group)) {
      const guess = didYouMean(group, groups) ?? `A new group is added to ${site.file} first.`;
      report.error(['group'], `'${group}' is not a group`, `one of: ${groups.join(', ')}`, guess);
    }
    for (const [i, slug] of related.entries()) {
      if (slug === entry.slug)
        report.error(['related', i], `'${slug}' is this page`, 'another course or service', 'Take it out.');
      else if (!relatable.includes(slug)) {
        const found = `'${slug}' is not a course or service`;
        report.error(['related', i], found, 'the file name of one, without .md', didYouMean(slug, relatable));
      }
    }
  }
  if (site) {
    const report = reporter(site);
    const check = (path: readonly PropertyKey[], slug: string | undefined) => {
      if (slug === undefined || slugs.includes(slug)) return;
      report.error(
        path,
        `'${slug}' is not a page`,
        'the file name of a page without .md',
        didYouMean(slug, slugs),
      );
    };
    for (const [m, menu] of site.data.menus.entries()) {
      check(['menus', m, 'landing'], menu.landing);
      for (const [g, group] of menu.groups.entries()) check(['menus', m, 'groups', g, 'path'], group.path);
    }
  }
  for (const template of SINGLE_PAGES) {
    const found = entries.filter((e) => e.kind === 'page' && e.data.template === template);
    const [, second] = found;
    const expected = 'exactly one page with it';
    if (second) {
      const files = found.map((e) => e.file).join(' and ');
      const fix = "Give one of them the template 'text', or delete it.";
      reporter(second).error(['template'], `${files} have the template '${template}'`, expected, fix);
    } else if (found.length === 0 && broken.length === 0) {
      const fix = 'Restore the page from the last commit.';
      reporter(wholeFile(pages)).error(['template'], `no page has the template '${template}'`, expected, fix);
    }
  }
}

/** No two pages share a name, a path or an alias; letter case makes no difference, since on many disks it makes none. */
function checkPaths(entries: readonly Entry[], reporter: MakeReporter) {
  const paths = new Map<string, Entry>();
  const slugs = new Map<string, Entry>();
  for (const entry of entries) {
    const taken = (field: readonly PropertyKey[], name: string, owner: Entry, fix: string) =>
      reporter(entry).error(field, `'${name}' is taken by ${owner.file}`, 'a name of its own', fix);
    const namesake = slugs.get(entry.slug);
    if (namesake) taken(['file name'], `${entry.slug}.md`, namesake, 'Rename one of the two.');
    slugs.set(entry.slug, namesake ?? entry);
    const own = paths.get(entry.path.toLowerCase());
    if (own && own !== namesake) taken(['path'], entry.path, own, 'Choose another path for one of the two.');
    if (!own) paths.set(entry.path.toLowerCase(), entry);
    const seen = new Set<string>([entry.path]);
    for (const [i, alias] of entry.aliases.entries()) {
      const owner = seen.has(alias) ? entry : paths.get(alias.toLowerCase());
      // A page's alias may differ from its own path by case alone: on such a disk both are one file.
      if (owner && owner !== namesake && (owner !== entry || seen.has(alias)))
        taken(['aliases', i], alias, owner, 'Take the alias out.');
      seen.add(alias);
      if (!owner) paths.set(alias.toLowerCase(), entry);
    }
  }
}
