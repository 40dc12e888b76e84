import { expect, test } from '@playwright/test';
import { coursesOf, enquiryPath, hasSyllabus, pageWith, syllabusPath } from './catalogue';
import { type Content, type Course, loadContent } from './load';
import { bodyOf } from './parsed';
import { pathsOf } from './site-paths';

const content: Content = loadContent();
const course = content.entries.find((e): e is Course => e.slug === 'catia') as Course;
const saying = (markdown: string): Course => ({ ...course, markdown });

const MODULES = '\n\n### First\n\n- A line\n';
for (const [how, heading, expected] of [
  ['plainly', '## Syllabus', true],
  ['with closing marks', '## Syllabus ##', true],
  ['in bold', '## **Syllabus**', true],
  ['underlined', 'Syllabus\n--------', true],
  ['in capitals', '## SYLLABUS', true],
  ['in a fence, as an example', '```\n## Syllabus\n```\n\n## Other', false],
  ['as a part of another section', '## Other\n\n### Syllabus', false],
] as const) {
  test(`a syllabus headed ${how}: page, button and PDF agree`, () => {
    const entry = saying(`A line.\n\n${heading}${MODULES}`);
    expect(hasSyllabus(entry)).toBe(expected);
    expect(bodyOf(entry).sections.some((s) => s.modules)).toBe(expected);
    expect(syllabusPath(content, entry) !== undefined).toBe(expected);
  });
}

test('a page that the header names and that is gone stops the build by its name', () => {
  const without = { ...content, entries: content.entries.filter((e) => e.slug !== 'abhyasika') };
  expect(() => pathsOf(without)).toThrow(/content\/pages\/abhyasika\.md is not there/);
});

for (const folder of ['content', 'e2e/content-full'])
  test(`banners of ${folder} that lead to the course enquiry have chosen a course`, () => {
    const site = loadContent(folder);
    const { path } = pageWith(site, 'courseinquiry');
    const known = new Set(coursesOf(site).map((c) => enquiryPath(site, c)));
    const links = pageWith(site, 'home')
      .data.banners.map(({ link }) => link)
      .filter((link) => link.startsWith(path));
    expect(links.filter((link) => !known.has(link))).toEqual([]);
    expect(links).not.toEqual([]);
  });
