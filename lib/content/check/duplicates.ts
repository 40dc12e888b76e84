import { factsOf } from '../derived/facts';
import { syllabusPath } from '../derived/paths';
import { quote } from '../read/diagnostic';
import type { Reporter } from '../read/reporter';
import type { Content, Course, Entry, Service } from '../types';
import type { CheckContext } from './context';

/**
 * Checks that no two pages share a name, path, alias, title, description or PDF, and that no page repeats a
 * fact.
 */
export function checkDuplicates({ entries, content, reporterFor }: CheckContext) {
  const owners = new Map<string, Entry>();
  /** Whether no earlier entry has this value. */
  const register = (entry: Entry, field: PropertyKey[], value: string, fix: string) => {
    // Many file systems ignore letter case.
    const owner = owners.get(value.toLowerCase());
    const found = `${quote(value)} is taken by ${owner?.file}`;
    if (owner) reporterFor(entry).error(field, { found, expected: 'one of its own', fix });
    else owners.set(value.toLowerCase(), entry);
    return !owner;
  };
  for (const entry of entries) {
    const { title, description } = entry.data;
    register(entry, ['file name'], `${entry.slug}.md`, 'Rename one of the two.');
    register(entry, ['description'], description, 'Say what only this page has.');
    const pdf = entry.kind === 'course' && syllabusPath(content, entry);
    if (register(entry, ['title'], title, 'Say what is different.') && pdf)
      register(entry, ['title'], pdf, 'The title names the PDF: change it by more than signs.');
  }
  // File names come first, then `path` fields, then aliases: the error is on the field that is easier to
  // change.
  const hasPath = (entry: Entry) => entry.path !== `/${entry.slug}`;
  for (const entry of [...entries.filter((e) => !hasPath(e)), ...entries.filter(hasPath)])
    register(entry, ['path'], entry.path, 'Choose another path for one of the two.');
  for (const entry of entries)
    for (const [i, alias] of entry.aliases.entries()) {
      // An alias may differ from the path of the same page only by case.
      const isOwn = alias !== entry.path && alias.toLowerCase() === entry.path.toLowerCase();
      if (!isOwn) register(entry, ['aliases', i], alias, 'Take the alias out.');
    }
  for (const entry of entries) {
    if (entry.kind === 'page') continue;
    checkFacts(entry, content, reporterFor(entry));
  }
}

function checkFacts(entry: Course | Service, content: Content, reporter: Reporter) {
  const labels = factsOf(content, entry).map(({ label }) => label.toLowerCase());
  for (const [i, { label }] of entry.data.facts.entries()) {
    if (labels.filter((other) => other === label.toLowerCase()).length < 2) continue;
    const found = `'${label}' stands twice on the page`;
    const fix = 'Delete the one under facts, or its field.';
    reporter.warn(['facts', i, 'label'], { found, expected: 'each fact once', fix });
  }
}
