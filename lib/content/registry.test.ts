import { expect, test } from '@playwright/test';
import { syllabusPath } from './registry';
import { catia, content } from './testing';

test('syllabusPath: a course has a PDF if its text has a section Syllabus, in any Markdown', () => {
  const hasPdf = (heading: string) => {
    const entry = { ...catia, markdown: `A line.\n\n${heading}\n\n### First\n\n- A line\n` };
    return syllabusPath(content, entry) !== undefined;
  };
  const headings = ['## Syllabus', '## **Syllabus** ##', 'SYLLABUS\n--------'];
  expect(headings.filter((heading) => !hasPdf(heading))).toEqual([]);
  const others = ['```\n## Syllabus\n```\n\n## Other', '## Other\n\n### Syllabus'];
  expect(others.filter(hasPdf)).toEqual([]);
});
