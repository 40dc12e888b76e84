/** Facts that help to decide: dates, fee, certificate, software. All are optional. */
import { z } from 'zod';
import { batch, MODES } from './dated';
import { languageName } from './languages';
import { branchRef, day, field, httpsUrl, list, period, text } from './values';

const checked = field(day, 'Day on which it was last read.', '2026-11-22');

const fee = z.strictObject({
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

const certificate = z.strictObject({
  name: field(text(3, 80), 'What is written on it.', 'Certificate of Completion, CATIA V5'),
  awardedBy: field(text(2, 80), 'Who awards it.', 'Trikona Institute'),
  conditions: field(
    text(3, 160),
    'What one does to earn it.',
    'Attendance of 80 % and a finished final project',
  ),
  recognisedBy: z
    .strictObject({
      name: field(text(2, 80), 'The body that recognises it.', 'National Skills Council'),
      url: field(httpsUrl, 'Its page that says so.', 'https://www.example.org/recognised'),
    })
    .optional()
    .describe('Only where a body outside the institute recognises it in writing.'),
});

const software = z.strictObject({
  name: field(text(1, 60), 'Name of the program.', 'CATIA'),
  release: field(text(1, 40).optional(), 'Release that is taught.', 'V5'),
  licence: field(
    text(3, 80).optional(),
    'Which licence a learner works with.',
    'Student edition, free for a year',
  ),
});

const claim = z.strictObject({
  text: field(text(3, 60), 'The claim, in figures that the institute stands by.', '8 industry projects'),
  conditions: field(
    text(3, 160),
    'Under which conditions it holds. No claim stands without them.',
    'One project for each module, done in class.',
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

const source = z.strictObject({
  name: field(text(2, 100), 'Who says it, and where.', 'Dassault Systèmes, CATIA documentation'),
  url: field(httpsUrl, 'Address of the page.', 'https://www.3ds.com/products/catia'),
  checked,
});

const authorityFee = z.strictObject({
  what: field(text(3, 80), 'What is paid for.', 'Extension of 30 days'),
  amount: field(text(2, 60), 'How much, with its currency.', 'AED 850'),
  payee: field(text(2, 80), 'Who receives it.', 'GDRFA Dubai'),
  source: field(httpsUrl, 'Official page that names the amount.', 'https://www.gdrfad.gov.ae'),
  checked,
});

export const branches = field(
  list(branchRef, 0, 12),
  'Where it is offered: ids of branches in content/site.md.',
  ['akurdi', 'pimpri'],
);

/** Where courses and services are offered, and in which languages. */
const offered = {
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

/** Questions and sources of courses and services. */
const references = {
  faq: list(question, 0, 8, 'question').describe('Questions that people ask, with their answers.'),
  sources: list(source, 0, 6).describe('Official pages that the facts of this page come from.'),
};

/** Facts of a course. */
export const courseFacts = {
  level: field(
    z.enum(['Beginner', 'Intermediate', 'Advanced']).optional(),
    'What the course takes for granted.',
    'Beginner',
  ),
  duration: field(
    text(2, 60).optional(),
    'How long the course takes, only where it is certain.',
    '4 months, about 5 hours a day',
  ),
  timeRequired: field(period.optional(), 'The same length for search engines.', 'P4M'),
  workload: field(
    text(2, 80).optional(),
    'Hours a week in class and at home.',
    '10 hours a week in class, 5 at home',
  ),
  mode: field(list(z.enum(MODES), 1, 3), 'How it is taught.', ['Classroom']),
  ...offered,
  batches: list(batch, 0, 6, 'start', 'from', 'branch').describe(
    'The next batches, each with its days and times.',
  ),
  fee: list(fee, 0, 2).describe('The fee, with the day from which it holds.'),
  demo: field(
    text(3, 140).optional(),
    'A lesson to try, if there is one.',
    'The first lesson of every batch may be visited free of charge',
  ),
  certificate: certificate.optional().describe('What one holds in hand at the end.'),
  software: list(software, 0, 4).describe('Programs that are taught.'),
  computer: z
    .strictObject({
      text: field(
        text(3, 240),
        'What the computer needs.',
        'Windows 11, 16 GB of memory, a graphics card with 4 GB',
      ),
      provided: field(
        z.boolean().optional(),
        'true where the institute has a computer for every learner, false where one brings a laptop.',
        true,
      ),
    })
    .optional()
    .describe('The computer that one works on.'),
  prerequisites: field(
    text(3, 140).optional(),
    'What one should know before it begins.',
    'Engineering drawing; AutoCAD helps but is not required',
  ),
  outcomes: field(
    list(text(10, 120).meta({ expected: 'a line of 10 to 120 characters that begins with a verb' }), 3, 8),
    'What one can do at the end; each line begins with a verb.',
    ['Model a cast housing as raw body minus machining body'],
  ),
  jobTitles: field(list(text(2, 40), 1, 8), 'Names of jobs that ask for this, without a promise.', [
    'CAD designer',
    'Body design engineer',
  ]),
  claims: list(claim, 0, 4).describe('Figures that the institute stands by, each with its conditions.'),
  ...references,
};

/** Facts of a service. */
export const serviceFacts = {
  role: field(
    list(z.enum(['guidance', 'paperwork', 'training']), 1, 3),
    'What we do: guidance explains the way, paperwork prepares the papers, training teaches for it. The authority decides.',
    ['guidance', 'paperwork'],
  ),
  authorityFees: list(authorityFee, 0, 8).describe(
    'What is paid to authorities, each with its official page.',
  ),
  ourFee: fee.optional().describe('What the institute asks for its own part.'),
  ...offered,
  ...references,
};

export type Fee = z.infer<typeof fee>;
export type Question = z.infer<typeof question>;
export type Source = z.infer<typeof source>;
