import { z } from 'zod';
import { languageName } from '@/lib/format/language-name';
import { field, list, text } from './field';
import { alias, branchRef, courseOrServiceSlug, day, drawingName, groupName, webUrl } from './values';

export const fact = z.strictObject({
  label: field(text(2, 40), 'What the fact is about.', 'File types'),
  value: field(text(1, 140), 'The fact, short.', 'CATPart, CATProduct, STEP'),
});

export const MAX_TITLE_CHARS = 60;

export const pageFields = {
  title: field(
    text(1, MAX_TITLE_CHARS),
    'Name of the page; its heading and the start of its title in search results.',
    'CATIA',
  ),
  description: field(
    text(50, 160),
    'One sentence for search results and shared links; no two pages share one.',
    'Learn CATIA V5 part, surface, assembly and drafting work for automotive bodies and aircraft parts.',
  ),
};

export const seoFields = {
  searchTitle: field(
    text(1, 60).optional(),
    'Title in search results and browser tabs, where the name of the page alone says too little. Without it, a course adds “Course in” and the town. The name of the institute is added at its end and counts: together at most 70.',
    'CATIA V5 Course in Pune',
  ),
  aliases: field(list(alias, 0, 10), 'Other paths that show this same page.', ['photo']),
  updated: field(
    day.optional(),
    'Day of the last change to the facts, as YYYY-MM-DD; the sitemap tells search engines.',
    '2026-11-21',
  ),
};

/** Position in menus and lists. */
export const menuFields = {
  group: field(groupName, 'Menu group, exactly as it is written in content/site.md.', 'Mechanical CAD'),
  order: field(
    z.number().int().min(1).max(9999).optional(),
    'Place within the group, from 1; without it, after the numbered ones by title.',
    2,
  ),
};

export const branches = field(
  list(branchRef, 0, 12),
  'Where it is offered: ids of branches in content/site.md.',
  ['akurdi', 'pimpri'],
);

/** Where courses and services are offered, and in which languages. */
export const offeredFields = {
  branches,
  languages: field(
    list(
      text(2, 35).refine(languageName).meta({ expected: 'a language tag, such as en, hi, mr or ar' }),
      1,
      4,
    ),
    'Languages in which it is offered, as tags: en is English, hi Hindi, mr Marathi, ar Arabic.',
    ['en', 'hi', 'mr'],
  ),
};

export const fee = z.strictObject({
  amount: field(
    z.number().int().min(1).max(10_000_000),
    'The whole fee, as a number without spaces or commas.',
    30000,
  ),
  currency: field(z.enum(['INR', 'AED']), 'Currency of the amount.', 'INR'),
  taxIncluded: field(
    z.boolean(),
    'true where GST or VAT is included in the amount, false where it is added.',
    true,
  ),
  covers: field(
    text(3, 140),
    'What is paid for with it.',
    'All lessons, the lab, printed exercises and the certificate',
  ),
  instalments: field(
    text(3, 140).optional(),
    'How it may be paid in parts.',
    'Three parts: at enrolment, after one month, after two months',
  ),
  refund: field(
    text(3, 200).optional(),
    'What is paid back, and until when.',
    'In full until the day before the batch begins',
  ),
  asOf: field(
    day,
    'Day from which this amount holds, or on which it was last confirmed. The page shows it.',
    '2026-11-01',
  ),
});

const question = z.strictObject({
  question: field(text(5, 120), 'A question as people ask it.', 'Which release of CATIA is taught?'),
  answer: field(
    text(2, 600),
    'The answer in plain text.',
    'V5. The differences to 3DEXPERIENCE are shown in the last module.',
  ),
});

/** Day on which an official page was last read. */
export const checked = field(day, 'Day on which it was last read.', '2026-11-22');

const source = z.strictObject({
  name: field(text(2, 100), 'Who says it, and where.', 'Dassault Systèmes, CATIA documentation'),
  url: field(webUrl, 'Address of the page.', 'https://www.3ds.com/products/catia'),
  checked,
});

export const referenceFields = {
  faq: list(question, 0, 8, 'question').describe('Questions that people ask, with their answers.'),
  sources: list(source, 0, 6).describe('Official pages that the facts of this page come from.'),
};

/** Further facts, and content that the page shows beside its text. */
export const furtherFields = {
  facts: list(fact, 0, 8).describe(
    'What else is known at a glance and has no field of its own: label and value pairs.',
  ),
  related: field(
    z.array(courseOrServiceSlug).max(6).optional(),
    'File names, without .md, of courses or services that a reader of this one would also weigh. Without it, neighbours in the group.',
    ['solidworks', 'nx12'],
  ),
  drawing: field(
    drawingName.optional(),
    'Name of a drawing in public/drawings, if it is not the slug of this page.',
    'catia',
  ),
};

export type Fee = z.infer<typeof fee>;
export type Question = z.infer<typeof question>;
export type Source = z.infer<typeof source>;
