import { expect, test } from '@playwright/test';
import { syllabusPath } from './registry';
import { catia, content } from './testing';

test('syllabusPath: a course has a PDF if its text has a section Syllabus, in any Markdown', () => {
  const hasPdf = (heading: string) => {
    const entry = { ...catia, markdown: `A line.\n\n${heading}\n\n### First\n\n- A line\n` };
    return syllabusPath(content, entry) !== undefined;
  };
  const sections = ['## Syllabus', '## **Syllabus** ##', 'SYLLABUS\n--------'];
  const others = ['```\n## Syllabus\n```\n\n## Other', '## Other\n\n### Syllabus'];
  expect([...sections, ...others].filter(hasPdf)).toEqual(sections);
});
