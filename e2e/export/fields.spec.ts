/**
 * Every field is on the page if it is filled, and leaves no trace if it is empty. The text of each fact is
 * tested in lib/content/derived/facts.test.ts.
 */
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { factsOf, type SectionId } from '@/lib/content';
import { stringsIn } from '@/lib/content/schema/field-texts';
import { attribute, type Element, findAll } from '@/lib/html/dom';
import { BARE_SITE, FULL_SITE, oneOfEachKind } from '../support/sites';
import { barePage, byId, exportedPages, fullPage, main, read, valuesOf, visibleText } from './read';

const section = (page: string, id: string) => byId(fullPage(page).document, id) as Element;

/** A value that is no text: a key, a date, a file or an address, or how long a course takes (`P4M`). */
const KEY = /^([a-z\d?=:./-]+|P\d+M)$/;
/**
 * Fields that the body does not show: the head has path and description (page-rules.ts), and Careers shows
 * `noVacancies` once all vacancies have expired (browser/expired.spec.ts).
 */
const SHOWN_ELSEWHERE = /^(path|description|noVacancies\..+)$/;

test('a page shows the text of every field, and a course every fact', () => {
  for (const { document, route } of exportedPages(FULL_SITE)) {
    const { file, entry } = route;
    const [body] = findAll(document, 'body') as [Element];
    const attributes = ['alt', 'aria-label'].flatMap((name) => valuesOf(body, name));
    const shown = [visibleText(body), ...attributes].join('\n');
    const fields = stringsIn(entry.data).filter(
      ({ path, text }) => !KEY.test(text) && !SHOWN_ELSEWHERE.test(path.join('.')),
    );
    const texts = fields.map(({ text }) => text);
    const facts = entry.kind === 'course' ? factsOf(FULL_SITE.content, entry).map(({ value }) => value) : [];
    for (const text of [...texts, ...facts]) expect.soft(shown, file).toContain(text);
  }
});

/** By page and id: texts that follow each other, derived from fields. */
const TEXTS_OF_SECTION = [
  ['catia#offer', '2 March 2099 to 26 June 2099', 'Monday to Friday, 18:00–20:00, Pune, classroom'],
  ['catia#content', 'A hub, filed round and bored', 'Module 2', 'CATIA part, STEP file'],
  ['catia#content', 'STEP file', 'A cast housing in one file, raw and machined', 'Module 2'],
  ['catia#enquire', 'in the form, and the syllabus PDF downloads at once.'],
  ['solidworks#enquire', 'in the form. The syllabus PDF needs no form.'],
  ['course#make-a-plastic-cover', 'A plastic cover', '1', 'CATIA', 'It comes first, for surfaces.'],
  ['course#it-courses', 'who model already.', 'Duration: 6 weeks, 2 hours a day', 'Mode: Classroom'],
  ['tvisa#paid', 'Extension of 30 days', 'AED 850', 'GDRFA Dubai', '5 November 2025'],
  ['Contact#branch-akurdi', 'Monday to Friday, 08:30–21:15', 'Saturday and Sunday, 09:45–13:30'],
  ['Contact#licences', 'Trade licence TL-000042, issued by'],
  ['career#vacancies', 'Full-time, Pune, open until 28 February 2099', 'Send: A CV and one drawing'],
] as const;

test('a page shows the text derived from its fields', () => {
  for (const [place, ...texts] of TEXTS_OF_SECTION) {
    const [page = '', id = ''] = place.split('#');
    expect.soft(visibleText(section(page, id)), place).toContain(texts.join(' '));
  }
});

test('a branch on a drawn map has a numbered badge that links to its card', () => {
  const badges = findAll(main(fullPage('Contact')), 'figure')
    .flatMap((map) => findAll(map, 'svg'))
    .flatMap((badge) => findAll(badge, 'a'));
  expect(badges.map((a) => [attribute(a, 'href'), attribute(a, 'aria-label')])).toEqual([
    ['#branch-akurdi', '1 Main Branch Akurdi Pune'],
    ['#branch-nashik', '3 Nashik Road'],
  ]);
  expect(findAll(section('Contact', 'branch-dubai'), 'b').map(visibleText)).toEqual(['Dubai']);
  expect(findAll(main(barePage('Contact')), 'figure')).toEqual([]);
});

test('telephone, e-mail and chat links of a course name the course', () => {
  const links = findAll(section('catia', 'enquire'), 'a');
  const [call, mail, chat] = ['tel:', 'mailto:', 'https://wa.me/'].map((scheme) =>
    links.find((link) => attribute(link, 'href')?.startsWith(scheme)),
  ) as [Element, Element, Element];
  expect(attribute(call, 'aria-label')).toBe('Call Pune about CATIA: +91 00000 00000');
  expect(attribute(mail, 'href')).toMatch(/\?subject=Enquiry%3A%20CATIA$/);
  expect(new URL(attribute(chat, 'href') ?? '').searchParams.get('text')).toBe(
    'Hello, I would like more information about your courses.\nCATIA: https://www.example.com/catia',
  );
});

test('a carousel without slides says that no items are available', () => {
  for (const [page, label] of Object.entries({ index: 'Highlights', Aboutus: 'Gallery' })) {
    const [carousel] = findAll(barePage(page).document, 'section', { 'aria-label': label });
    expect.soft(carousel && visibleText(carousel), page).toBe('No items available');
  }
});

test('a page with the required fields alone has no trace of the optional ones', () => {
  const textOfBare = (page: string) => visibleText(main(barePage(page)));
  expect(textOfBare('catia')).toMatch(
    /Ask for the fee, the dates and the hours .* Ask us for .* the teacher\./,
  );
  expect(textOfBare('tvisa')).toContain('Ask us for');
  expect(visibleText(main(fullPage('catia')))).not.toContain('Ask us for');
  expect(textOfBare('Aboutus')).not.toContain('Founder');
  expect(visibleText(byId(barePage('career').document, 'vacancies') as Element)).toContain(
    'No position is open just now.',
  );
  expect(fs.existsSync(path.join(BARE_SITE.root, 'calendar'))).toBe(false);
  const ids: SectionId[] = [
    ...(['outcomes', 'offer', 'claims', 'questions', 'sources', 'paid', 'batches'] as const),
    ...(['licences', 'make'] as const),
  ];
  for (const { file, entry } of oneOfEachKind(BARE_SITE)) {
    const page = read(BARE_SITE, file);
    for (const id of ids) expect.soft(byId(page.document, id), `${file}#${id}`).toBeUndefined();
    // Allows required fields (a service's check date, a branch's contacts) and counts (on About, of modules).
    const terms = findAll(main(page), 'dt')
      .map(visibleText)
      .filter((term) => !/^(Syllabus|Map|Email|Founded|Courses|Branches)$/.test(term));
    expect.soft(terms, file).toEqual(entry.kind === 'service' ? ['Last checked'] : []);
    expect.soft(findAll(main(page), 'table'), file).toEqual([]);
    expect.soft(page.html, file).not.toContain('data-expires');
    expect
      .soft(visibleText(main(page)), file)
      .not.toMatch(/\bTBA\b|undefined|NaN|Invalid Date|\[object |\{\w+\}/);
  }
});

test('a choice links to its courses in order, on home and on the list of courses', () => {
  for (const [page, listing] of [
    ['index', '/course'],
    ['course', ''],
  ] as const) {
    const links = findAll(section(page, 'make'), 'a')
      .map((a) => attribute(a, 'href'))
      .filter((link) => link?.includes('#'));
    expect(links).toContain(`${listing}#make-a-plastic-cover`);
    expect(links).toHaveLength(8);
  }
  const cover = section('course', 'make-a-plastic-cover');
  expect(findAll(cover, 'a').map((a) => attribute(a, 'href'))).toEqual(['/catia', '/automotive1']);
});
