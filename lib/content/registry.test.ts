import { expect, test } from '@playwright/test';
import { loadContent } from './read/load';
import { bySlug, syllabusPath } from './registry';
import type { Course } from './types';

const content = loadContent('e2e/content-full');
const course = bySlug(content, 'catia') as Course;

test('syllabusPath: a course has a PDF if its text has a section Syllabus, in any Markdown', () => {
  const hasPdf = (heading: string) => {
    const entry = { ...course, markdown: `A line.\n\n${heading}\n\n### First\n\n- A line\n` };
    return syllabusPath(content, entry) !== undefined;
  };
  const headings = ['## Syllabus', '## **Syllabus** ##', 'SYLLABUS\n--------'];
  expect(headings.filter((heading) => !hasPdf(heading))).toEqual([]);
  const others = ['```\n## Syllabus\n```\n\n## Other', '## Other\n\n### Syllabus'];
  expect(others.filter(hasPdf)).toEqual([]);
});
