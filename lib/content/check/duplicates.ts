import path from 'node:path';
import { factsOf } from '../derived/facts';
import type { Reporter } from '../read/reporter';
import { syllabusPath } from '../registry';
import type { Content, Course, Entry, Service } from '../types';
import type { CheckContext } from './context';

/**
 * Checks, ignoring case, for titles, descriptions and PDFs that two pages share, for groups that hold both
 * services and courses, and for repeated facts.
 */
export function checkDuplicates({ entries, content, reporterFor }: CheckContext) {
  const owners = new Map<string, Entry>();
  for (const entry of entries) {
    const reporter = reporterFor(entry);
    /** The file of an earlier entry with the same value. */
    const ownerOf = (what: string, value: string) => {
      const key = `${what} ${value.trim().toLowerCase()}`;
      const owner = owners.get(key);
      if (!owner) owners.set(key, entry);
      return owner?.file;
    };
    const { title, description } = entry.data;
    const pdf = entry.kind === 'course' ? syllabusPath(content, entry) : undefined;
    const samePdf = pdf && ownerOf('pdf', pdf);
    const sameTitle = ownerOf('title', title);
    if (sameTitle) {
      const found = `'${title}' is that of ${sameTitle}`;
      reporter.error(['title'], { found, expected: 'a title of its own', fix: 'Say what is different.' });
    } else if (samePdf) {
      const found = `'${title}', whose PDF has the name of another course's`;
      const fix = `Both would be ${path.basename(pdf)}.`;
      reporter.error(['title'], { found, expected: `another title than that of ${samePdf}`, fix });
    }
    const same = ownerOf('description', description);
    if (same) {
      const found = `the description is that of ${same}`;
      const fix = 'Say what only this page has.';
      reporter.error(['description'], { found, expected: 'a sentence of its own', fix });
    }
    if (entry.kind === 'page') continue;
    const { group } = entry.data;
    const course = entries.find((e) => e.kind === 'course' && e.data.group === group);
    if (entry.kind === 'service' && course) {
      const found = `'${group}' is a group of courses, such as ${course.file}`;
      const fix = 'Add one to content/site.md.';
      reporter.error(['group'], { found, expected: 'a group of services', fix });
    }
    checkFacts(entry, content, reporter);
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
