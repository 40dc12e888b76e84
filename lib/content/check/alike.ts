import path from 'node:path';
import { syllabusPath } from '../catalogue';
import type { Content, Entry } from '../types';
import type { ReportOn, Words } from './report';

/** Titles and descriptions that two pages share, and places in a group that two pages claim. */
export function checkAlike(entries: readonly Entry[], reportOn: ReportOn) {
  const first = new Map<string, Entry>();
  for (const entry of entries) {
    const claim = (
      field: 'title' | 'description' | 'order',
      value: string,
      ...[level, found, expected, fix]: Words
    ) => {
      const key = `${field} ${value}`;
      const owner = first.get(key);
      if (owner) reportOn(entry).field([field], level, `${found} is that of ${owner.file}`, expected, fix);
      else first.set(key, entry);
    };
    const { title, description } = entry.data;
    claim('title', fold(title), 'error', `'${title}'`, 'a title of its own', 'Say what is different.');
    claim(
      'description',
      fold(description),
      'error',
      'the description',
      'a sentence of its own',
      'Say what only this page has.',
    );
    if (entry.kind !== 'page' && entry.data.order !== undefined) {
      const { group, order } = entry.data;
      claim(
        'order',
        `${group} ${order}`,
        'warning',
        `place ${order} in ${group}`,
        'a place of its own',
        'Number the pages of the group anew.',
      );
    }
  }
}

/** Courses whose titles differ, and whose syllabus PDFs would have one name for all that; on some disks case makes no difference. */
export function checkPdfNames(content: Content, reportOn: ReportOn) {
  const owners = new Map<string, Entry>();
  for (const course of content.entries) {
    const address = course.kind === 'course' && syllabusPath(content, course);
    if (!address) continue;
    const owner = owners.get(address.toLowerCase());
    owners.set(address.toLowerCase(), owner ?? course);
    const { title } = course.data;
    if (!owner || fold(owner.data.title) === fold(title)) continue;
    const found = `'${title}', whose PDF has the name of another course's`;
    reportOn(course).field(
      ['title'],
      'error',
      found,
      `another title than that of ${owner.file}`,
      `Both would be ${path.basename(address)}.`,
    );
  }
}

/** A text without case and punctuation: what two texts share when a reader would take them for one. */
export const fold = (text: string) =>
  text
    .toLowerCase()
    .replace(/[\s\p{P}]+/gu, ' ')
    .trim();
