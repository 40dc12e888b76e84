import path from 'node:path';
import { syllabusPath } from '../catalogue';
import type { Detail, MakeReporter } from '../reporter';
import type { Content, Entry } from '../types';

/** Answers that two pages may share word for word. */
const SHARED_ANSWERS = 2;

/** Titles, descriptions, places in a group and answers that a page has from another. */
export function checkDuplicates(entries: readonly Entry[], reporter: MakeReporter) {
  const owners = new Map<string, Entry>();
  for (const entry of entries) {
    const { title, description } = entry.data;
    const claim = (field: string, value: string, ...[level, found, expected, fix]: Detail) => {
      const key = `${field} ${value}`;
      const owner = owners.get(key);
      if (owner) reporter(entry).field([field], level, `${found} is that of ${owner.file}`, expected, fix);
      else owners.set(key, entry);
    };
    claim('title', fold(title), 'error', `'${title}'`, 'a title of its own', 'Say what is different.');
    const own = 'Say what only this page has.';
    claim('description', fold(description), 'error', 'the description', 'a sentence of its own', own);
    if (entry.kind === 'page') continue;
    const { group, order, faq } = entry.data;
    const place = `${group} ${order}`;
    const renumber = 'Number the pages of the group anew.';
    if (order !== undefined)
      claim('order', place, 'warning', `place ${order} in ${group}`, 'a place of its own', renumber);
    const shared = new Map<Entry, number>();
    for (const [i, { answer }] of faq.entries()) {
      const key = `answer ${fold(answer)}`;
      const owner: Entry = owners.get(key) ?? entry;
      owners.set(key, owner);
      const count = (shared.get(owner) ?? 0) + 1;
      shared.set(owner, count);
      if (owner === entry || count !== SHARED_ANSWERS + 1) continue;
      const found = `${count} answers stand word for word in ${owner.file}, this one among them`;
      const expected = `at most ${SHARED_ANSWERS} answers that two pages share`;
      reporter(entry).warn(['faq', i, 'answer'], found, expected, 'Answer it for this page.');
    }
  }
}

/** Courses whose syllabus PDFs would have one name; letter case makes no difference, since on some disks it makes none. */
export function checkPdfNames(content: Content, reporter: MakeReporter) {
  const owners = new Map<string, Entry>();
  for (const course of content.entries) {
    const address = course.kind === 'course' && syllabusPath(content, course);
    if (!address) continue;
    const owner = owners.get(address.toLowerCase());
    owners.set(address.toLowerCase(), owner ?? course);
    const { title } = course.data;
    // Titles that are the same have their own message.
    if (!owner || fold(owner.data.title) === fold(title)) continue;
    const found = `'${title}', whose PDF has the name of another course's`;
    const expected = `another title than that of ${owner.file}`;
    reporter(course).error(['title'], found, expected, `Both would be ${path.basename(address)}.`);
  }
}

/** A text without letter case and punctuation. */
export const fold = (text: string) =>
  text
    .toLowerCase()
    .replace(/[\s\p{P}]+/gu, ' ')
    .trim();
