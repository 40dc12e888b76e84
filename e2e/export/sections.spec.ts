import { expect, test } from '@playwright/test';
import { bodyOf } from '@/lib/content';
import { attribute, type Element } from '@/lib/format/dom';
import { byId, type ExportedPage, find, main, pages, words } from './site';

/** What the page itself says: its links to others and its way to the form are the same words everywhere. */
const own = (page: ExportedPage) =>
  words(main(page), (e: Element) => ['related', 'enquire'].includes(attribute(e, 'id') ?? ''));

/** The pages that a person reads to choose: every course, every service, and these. */
const READING = ['/Aboutus', '/abhyasika', '/career', '/internship'];
const reading = () => pages().filter((p) => p.route.entry.kind !== 'page' || READING.includes(p.route.path));

test('45 pages of at least 400 words', () => {
  expect(reading().length).toBe(45);
  const short = reading().flatMap((page) => {
    const count = own(page).split(' ').length;
    return count < 400 ? `${page.route.path}: ${count}` : [];
  });
  expect(short).toEqual([]);
});

test('every section that an editor heads in a course or a service has its heading and place on the page', () => {
  const lost = reading().flatMap(({ route, document }) => {
    if (route.entry.kind === 'page') return [];
    return bodyOf(route.entry).sections.flatMap(({ id, title }) => {
      const place = byId(document, id);
      const headings = place ? find(place, 'h2').map((h) => words(h)) : [];
      return headings.includes(title) ? [] : `${route.path}#${id}: ${title}`;
    });
  });
  expect(lost).toEqual([]);
});

/** Most of its five-word sequences that a page may share with another: written apart, pages share two in a hundred. */
const SHARED = 0.08;

test('no two pages are alike', () => {
  const shingles = pages()
    // The two forms and the footer have the same fields and addresses by their nature.
    .filter((p) => !['/enquiry', '/courseinquiry', '/Footer', '/course'].includes(p.route.path))
    .map((page) => {
      const list = own(page)
        .toLowerCase()
        .replace(/[^\p{L}\p{N} ]+/gu, '')
        .split(/\s+/);
      return {
        path: page.route.path,
        set: new Set(list.map((_, i) => list.slice(i, i + 5).join(' ')).slice(0, -4)),
      };
    });
  const alike = shingles.flatMap((a, i) =>
    shingles.slice(i + 1).flatMap((b) => {
      const common = [...a.set].filter((s) => b.set.has(s)).length / Math.min(a.set.size, b.set.size);
      return common > SHARED ? `${a.path} and ${b.path}: ${Math.round(common * 100)} %` : [];
    }),
  );
  expect(alike).toEqual([]);
});

/** The specification's figures (section 9 and 2), each in the words of the page that a reader would look on. */
const FIGURES: Record<string, string[]> = {
  '/': ['Founded in 2000'],
  '/Aboutus': ['Founded in 2000'],
  '/internship': ['3–6 months'],
  '/automotive2': ['4 months, about 5 hours a day'],
  '/datascience': ['8 industry projects', 'a grace period of 5 months', '100% job assistance'],
  '/banalytics': ['8 industry projects', 'a grace period of 5 months', '100% job assistance'],
  '/tvisa': [
    'Normal 3–4 working days, express 36 hours',
    'Two of 30 days, AED 850 each',
    '14 days at most',
    'At least 6 months of validity',
  ],
  '/workvisa': ['5–7 working days', '2–4 weeks', 'Valid 2 months', 'At least 6 months of validity'],
  '/passport': ['At least 6 months of validity'],
  '/ielts': [
    '30 minutes with 40 questions',
    'Reading 60 min',
    'Writing 60 min',
    'tasks of 150 and 250 words',
    'Speaking 11–14 min',
  ],
  '/courseinquiry': ['10 digits'],
};

test('a reader finds each figure of the specification on its page', () => {
  const missing = Object.entries(FIGURES).flatMap(([path, phrases]) => {
    const page = pages().find((p) => p.route.path === path);
    const text = page ? words(main(page)) : '';
    return phrases.filter((phrase) => !text.includes(phrase)).map((phrase) => `${path}: ${phrase}`);
  });
  expect(missing).toEqual([]);
});

test('no page holds words that were left over from writing or from a program', () => {
  const left = pages().filter((page) =>
    /\b(lorem|ipsum|TODO|FIXME|TBD|NaN)\b|\bundefined\b(?! (behaviour|symbol|reference))|\[object |\{(product|phone|email|host)\}/.test(
      words(main(page)),
    ),
  );
  expect(left.map((p) => p.route.path)).toEqual([]);
});
