import path from 'node:path';
import { syllabusPath } from '../catalogue';
import { factsOf } from '../facts';
import type { MakeReporter } from '../reporter';
import type { Content, Entry } from '../types';

/** Titles, descriptions, places and PDFs that two pages share, and facts that stand twice on one, in any letter case. */
export function checkDuplicates(
  entries: readonly Entry[],
  content: Content | undefined,
  reporter: MakeReporter,
) {
  const owners = new Map<string, Entry>();
  /** The earlier page that has the same. */
  const ownerOf = (entry: Entry, what: string, value: string) => {
    const key = `${what} ${value.trim().toLowerCase()}`;
    const owner = owners.get(key);
    if (!owner) owners.set(key, entry);
    return owner;
  };
  for (const entry of entries) {
    const report = reporter(entry);
    const { title, description } = entry.data;
    const sameTitle = ownerOf(entry, 'title', title);
    if (sameTitle)
      report.error(
        ['title'],
        `'${title}' is that of ${sameTitle.file}`,
        'a title of its own',
        'Say what is different.',
      );
    const pdf = content && entry.kind === 'course' && syllabusPath(content, entry);
    const samePdf = pdf && ownerOf(entry, 'pdf', pdf);
    if (samePdf && !sameTitle)
      report.error(
        ['title'],
        `'${title}', whose PDF has the name of another course's`,
        `another title than that of ${samePdf.file}`,
        `Both would be ${path.basename(pdf)}.`,
      );
    const sameDescription = ownerOf(entry, 'description', description);
    if (sameDescription)
      report.error(
        ['description'],
        `the description is that of ${sameDescription.file}`,
        'a sentence of its own',
        'Say what only this page has.',
      );
    if (entry.kind === 'page') continue;
    const { group, order, facts } = entry.data;
    const samePlace = order !== undefined && ownerOf(entry, 'order', `${group} ${order}`);
    if (samePlace)
      report.warn(
        ['order'],
        `place ${order} in ${group} is that of ${samePlace.file}`,
        'a place of its own',
        'Number the pages of the group anew.',
      );
    const labels = content ? factsOf(content, entry).map(({ label }) => label.toLowerCase()) : [];
    for (const [i, { label }] of facts.entries())
      if (labels.filter((other) => other === label.toLowerCase()).length > 1)
        report.warn(
          ['facts', i, 'label'],
          `'${label}' stands twice on the page`,
          'each fact once',
          'Delete the one under facts, or its field.',
        );
  }
}
