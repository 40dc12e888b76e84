/** Ids of sections that components print in addition to the sections of a text. */
export const SECTION_IDS = [
  'content',
  'about',
  'enquire',
  'related',
  'reach',
  'gallery',
  'founder',
  'courses',
  'make',
  'outcomes',
  'projects',
  'offer',
  'claims',
  'questions',
  'next',
  'paid',
  'sources',
  'batches',
  'licences',
  'branches',
] as const;
export type SectionId = (typeof SECTION_IDS)[number];

/** Id made from a heading of the text (body.ts). */
export type HeadingId = string & { readonly heading: unique symbol };

/** Ids of elements in components; headingIds (body.ts) never gives one of these to a heading. */
export const RESERVED_IDS: readonly string[] = [
  ...SECTION_IDS,
  ...(
    'popup main-nav course-filter filter-count beginners vacancies vacancies-title loop ' +
    'loop-description loop-toggle pages nearest clear other-ways no-course'
  ).split(' '),
];
