import { didYouMean } from '../nearest';
import type { Problem } from '../problem';
import { SINGLE_PAGES } from '../schema';
import type { Entry, Reading } from '../types';

/**
 * What one file alone cannot know: names and paths that collide, groups and related pages that do not exist. A file
 * with an error of its own counts as there: one mistake makes one message.
 * @param pages folder of the pages, for messages
 */
export function checkCrossReferences(reading: Reading, pages: string, problems: Problem[]) {
  const { site, entries, broken } = reading;
  const groups = site?.data.menus.flatMap((m) => m.groups.map((g) => g.name)) ?? [];
  const slugs = [...entries.map((e) => e.slug), ...broken];
  const relatable = [...entries.flatMap((e) => (e.kind === 'page' ? [] : e.slug)), ...broken];
  checkPaths(entries, problems);
  for (const entry of entries) {
    const error = (field: readonly PropertyKey[], name: string, found: string, expected: string, fix?: string) =>
      problems.push({ level: 'error', file: entry.file, ...entry.placeOf(field), field: name, found, expected, ...(fix ? { fix } : {}) });
    if (site && entry.kind !== 'page' && !groups.includes(entry.data.group)) {
      const guess = didYouMean(entry.data.group, groups) ?? `A new group is added to ${site.file} first.`;
      error(['group'], 'group', `'${entry.data.group}' is not a group`, `one of: ${groups.join(', ')}`, guess);
    }
    for (const [i, slug] of (entry.kind === 'page' ? [] : (entry.data.related ?? [])).entries()) {
      const field = `related[${i + 1}]`;
      if (slug === entry.slug) error(['related', i], field, `'${slug}' is this page`, 'another course or service', 'Take it out.');
      else if (!relatable.includes(slug))
        error(['related', i], field, `'${slug}' is not a course or service`, 'the file name of one, without .md', didYouMean(slug, relatable));
    }
  }
  if (site) {
    for (const [m, menu] of site.data.menus.entries()) {
      const wanted: [readonly PropertyKey[], string, string | undefined][] = [
        [['menus', m, 'landing'], `menus[${m + 1}].landing`, menu.landing],
        ...menu.groups.map((g, i): [readonly PropertyKey[], string, string | undefined] => [
          ['menus', m, 'groups', i, 'path'],
          `menus[${m + 1}].groups[${i + 1}].path`,
          g.path,
        ]),
      ];
      for (const [path, field, slug] of wanted) {
        if (slug === undefined || slugs.includes(slug)) continue;
        const guess = didYouMean(slug, slugs);
        problems.push({
          level: 'error',
          file: site.file,
          ...site.placeOf(path),
          field,
          found: `'${slug}' is not a page`,
          expected: 'the file name of a page without .md',
          ...(guess ? { fix: guess } : {}),
        });
      }
    }
  }
  for (const template of SINGLE_PAGES) {
    const found = entries.filter((e) => e.kind === 'page' && e.data.template === template);
    if (found.length === 1 || (found.length === 0 && broken.length > 0)) continue;
    const [, second] = found;
    problems.push({
      level: 'error',
      file: second?.file ?? pages,
      ...(second?.placeOf(['template']) ?? { line: 1, column: 1 }),
      field: 'template',
      found: `${found.length === 0 ? 'no page has' : `${found.map((e) => e.file).join(' and ')} have`} the template '${template}'`,
      expected: 'exactly one page with it',
      ...(second ? { fix: "Give one of them the template 'text', or delete it." } : { fix: 'Restore the page from the last commit.' }),
    });
  }
}

/** No two pages share a name, a path or an alias; letter case makes no difference, since on many disks it makes none. */
function checkPaths(entries: readonly Entry[], problems: Problem[]) {
  const paths = new Map<string, Entry>();
  const slugs = new Map<string, Entry>();
  for (const entry of entries) {
    const error = (field: readonly PropertyKey[], name: string, found: string, owner: Entry, fix: string) =>
      problems.push({
        level: 'error',
        file: entry.file,
        ...entry.placeOf(field),
        field: name,
        found: `${found} is taken by ${owner.file}`,
        expected: 'a name of its own',
        fix,
      });
    const namesake = slugs.get(entry.slug);
    if (namesake) error([], 'file name', `'${entry.slug}.md'`, namesake, 'Rename one of the two.');
    slugs.set(entry.slug, namesake ?? entry);
    const own = paths.get(entry.path.toLowerCase());
    if (own && own !== namesake) error(['path'], 'path', `'${entry.path}'`, own, 'Choose another path for one of the two.');
    if (!own) paths.set(entry.path.toLowerCase(), entry);
    const seen = new Set<string>([entry.path]);
    for (const [i, alias] of entry.aliases.entries()) {
      const owner = seen.has(alias) ? entry : paths.get(alias.toLowerCase());
      // A page's alias may differ from its own path by case alone: on such a disk both are one file.
      if (owner && owner !== namesake && (owner !== entry || seen.has(alias)))
        error(['aliases', i], `aliases[${i + 1}]`, `'${alias}'`, owner, 'Take the alias out.');
      seen.add(alias);
      if (!owner) paths.set(alias.toLowerCase(), entry);
    }
  }
}
