/** What a prospect decides by: dates, fee, certificate, software and the rest, all of them optional. */
import { z } from 'zod';
import { about, branchId, day, httpsUrl, list, period, text, time, weekdays } from './values';

const MODES = ['Classroom', 'Online', 'Blended'] as const;

const batch = z.strictObject({
  start: day.meta(
    about('First day. A batch whose first day has passed is left out by the build.', '2027-01-11'),
  ),
  end: day.optional().meta(about('Last day, where it is certain.', '2027-04-30')),
  days: weekdays.meta(about('Days of the week.', 'Monday to Friday')),
  from: time.meta(about('When a lesson begins, at the branch.', '18:00')),
  to: time.meta(about('When it ends.', '20:00')),
  branch: branchId.meta(about('Id of a branch in content/site.md.', 'akurdi')),
  mode: z
    .enum(MODES)
    .optional()
    .meta(about('How this batch is taught, where the course is taught in several ways.', 'Classroom')),
});

const fee = z.strictObject({
  amount: z
    .number()
    .int()
    .min(1)
    .max(10_000_000)
    .meta(about('The whole fee, as a number without spaces or commas.', 30000)),
  currency: z.enum(['INR', 'AED']).meta(about('Currency of the amount.', 'INR')),
  taxIncluded: z
    .boolean()
    .meta(about('true where GST or VAT is included in the amount, false where it is added.', true)),
  covers: text(3, 140).meta(
    about('What is paid for with it.', 'All lessons, the lab, printed exercises and the certificate'),
  ),
  instalments: text(3, 140)
    .optional()
    .meta(
      about('How it may be paid in parts.', 'Three parts: at enrolment, after one month, after two months'),
    ),
  refund: text(3, 200)
    .optional()
    .meta(about('What is paid back, and until when.', 'In full until the day before the batch begins')),
  asOf: day.meta(
    about(
      'Day from which this amount holds, or on which it was last confirmed. The page shows it.',
      '2026-11-01',
    ),
  ),
});

const certificate = z.strictObject({
  name: text(3, 80).meta(about('What is written on it.', 'Certificate of Completion, CATIA V5')),
  awardedBy: text(2, 80).meta(about('Who awards it.', 'Trikona Institute')),
  conditions: text(3, 160).meta(
    about('What one does to earn it.', 'Attendance of 80 % and a finished final project'),
  ),
  recognisedBy: z
    .strictObject({
      name: text(2, 80).meta(about('The body that recognises it.', 'National Skills Council')),
      url: httpsUrl.meta(about('Its page that says so.', 'https://www.example.org/recognised')),
    })
    .optional()
    .describe('Only where a body outside the institute recognises it in writing.'),
});

const software = z.strictObject({
  name: text(1, 60).meta(about('Name of the program.', 'CATIA')),
  release: text(1, 40).optional().meta(about('Release that is taught.', 'V5')),
  licence: text(3, 80)
    .optional()
    .meta(about('Which licence a learner works with.', 'Student edition, free for a year')),
});

const claim = z.strictObject({
  text: text(3, 60).meta(about('The claim, in figures that the institute stands by.', '8 industry projects')),
  conditions: text(3, 160).meta(
    about(
      'Under which conditions it holds. No claim stands without them.',
      'One project for each module, done in class.',
    ),
  ),
});

const question = z.strictObject({
  question: text(5, 120).meta(about('A question as people ask it.', 'Which release of CATIA is taught?')),
  answer: text(2, 600).meta(
    about('The answer in plain text.', 'V5. The differences to 3DEXPERIENCE are shown in the last module.'),
  ),
});

const source = z.strictObject({
  name: text(2, 100).meta(about('Who says it, and where.', 'Dassault Systèmes, CATIA documentation')),
  url: httpsUrl.meta(about('Address of the page.', 'https://www.3ds.com/products/catia')),
  checked: day.meta(about('Day on which it was last read.', '2026-11-22')),
});

const authorityFee = z.strictObject({
  what: text(3, 80).meta(about('What is paid for.', 'Extension of 30 days')),
  amount: text(2, 60).meta(about('How much, with its currency.', 'AED 850')),
  payee: text(2, 80).meta(about('Who receives it.', 'GDRFA Dubai')),
  source: httpsUrl.meta(about('Official page that names the amount.', 'https://www.gdrfad.gov.ae')),
  checked: day.meta(about('Day on which it was last read.', '2026-11-22')),
});

/** Fields of courses and services alike. */
const shared = {
  branches: list(branchId, 12).meta(
    about('Where it is offered: ids of branches in content/site.md.', ['akurdi', 'pimpri']),
  ),
  languages: list(text(2, 35), 4, 1).meta(
    about('Languages in which it is offered, as tags: en is English, hi Hindi, mr Marathi, ar Arabic.', [
      'en',
      'hi',
      'mr',
    ]),
  ),
  faq: list(question, 8).meta(
    about('Questions that people ask, with their answers.', [
      { question: 'Which release is taught?', answer: 'V5.' },
    ]),
  ),
  sources: list(source, 6).meta(
    about('Official pages that the facts of this page come from.', [{ name: 'GDRFA Dubai' }]),
  ),
};

/** What the owner and the teachers say of a course. */
export const courseFacts = {
  level: z
    .enum(['Beginner', 'Intermediate', 'Advanced'])
    .optional()
    .meta(about('What the course takes for granted.', 'Beginner')),
  duration: text(2, 60)
    .optional()
    .meta(about('How long the course takes, only where it is certain.', '4 months, about 5 hours a day')),
  timeRequired: period.optional().meta(about('The same length for search engines.', 'P4M')),
  workload: text(2, 80)
    .optional()
    .meta(about('Hours a week in class and at home.', '10 hours a week in class, 5 at home')),
  mode: list(z.enum(MODES), 3, 1).meta(about('How it is taught.', ['Classroom'])),
  branches: shared.branches,
  languages: shared.languages,
  batches: list(batch, 6).meta(
    about('The next batches, each with its days and times.', [{ start: '2027-01-11' }]),
  ),
  fee: list(fee, 2).meta(about('The fee, with the day from which it holds.', [{ amount: 30000 }])),
  demo: text(3, 140)
    .optional()
    .meta(
      about(
        'A lesson to try, if there is one.',
        'The first lesson of every batch may be visited free of charge',
      ),
    ),
  certificate: certificate.optional().describe('What one holds in hand at the end.'),
  software: list(software, 4).meta(about('Programs that are taught.', [{ name: 'CATIA', release: 'V5' }])),
  computer: z
    .strictObject({
      text: text(3, 240).meta(
        about('What the computer needs.', 'Windows 11, 16 GB of memory, a graphics card with 4 GB'),
      ),
      provided: z
        .boolean()
        .optional()
        .meta(
          about(
            'true where the institute has a computer for every learner, false where one brings a laptop.',
            true,
          ),
        ),
    })
    .optional()
    .describe('The computer that one works on.'),
  prerequisites: text(3, 140)
    .optional()
    .meta(
      about(
        'What one should know before it begins.',
        'Engineering drawing; AutoCAD helps but is not required',
      ),
    ),
  outcomes: list(
    text(10, 120).meta({ words: 'a line of 10 to 120 characters that begins with a verb' }),
    8,
    3,
  ).meta(
    about('What one can do at the end; each line begins with a verb.', [
      'Model a cast housing as raw body minus machining body',
    ]),
  ),
  jobTitles: list(text(2, 40), 8, 1).meta(
    about('Names of posts that ask for this, without a promise.', ['CAD designer', 'Body design engineer']),
  ),
  claims: list(claim, 4).meta(
    about('Figures that the institute stands by, each with its conditions.', [
      { text: '8 industry projects' },
    ]),
  ),
  faq: shared.faq,
  sources: shared.sources,
};

/** What the owner and the counsellors say of a service. */
export const serviceFacts = {
  role: list(z.enum(['guidance', 'paperwork', 'training']), 3, 1).meta(
    about(
      'What we do: guidance explains the way, paperwork prepares the papers, training teaches for it. The authority decides.',
      ['guidance', 'paperwork'],
    ),
  ),
  authorityFees: list(authorityFee, 8).meta(
    about('What is paid to authorities, each with its official page.', [{ what: 'Extension of 30 days' }]),
  ),
  ourFee: fee.optional().describe('What the institute asks for its own part.'),
  ...shared,
};

/** A post that is open (pages/career.md). */
export const vacancy = z.strictObject({
  title: text(2, 80).meta(about('Name of the post.', 'CATIA trainer')),
  branch: branchId.meta(about('Id of a branch in content/site.md.', 'akurdi')),
  type: z
    .enum(['Full-time', 'Part-time', 'Contract', 'Internship'])
    .meta(about('Kind of employment.', 'Full-time')),
  closes: day.meta(
    about('Last day to apply. A post whose day has passed is left out by the build.', '2027-02-28'),
  ),
  send: text(5, 200).meta(about('What to send.', 'A CV and one drawing that you made yourself')),
});

export type Batch = z.infer<typeof batch>;
export type Fee = z.infer<typeof fee>;
export type Question = z.infer<typeof question>;
export type Source = z.infer<typeof source>;
export type Vacancy = z.infer<typeof vacancy>;
