/**
 * The owner's facts where a reader would look for them: in the export whose every field is filled, and not a trace of
 * them in the one that has the required fields alone.
 */
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { BARE_EXPORT, FULL_CONTENT, FULL_EXPORT } from '@/e2e/builds/small';
import { factsOf, routes } from '@/lib/content';
import { loadContent } from '@/lib/content/load';
import { stringsOf } from '@/lib/content/shape';
import { costOf, overspent } from '@/lib/export/budgets';
import { attribute, type Element, elements } from '@/lib/format/dom';
import { readPdf, squeeze } from '@/lib/media/syllabus-pdf/testing';
import { blocks, byId, filesOf, find, main, read, words } from './site';

const full = (page: string) => read(`${page}.html`, FULL_EXPORT);
const bare = (page: string) => read(`${page}.html`, BARE_EXPORT);
const section = (page: string, id: string) => byId(full(page).document, id) as Element;
const hrefs = (links: Element[]) => links.map((link) => attribute(link, 'href') ?? '');

const content = loadContent(FULL_CONTENT);

test('every text that an editor writes into a field stands on its page, and every fact of a course', () => {
  for (const { file, entry } of routes(content)) {
    const { document } = read(file, FULL_EXPORT);
    const attributes = [...elements(document)].flatMap((element) =>
      ['alt', 'aria-label', 'content'].flatMap((name) => attribute(element, name) ?? []),
    );
    const shown = [words(document), ...attributes].join('\n');
    const texts = stringsOf(entry.data).filter(({ path }) => !/^(choices|noJobs)$/.test(String(path[0])));
    const facts = entry.kind === 'course' ? factsOf(content, entry).map(({ value }) => value) : [];
    for (const text of [...texts.flatMap(({ text }) => (/\w \w/.test(text) ? text : [])), ...facts])
      expect.soft(shown, file).toContain(text);
  }
});

/** By page and section: what is made of its fields; after a `=` all that it says. */
const TEXTS_OF_SECTION: Record<string, string[]> = {
  'catia#offer': [
    'Dates, fee and certificate',
    '2 March 2099 to 26 June 2099 Monday to Friday, 18:00–20:00, Pune, classroom',
    'INR 1,34,500, tax included As of 1 November 2025 Covers: All lessons, the lab, printed exercises',
    'Instalments: Three parts of the same size Refund: In full until the day before the batch begins',
    'AED 5,200 plus tax As of 15 October 2025',
    'Awarded by Trikona Institute. Attendance of 80 % and a finished housing.',
    'Recognised by Example Skills Council',
  ],
  'catia#tools': [
    '=Software and computer CATIA V5-6R2023: student edition for a year Windows 11, 16 GB of memory. A computer is provided.',
  ],
  'catia#what-comes-next': ['Jobs to look for: CAD designer, Body design engineer.'],
  'catia#sources': ['These links were last updated on 2 November 2025.'],
  'catia#enquire': ['in the form, and the syllabus PDF downloads at once.'],
  'solidworks#enquire': ['in the form. The syllabus PDF needs no form.'],
  'tvisa#content': [
    'What we do: we explain the steps and go through the papers with you. Only the authority decides.',
    'English, Arabic',
  ],
  'tvisa#paid': [
    '=Who gets which fee Paid to the authority For Amount Paid to Official page, added on Extension of 30 days AED 850 GDRFA Dubai 5 November 2025 Paid to us INR 1,770, tax included As of 1 November 2025 Covers: Reading of your papers and one appointment',
  ],
  'tvisa#times': ['=Times Stage Time Visa, express 36 hours Days of rest do not count.'],
  // Where a warning takes the band, its button follows it, and what we do stands with what the service is.
  'golden-visa#about': ['What we do We read the papers with you. Enquire about this service'],
  'golden-visa#before-you-pay-anyone': [
    '=Before you pay anyone Pay nobody who promises it. Enquire about this service',
  ],
  'ielts#how-to-prepare': [
    '=How to prepare Test See what is missing. Practice One type at a time. Again With a clock. Enquire about this service',
  ],
  'Contact#branch-akurdi': ['Monday to Friday, 08:30–21:15 Saturday and Sunday, 09:45–13:30'],
  'Contact#licences': [
    '=Licences Trade licence TL-000042, issued by Department of Economy and Tourism, Dubai for Office 000, Example Tower, Dubai, valid to 31 December 2099',
  ],
  // Before the first picture.
  'Aboutus#gallery': ['Gallery One room stands here nine times over.'],
  'Aboutus#founder-profile': [
    '=Founder profile A. B. Example With the institute since 2001 Drew press tools for nine years and then taught two pupils at one board.',
  ],
  'career#positions': [
    'CATIA trainer Full-time, Pune, open until 28 February 2099 Send: A CV and one drawing',
  ],
};

for (const [place, texts] of Object.entries(TEXTS_OF_SECTION))
  test(`${place} says what its fields hold`, () => {
    const [page = '', id = ''] = place.split('#');
    const shown = words(section(page, id));
    for (const text of texts)
      if (text.startsWith('=')) expect(shown).toBe(text.slice(1));
      else expect.soft(shown).toContain(text);
  });

test('page one of a PDF without facts leaves room to note them', async () => {
  const pdf = fs.readFileSync(path.join(BARE_EXPORT, 'syllabus', 'Trikona-CATIA-Syllabus.pdf'));
  const { first } = await readPdf(pdf);
  for (const text of [
    'Ask us, and note it here',
    'Fee',
    'Next batch',
    'Language of teaching',
    'www.example.com/catia',
  ])
    expect.soft(first).toContain(squeeze(text));
});

test('what a field says is said in place of what stands there without it', () => {
  const said = (page: string) => words(main(full(page)));
  expect(said('catia')).not.toContain('Ask us for');
  expect(said('Aboutus')).not.toContain('while no founder is given');
  expect(find(section('career', 'positions'), 'img')).toEqual([]);
  for (const link of find(main(full('solidworks')), 'a'))
    if (words(link) === 'Download Syllabus PDF')
      expect.soft(attribute(link, 'href')).toMatch(/^\/syllabus\/.*\.pdf$/);
});

test('what has passed is nowhere', () => {
  for (const file of [...filesOf(FULL_EXPORT)].filter((f) => /\.(html|ics)$/.test(f))) {
    const source = fs.readFileSync(path.join(FULL_EXPORT, file), 'utf8');
    for (const word of ['January 2020', '2020-01-06', '20200106', 'Night watch', 'Old registration'])
      expect.soft(source.includes(word), `${file}: ${word}`).toBe(false);
  }
});

test('a picture in a text is shown in the sizes of the web', () => {
  const alt = 'Twelve desks under lamps, seen from the door';
  const [image] = find(main(full('abhyasika')), 'img', { alt }) as [Element];
  expect(fs.existsSync(path.join(FULL_EXPORT, attribute(image, 'src') ?? 'none'))).toBe(true);
  expect(Number(attribute(image, 'width'))).toBeGreaterThanOrEqual(800);
  expect(attribute(image, 'loading')).toBe('lazy');
});

test('the listing has a line of facts for each course, and a comparison of what all of a group have', () => {
  const group = section('course', 'mechanical-cad');
  expect(words(find(group, 'li')[0] as Element)).toContain('Next batch: 3 January 2099');
  const rows = find(byId(group, 'compare-mechanical-cad') as Element, 'tr').map(words);
  expect(rows[0]).toBe('CATIA NX CAD SolidWorks');
  // One of the three has no level, so none is compared.
  expect(rows.map((row) => row.split(' ')[0]).join()).toBe(
    'CATIA,Duration,Next,Fee,Mode,Syllabus,Certificate',
  );
  expect(rows.join()).not.toContain('Intermediate');
  expect(byId(full('course').document, 'compare-it-courses')).toBeUndefined();
});

test('the listing says what one does in a course, and is searched for whom it is', () => {
  const row = find(section('course', 'it-courses'), 'li').find((li) =>
    words(li).startsWith('Python for Engineers You sort a folder of files'),
  );
  expect(attribute(row as Element, 'data-topics')).toMatch(/^A short course in Python for .* edits\. First/);
});

test('home and the page of the course lead to a calendar file of each batch', () => {
  for (const [page, batches] of Object.entries({ index: 4, catia: 2 })) {
    const files = hrefs(find(main(full(page)), 'a')).filter((href) => href.startsWith('/calendar/'));
    expect(files).toHaveLength(batches);
    for (const file of files) expect(fs.existsSync(path.join(FULL_EXPORT, file)), file).toBe(true);
  }
  expect(words(section('index', 'batches'))).toMatch(
    /^Next batches CATIA 3 January 2099 .* NX CAD 2 February 2099/,
  );
});

test('a service that warns of nothing shows in the band how one prepares', () => {
  expect(attribute(section('ielts', 'how-to-prepare'), 'class')).toMatch(/^night /);
});

test('a service leads to its parts, its times after its steps', () => {
  const [nav] = find(main(full('tvisa')), 'nav', { 'aria-label': 'On this page' });
  expect(hrefs(find(nav as Element, 'a')).join()).toBe('#steps,#times,#documents,#questions,#enquire');
});

test('the internship shows its fields as drawings, and offers calls to the branches that it names', () => {
  const [fields] = find(main(full('internship')), 'nav', { 'aria-label': 'Fields' });
  expect(words(fields as Element)).toBe(
    'Design Parts are modelled. Programs Programs are tested. Visas Papers are read.',
  );
  expect(find(fields as Element, 'img')).toHaveLength(3);
  for (const [page, calls] of Object.entries({
    internship: 'Call Pune',
    abhyasika: 'Call Pune,Call Nashik',
  })) {
    const labels = find(main(full(page)), 'a').map(words);
    expect.soft(labels.filter((label) => /^Call /.test(label)).join(), page).toBe(calls);
  }
});

test('where no course is chosen, each stands to be chosen', () => {
  const links = find(section('courseinquiry', 'no-course'), 'a');
  expect(hrefs(links)).toContain('/courseinquiry?course=catia');
  expect(links.map(words)).toContain('CATIA');
});

test('a branch on a drawn map has a balloon there that leads to its card', () => {
  const balloons = find(main(full('Contact')), 'figure').flatMap((map) => find(map, 'a'));
  expect(balloons.map((a) => [attribute(a, 'href'), attribute(a, 'aria-label')])).toEqual([
    ['#branch-akurdi', '1 Main Branch Akurdi Pune'],
    ['#branch-nashik', '3 Nashik Road'],
  ]);
  const [circle] = find(balloons[0] as Element, 'circle') as [Element];
  expect(['cx', 'cy'].map((name) => attribute(circle, name))).toEqual(['39.1%', '41.2%']);
  // A branch without a place has its name in the frame of its map.
  expect(find(section('Contact', 'branch-dubai'), 'b').map(words)).toEqual(['Dubai']);
  expect(find(main(bare('Contact')), 'figure')).toEqual([]);
});

test('pictures of places and people stand beside what is said of them', () => {
  const branch = section('Contact', 'branch-akurdi');
  const photo = { alt: 'The entrance in Akurdi, a blue door between two windows' };
  expect(find(branch, 'img', photo)).toHaveLength(1);
  const locator = { 'aria-label': 'Akurdi, between its railway station and the old highway' };
  expect(find(branch, 'svg', locator)).toHaveLength(1);
  const portrait = { alt: 'A portrait that stands for the founder in these tests' };
  expect(find(main(full('Aboutus')), 'img', portrait)).toHaveLength(1);
  expect(JSON.stringify(blocks(full('Aboutus')))).toContain('{"@type":"Person","name":"A. B. Example"}');
});

test('facts of a page stand in its head, under the picture', () => {
  for (const [page, facts] of Object.entries({
    career:
      'Where Pune and Dubai For Trainers who can explain a program in simple words, and two more What first Five lines Length 3–6 months',
    internship: 'Length 3–6 months in spring',
    abhyasika: 'Room Quiet, with twelve desks',
  })) {
    const [head] = find(main(full(page)), 'header') as [Element];
    expect.soft(find(head, 'dl').map(words)).toEqual([facts]);
    expect.soft(find(main(bare(page)), 'dl'), page).toEqual([]);
  }
});

test('telephone, e-mail and chat say which page they come from', () => {
  for (const [page, title] of Object.entries({ catia: 'CATIA', tvisa: 'Tourist Visa' })) {
    const ways = find(section(page, 'enquire'), 'a');
    for (const mail of hrefs(ways).filter((href) => href.startsWith('mailto:')))
      expect(mail).toMatch(new RegExp(`\\?subject=${encodeURIComponent(`Enquiry: ${title}`)}$`));
    const [chat = ''] = hrefs(ways.filter((a) => words(a) === `Ask about ${title} by chat`));
    expect(new URL(chat).searchParams.get('text')).toBe(
      `Hello, I would like more information about your courses.\n${title}: https://www.example.com/${page}`,
    );
    for (const call of ways.filter((a) => attribute(a, 'href')?.startsWith('tel:')))
      expect(attribute(call, 'aria-label')).toMatch(new RegExp(`^Call .* about ${title}: \\+`));
    const [floating] = hrefs(find(full(page).document, 'a').filter((a) => words(a) === 'Chat with us'));
    expect(floating).not.toContain(encodeURIComponent(title));
  }
});

test('a carousel with nothing in it says so, on the home page and in the gallery', () => {
  for (const [page, label] of Object.entries({ index: 'Highlights', Aboutus: 'Gallery' })) {
    const [carousel] = find(bare(page).document, 'section', { 'aria-label': label });
    expect.soft(carousel && words(carousel), page).toBe('No items available');
  }
});

test('with the required fields alone nothing is left of the others', () => {
  const said = (page: string) => words(main(bare(page)));
  expect(said('catia')).toContain(
    'Ask us for the fee, the language of teaching, the next batch, the length of the course, the branch (or online), the certificate and the name of the teacher.',
  );
  expect(said('tvisa')).toContain('Ask us for the fee for our help.');
  expect(said('Aboutus')).not.toContain('Founder');
  const window = byId(bare('career').document, 'positions') as Element;
  expect(find(window, 'img')).toHaveLength(1);
  expect(words(window)).toContain('No position is open just now.');
  expect(fs.existsSync(path.join(BARE_EXPORT, 'calendar'))).toBe(false);
  const ids = ['outcomes', 'offer', 'claims', 'tools', 'questions', 'sources', 'paid', 'batches', 'licences'];
  for (const page of ['catia', 'nx12', 'tvisa', 'course', 'index', 'Contact', 'career']) {
    const { document, html } = bare(page);
    expect.soft(ids.filter((id) => byId(document, id)).map((id) => `${page}#${id}`)).toEqual([]);
    // The day of the last check is required of a service, the ways to a branch of each; modules are counted in the text.
    const terms = find(main(bare(page)), 'dt').map(words);
    expect
      .soft(terms.filter((term) => !/^(Syllabus|Map|Email)$/.test(term)))
      .toEqual(page === 'tvisa' ? ['Last checked'] : []);
    expect.soft(find(main(bare(page)), 'table'), page).toEqual([]);
    expect.soft(html, page).not.toContain('data-expires');
    expect.soft(said(page)).not.toMatch(/\bTBA\b|undefined|NaN|Invalid Date|\[object |\{\w+\}/);
  }
});

test('pages with every field keep their budgets', () => {
  for (const page of ['catia', 'course', 'index', 'tvisa', 'career', 'Contact'])
    expect.soft(overspent(costOf(FULL_EXPORT, `${page}.html`), page === 'catia')).toEqual([]);
});
