/**
 * The owner's facts where a reader would look for them: in the export whose every field is filled, and not a trace of
 * them in the one that has the required fields alone.
 */
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { BARE_EXPORT, FULL_EXPORT } from '@/e2e/exports/small';
import { costOf, overspent } from '@/lib/export/budgets';
import { attribute, type Element } from '@/lib/format/dom';
import { readPdf } from '@/lib/media/syllabus-pdf/testing';
import { blocks, byId, filesOf, find, main, read, words } from './site';

const full = (file: string) => read(file, FULL_EXPORT);
const bare = (file: string) => read(file, BARE_EXPORT);
const text = (file: string, root = full) => words(main(root(file)));
const section = (file: string, id: string) => words(byId(full(file).document, id) as Element);

test('a course page shows every field that is filled', () => {
  const page = text('catia.html');
  const shown = [
    [
      'A course in CATIA V5 with every field filled',
      'Intermediate',
      '4 months, 10 hours a week',
      '10 hours a week in class, 5 at home',
      'Classroom, Online',
    ],
    [
      'Pune, Dubai',
      'English, Hindi, Marathi',
      'The first lesson may be visited free of charge',
      'Reading of engineering drawings',
      'CATPart, CATProduct',
    ],
  ].flat();
  for (const words of shown) expect.soft(page).toContain(words);
  expect(section('catia.html', 'outcomes')).toBe(
    'What you will be able to do Model a cast housing as raw body minus machining body Close a shell of surfaces into a solid Draw a dimensioned sheet of an assembly',
  );
  const offer = section('catia.html', 'offer');
  for (const words of [
    'Dates, fee and certificate',
    '2 March 2099 to 26 June 2099 Monday to Friday, 18:00–20:00, Pune, classroom',
    'INR 1,34,500, tax included As of 1 November 2025 Covers: All lessons, the lab, printed exercises',
    'Instalments: Three parts of the same size Refund: In full until the day before the batch begins',
    'AED 5,200 plus tax As of 15 October 2025',
    'Awarded by Trikona Institute. Attendance of 80 % and a finished housing.',
    'Recognised by Example Skills Council',
  ])
    expect.soft(offer).toContain(words);
  expect(section('catia.html', 'claims')).toContain(
    '100% job assistance Help with finding work, not a promise of it',
  );
  expect(section('catia.html', 'tools')).toBe(
    'Software and computer CATIA V5-6R2023: student edition for a year Windows 11, 16 GB of memory. A computer is provided.',
  );
  expect(section('catia.html', 'questions')).toContain(
    'May I bring a laptop? Yes, if it has 16 GB of memory.',
  );
  expect(section('catia.html', 'what-comes-next')).toContain(
    'Jobs to look for: CAD designer, Body design engineer.',
  );
  expect(section('catia.html', 'sources')).toContain(
    'CATIA documentation of Dassault Systèmes These links were last updated on 2 November 2025.',
  );
  expect(page).not.toContain('Ask us for');
});

test('a PDF that needs no form is offered without one wherever the page speaks of it', () => {
  expect(section('catia.html', 'enquire')).toContain('in the form, and the syllabus PDF downloads at once.');
  expect(section('solidworks.html', 'enquire')).toContain('in the form. The syllabus PDF needs no form.');
  for (const link of find(main(full('solidworks.html')), 'a'))
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
  const [image] = find(main(full('abhyasika.html')), 'img', {
    alt: 'Twelve desks under lamps, seen from the door',
  });
  expect(fs.existsSync(path.join(FULL_EXPORT, (image && attribute(image, 'src')) ?? 'none'))).toBe(true);
  expect(Number(image && attribute(image, 'width'))).toBeGreaterThanOrEqual(800);
  expect(image && attribute(image, 'loading')).toBe('lazy');
});

test('the listing has a line of facts for each course, and a comparison of what all of a group have', () => {
  const group = byId(full('course.html').document, 'mechanical-cad') as Element;
  const catia = words(find(group, 'li')[0] as Element);
  for (const fact of [
    'Duration: 4 months',
    'Next batch: 3 January 2099',
    'Fee: INR 1,34,500',
    'Level: Intermediate',
    'Certificate: Certificate of Solid',
  ])
    expect.soft(catia).toContain(fact);
  const [details] = find(group, 'details');
  const inside = byId(details as Element, 'compare-mechanical-cad') as Element;
  const rows = find(inside, 'tr').map((row) => words(row));
  expect(rows[0]).toBe('CATIA NX CAD SolidWorks');
  expect(rows.map((row) => row.split(' ')[0])).toEqual([
    'CATIA',
    'Duration',
    'Next',
    'Fee',
    'Mode',
    'Syllabus',
    'Certificate',
  ]);
  // One of the three has no level, so none is compared.
  expect(words(inside)).not.toContain('Intermediate');
  expect(byId(full('course.html').document, 'compare-it-courses')).toBeUndefined();
});

test('the listing says what one does in a course, and is searched for whom it is', () => {
  const row = find(byId(full('course.html').document, 'it-courses') as Element, 'li').find((li) =>
    words(li).startsWith('Python for Engineers You sort a folder of files'),
  );
  expect(attribute(row as Element, 'data-topics')).toMatch(/^A short course in Python for .* edits\. First/);
});

test('about says of its gallery what one should know, before the first picture', () => {
  expect(words(byId(full('Aboutus.html').document, 'gallery') as Element)).toMatch(
    /^Gallery One room stands here nine times over\./,
  );
});

test('home and the page of the course lead to a calendar file of each batch', () => {
  for (const file of ['index.html', 'catia.html']) {
    const links = find(main(full(file)), 'a').flatMap((a) =>
      attribute(a, 'href')?.startsWith('/calendar/') ? [attribute(a, 'href')] : [],
    );
    expect(links.length).toBe(file === 'index.html' ? 4 : 2);
    for (const link of links) expect(fs.existsSync(path.join(FULL_EXPORT, link ?? '')), link).toBe(true);
  }
  expect(section('index.html', 'batches')).toMatch(
    /^Next batches CATIA 3 January 2099 .* NX CAD 2 February 2099/,
  );
});

test('page one of a PDF without facts leaves room to note them', async () => {
  const { first } = await readPdf(
    fs.readFileSync(path.join(BARE_EXPORT, 'syllabus', 'Trikona-CATIA-Syllabus.pdf')),
  );
  for (const words of [
    'Askus,andnoteithere',
    'Fee',
    'Nextbatch',
    'Languageofteaching',
    'www.example.com/catia',
  ])
    expect.soft(first).toContain(words);
});

test('a service shows its part, what is paid to whom, and its sources', () => {
  const page = text('tvisa.html');
  expect(page).toContain(
    'What we do: we explain the steps and go through the papers with you. Only the authority decides.',
  );
  expect(section('tvisa.html', 'paid')).toBe(
    'Who gets which fee Paid to the authority For Amount Paid to Official page, added on Extension of 30 days AED 850 GDRFA Dubai 5 November 2025 Paid to us INR 1,770, tax included As of 1 November 2025 Covers: Reading of your papers and one appointment',
  );
  expect(section('tvisa.html', 'sources')).toContain(
    'General Directorate of Identity and Foreigners Affairs These links were last updated on 6 November 2025.',
  );
  for (const words of ['English, Arabic', 'May the visa be extended twice? Yes, each time by 30 days.'])
    expect.soft(page).toContain(words);
});

test('where a warning takes the band, what we do stands with what the service is, and the button after the warning', () => {
  expect(section('golden-visa.html', 'about')).toMatch(
    /^The service .* What we do We read the papers with you\. Enquire about this service$/,
  );
  expect(section('golden-visa.html', 'before-you-pay-anyone')).toBe(
    'Before you pay anyone Pay nobody who promises it. Enquire about this service',
  );
});

test('a service names its times in a heading, after the steps, and leads there', () => {
  expect(section('tvisa.html', 'times')).toBe(
    'Times Stage Time Visa, express 36 hours Days of rest do not count.',
  );
  const [nav] = find(main(full('tvisa.html')), 'nav', { 'aria-label': 'On this page' });
  expect(find(nav as Element, 'a').map((a) => attribute(a, 'href'))).toEqual(
    ['steps', 'times', 'documents', 'questions', 'enquire'].map((id) => `#${id}`),
  );
});

test('the contact page has hours, photo and licences', () => {
  const branch = byId(full('Contact.html').document, 'branch-akurdi') as Element;
  expect(words(branch)).toContain('Monday to Friday, 08:30–21:15 Saturday and Sunday, 09:45–13:30');
  expect(
    find(branch, 'img', { alt: 'The entrance in Akurdi, a blue door between two windows' }),
  ).toHaveLength(1);
  expect(section('Contact.html', 'licences')).toBe(
    'Licences Trade licence TL-000042, issued by Department of Economy and Tourism, Dubai for Office 000, Example Tower, Dubai, valid to 31 December 2099',
  );
});

test('a branch on a drawn map has a balloon there that leads to its card', () => {
  const { document } = full('Contact.html');
  const balloons = find(main(full('Contact.html')), 'figure').flatMap((map) => find(map, 'a'));
  expect(balloons.map((a) => [attribute(a, 'href'), attribute(a, 'aria-label')])).toEqual([
    ['#branch-akurdi', '1 Main Branch Akurdi Pune'],
    ['#branch-nashik', '3 Nashik Road'],
  ]);
  const [circle] = find(balloons[0] as Element, 'circle');
  expect(['cx', 'cy'].map((name) => circle && attribute(circle, name))).toEqual(['39.1%', '41.2%']);
  const alt = { 'aria-label': 'Akurdi, between its railway station and the old highway' };
  expect(find(byId(document, 'branch-akurdi') as Element, 'svg', alt)).toHaveLength(1);
  // A branch without a place has its name in the frame of its map.
  expect(find(byId(document, 'branch-dubai') as Element, 'b').map((b) => words(b))).toEqual(['Dubai']);
  expect(find(main(bare('Contact.html')), 'figure')).toEqual([]);
});

test('facts of a page stand in its head, under the picture', () => {
  for (const [file, facts] of Object.entries({
    'career.html':
      'Where Pune and Dubai For Trainers who can explain a program in simple words, and two more What first Five lines Length 3–6 months',
    'internship.html': 'Length 3–6 months in spring',
    'abhyasika.html': 'Room Quiet, with twelve desks',
  })) {
    const [head] = find(main(full(file)), 'header');
    expect
      .soft(
        find(head as Element, 'dl').map((dl) => words(dl)),
        file,
      )
      .toEqual([facts]);
    expect.soft(find(main(bare(file)), 'dl'), file).toEqual([]);
  }
});

test('about has the founder in place of what its text says without one', () => {
  const about = full('Aboutus.html');
  expect(section('Aboutus.html', 'founder-profile')).toBe(
    'Founder profile A. B. Example With the institute since 2001 Drew press tools for nine years and then taught two pupils at one board.',
  );
  const portrait = { alt: 'A portrait that stands for the founder in these tests' };
  expect(find(main(about), 'img', portrait)).toHaveLength(1);
  expect(text('Aboutus.html')).not.toContain('while no founder is given');
  expect(JSON.stringify(blocks(about))).toContain('"founder":{"@type":"Person","name":"A. B. Example"}');
  expect(text('Aboutus.html', bare)).not.toContain('Founder');
});

test('open posts stand in the window in place of the picture', () => {
  const window = byId(full('career.html').document, 'positions') as Element;
  expect(words(window)).toContain(
    'CATIA trainer Full-time, Pune, open until 28 February 2099 Send: A CV and one drawing',
  );
  expect(find(window, 'img')).toEqual([]);
  const none = byId(bare('career.html').document, 'positions') as Element;
  expect(find(none, 'img')).toHaveLength(1);
  expect(words(none)).toContain('No position is open just now.');
});

test('telephone, e-mail and chat say which page they come from', () => {
  for (const [file, title] of [
    ['catia.html', 'CATIA'],
    ['tvisa.html', 'Tourist Visa'],
  ] as const) {
    const ways = byId(full(file).document, 'enquire') as Element;
    const hrefs = find(ways, 'a').map((a) => attribute(a, 'href') ?? '');
    expect(
      hrefs
        .filter((h) => h.startsWith('mailto:'))
        .every((h) => h.endsWith(`?subject=${encodeURIComponent(`Enquiry: ${title}`)}`)),
    ).toBe(true);
    const chat = find(ways, 'a').find((a) => words(a) === `Ask about ${title} by chat`) as Element;
    const said = new URL(attribute(chat, 'href') ?? '').searchParams.get('text');
    expect(said).toBe(
      `Hello, I would like more information about your courses.\n${title}: https://www.example.com/${file.replace('.html', '')}`,
    );
    const calls = find(ways, 'a').filter((a) => attribute(a, 'href')?.startsWith('tel:'));
    for (const call of calls)
      expect(attribute(call, 'aria-label')).toMatch(new RegExp(`^Call .* about ${title}: \\+`));
    const floating = find(full(file).document, 'a').find((a) => words(a) === 'Chat with us') as Element;
    expect(attribute(floating, 'href')).not.toContain(encodeURIComponent(title));
  }
});

test('a carousel with nothing in it says so, on the home page and in the gallery', () => {
  for (const [file, label] of [
    ['index.html', 'Highlights'],
    ['Aboutus.html', 'Gallery'],
  ] as const) {
    const [carousel] = find(bare(file).document, 'section', { 'aria-label': label });
    expect.soft(carousel && words(carousel), file).toBe('No items available');
  }
});

test('with the required fields alone nothing is left of the others', () => {
  expect(text('catia.html', bare)).toContain(
    'Ask us for the fee, the language of teaching, the next batch, the length of the course, the branch (or online), the certificate and the name of the teacher.',
  );
  expect(text('tvisa.html', bare)).toContain('Ask us for the fee for our help.');
  expect(fs.existsSync(path.join(BARE_EXPORT, 'calendar'))).toBe(false);
  for (const file of [
    'catia.html',
    'nx12.html',
    'tvisa.html',
    'course.html',
    'index.html',
    'Contact.html',
    'career.html',
  ]) {
    const { document, html } = bare(file);
    for (const id of [
      'outcomes',
      'offer',
      'claims',
      'tools',
      'questions',
      'sources',
      'paid',
      'batches',
      'licences',
    ])
      expect.soft(byId(document, id), `${file}#${id}`).toBeUndefined();
    // The day of the last check is required of a service, the ways to a branch of each; modules are counted in the text.
    expect
      .soft(
        find(main(bare(file)), 'dt').flatMap((dt) =>
          /^(Syllabus|Map|Email)$/.test(words(dt)) ? [] : words(dt),
        ),
        file,
      )
      .toEqual(file === 'tvisa.html' ? ['Last checked'] : []);
    expect.soft(find(main(bare(file)), 'table'), file).toEqual([]);
    expect.soft(html.includes('data-expires'), file).toBe(false);
    expect
      .soft(/\bTBA\b|undefined|NaN|Invalid Date|\[object |\{\w+\}/.exec(words(main(bare(file))))?.[0], file)
      .toBeUndefined();
  }
});

test('pages with every field keep their budgets', () => {
  for (const file of ['catia.html', 'course.html', 'index.html', 'tvisa.html', 'career.html', 'Contact.html'])
    expect.soft(overspent(costOf(FULL_EXPORT, file), file === 'catia.html')).toEqual([]);
});
