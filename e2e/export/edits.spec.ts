/** Ten ordinary edits (e2e/exports/edits.ts), each looked for in one export where a reader would look. */
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { EDITS } from '@/e2e/exports/edits';
import { FULL_EXPORT } from '@/e2e/exports/small';
import { attribute, type Element } from '@/lib/format/dom';
import { byId, find, main, read, words } from './site';

const page = (file: string) => read(file, FULL_EXPORT);
const document = (file: string) => page(file).document;
const menuOf = (file: string, path: string) =>
  find(byId(document(file), 'main-nav') as Element, 'a', { href: path }).map((a) => words(a));
const imagesIn = (node: Element, alt: string) => find(node, 'img', { alt });
const isThere = (url: string | undefined) => url !== undefined && fs.existsSync(path.join(FULL_EXPORT, url));

test('a new title stands on the page, in the menu, in the list and in the enquiry form', () => {
  expect(find(document('python.html'), 'h1').map((h) => words(h))).toEqual([EDITS.title]);
  expect(menuOf('privacy.html', '/python')).toEqual([EDITS.title]);
  expect(words(main(page('course.html')))).toContain(EDITS.title);
  expect(page('courseinquiry.html').html).toContain(`["python","${EDITS.title}"`);
});

test('a duration stands among the facts', () => {
  const values = find(main(page('da.html')), 'dd').map((d) => words(d));
  expect(values).toContain(EDITS.duration);
});

test('a new module is the last of the syllabus', () => {
  const modules = find(main(page('java.html')), 'details').map((d) => words(find(d, 'h3')[0] as Element));
  expect(modules.at(-1)).toBe(EDITS.module);
  expect(words(main(page('java.html')))).toContain('Records, sealed interfaces');
});

test('an alias shows the page, byte for byte, and names the original', () => {
  expect(page(`${EDITS.alias}.html`).html).toBe(page('cpp.html').html);
  expect(
    attribute(find(document(`${EDITS.alias}.html`), 'link', { rel: 'canonical' })[0] as Element, 'href'),
  ).toMatch(/\/cpp$/);
});

test('a new banner comes first, with its picture and its button', () => {
  const [slide] = find(main(page('index.html')), 'div', { 'aria-roledescription': 'slide' });
  const first = slide as Element;
  expect(words(first)).toContain(EDITS.banner.heading);
  expect(words(first)).toContain(EDITS.banner.text);
  expect(find(first, 'a', { href: '/abhyasika' }).map((a) => words(a))).toEqual([EDITS.banner.cta]);
  expect(isThere(attribute(imagesIn(first, EDITS.banner.alt)[0] as Element, 'src'))).toBe(true);
});

test('a new gallery picture comes first, and the slides hold nine', () => {
  const gallery = byId(document('Aboutus.html'), 'gallery') as Element;
  expect(words(find(gallery, 'figcaption')[0] as Element)).toBe(EDITS.caption);
  expect(find(gallery, 'ul').map((ul) => find(ul, 'figure').length)).toEqual([9, 1]);
});

test('a new branch is on Contact with its map, and at the foot of every page', () => {
  const contact = main(page('Contact.html'));
  expect(words(byId(document('Contact.html'), 'branch-nashik') as Element)).toContain(EDITS.branch.name);
  expect(find(contact, 'iframe', { title: `Map: ${EDITS.branch.name}` })).toHaveLength(1);
  const [footer] = find(document('catia.html'), 'footer');
  expect(words(footer as Element)).toContain(EDITS.branch.phone);
  expect(find(footer as Element, 'a', { href: `mailto:${EDITS.branch.email}` })).not.toHaveLength(0);
});

test('a new service has a page and stands in its menu', () => {
  const { slug, title } = EDITS.service;
  expect(find(document(`${slug}.html`), 'h1').map((h) => words(h))).toEqual([title]);
  expect(words(main(page(`${slug}.html`)))).toContain('21 November 2026');
  expect(menuOf('index.html', `/${slug}`)).toEqual([title]);
  expect(fs.readFileSync(path.join(FULL_EXPORT, 'sitemap.xml'), 'utf8')).toContain(`/${slug}</loc>`);
});

test('a picture in a text is shown in the sizes of the web', () => {
  const [image] = imagesIn(main(page('abhyasika.html')), EDITS.picture.alt);
  expect(isThere(attribute(image as Element, 'src'))).toBe(true);
  expect(Number(attribute(image as Element, 'width'))).toBeGreaterThanOrEqual(800);
  expect(attribute(image as Element, 'loading')).toBe('lazy');
});

test('a new order is that of the menu and of the list', () => {
  const nav = byId(document('index.html'), 'main-nav') as Element;
  const [list] = find(nav, 'ul', { 'aria-labelledby': 'menu-master-courses' });
  const paths = find(list as Element, 'a').map((a) => attribute(a, 'href'));
  expect(paths[0]).toBe('/video');
  expect(paths.at(-1)).toBe('/da');
  const group = byId(document('course.html'), 'master-courses') as Element;
  expect(attribute(find(group, 'a')[0] as Element, 'href')).toBe('/video');
});

test('a new name of a page is its heading', () => {
  expect(find(document('internship.html'), 'h1').map((h) => words(h))).toEqual([EDITS.pageTitle]);
});
