/**
 * One Markdown file is enough: the full export (e2e/builds/small.ts) has a course more, and nothing else was done. What
 * head, sitemap and structured data say of every page of the registry: head, sitemap and structured-data.spec.ts.
 */
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { FULL_CONTENT, FULL_EXPORT, NEW_COURSE as NEW } from '@/e2e/builds/small';
import { bySlug, type Course, groupId, membersOf, syllabusPath } from '@/lib/content';
import { loadContent } from '@/lib/content/load';
import { attribute, type Element, textOf } from '@/lib/format/dom';
import { byId, find, main, read, words } from './site';

const page = (file = `${NEW.slug}.html`) => read(file, FULL_EXPORT);
const href = (element: Element) => attribute(element, 'href');
const linkTo = (node: Element, to = `/${NEW.slug}`) => find(node, 'a', { href: to });
const edited = () => loadContent(FULL_CONTENT);
test('it has a page with its name, facts, text and modules', () => {
  const text = words(main(page()));
  expect(find(page().document, 'h1').map(words)).toEqual([NEW.title]);
  for (const part of [NEW.group, NEW.mode, NEW.duration, 'A colourful stress plot', ...NEW.modules])
    expect.soft(text).toContain(part);
});

test('it stands in the dropdown of every page, under its group', () => {
  for (const file of ['index.html', 'catia.html', 'privacy.html', '404.html']) {
    const nav = byId(page(file).document, 'main-nav') as Element;
    const [list] = find(nav, 'ul', { 'aria-labelledby': `menu-${groupId(NEW.group)}` });
    expect.soft(list && linkTo(list).map(words), file).toEqual([NEW.title]);
  }
});

test('it stands in the listing, with what the filter finds it by', () => {
  const group = byId(page('course.html').document, groupId(NEW.group)) as Element;
  const item = find(group, 'li').find((li) => linkTo(li).length === 1) as Element;
  expect(words(item)).toBe(`${NEW.title} ${NEW.description} Duration: ${NEW.duration} Mode: ${NEW.mode}`);
  for (const name of NEW.modules) expect(attribute(item, 'data-topics')).toContain(name);
  const count = membersOf(edited(), NEW.group).length;
  expect(words(group)).toContain(`${count} courses`);
});

test('three neighbours of its group are related to it', () => {
  const related = byId(page().document, 'related') as Element;
  const others = membersOf(edited(), NEW.group)
    .map((e) => e.path)
    .filter((p) => p !== `/${NEW.slug}`);
  expect(find(related, 'a').length).toBe(3);
  expect(find(related, 'a').filter((a) => !others.includes(href(a) ?? ''))).toEqual([]);
});

test('the enquiry page knows its name and its syllabus, which is a PDF', () => {
  const pdf = syllabusPath(edited(), bySlug(edited(), NEW.slug) as Course) ?? '';
  expect(fs.readFileSync(path.join(FULL_EXPORT, pdf)).toString('latin1', 0, 5)).toBe('%PDF-');
  const lookup = byId(page('courseinquiry.html').document, 'courses') as Element;
  const rows = JSON.parse(textOf(lookup)) as string[][];
  expect(rows.find(([slug]) => slug === NEW.slug)).toEqual([
    NEW.slug,
    NEW.title,
    expect.stringContaining(`${NEW.title}: enquiry and syllabus`),
    pdf,
  ]);
  const buttons = linkTo(main(page()), `/courseinquiry?course=${NEW.slug}`).map(words);
  expect(buttons).toContain('Download Syllabus PDF');
});
