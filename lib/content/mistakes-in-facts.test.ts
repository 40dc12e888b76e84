/** Mistakes in the owner's facts, and what the editor reads, word for word. */
import { expect, test } from '@playwright/test';
import { checkContent } from './check';
import { readContent } from './load';
import { formatProblem } from './problem';
import { type Copy, copyOfContent, SAMPLE } from './testing';

const DAY = 'Expected a date that exists, written YYYY-MM-DD.';
const TEXT = (min: number, max: number) => `Expected text of ${min} to ${max} characters.`;
const BRANCHES = 'Expected one of: akurdi, pimpri, thermax-chowk, dubai.';

const BATCH = {
  start: '2099-01-12',
  end: '2099-04-30',
  days: 'Monday to Friday',
  from: '"18:00"',
  to: '"20:00"',
  branch: 'akurdi',
};
/** Fields from line 6 of the sample on, after `order`. */
const batch = (change: Partial<typeof BATCH>, ...more: string[]) =>
  ['batches:', ...Object.entries({ ...BATCH, ...change }).map(([key, value], i) => `${i === 0 ? '  - ' : '    '}${key}: ${value}`), ...more].join('\n');
const FEE = 'fee:\n  - amount: 30000\n    currency: INR\n    taxIncluded: true\n    covers: All lessons';
const faq = (...questions: string[]) => ['faq:', ...questions.map((q) => `  - question: ${q}\n    answer: Yes.`)].join('\n');

/** What is written after `order: 90`, which is line 5. */
const MISTAKES: [mistake: string, fields: string, ...lines: string[]][] = [
  ['a level in small letters', 'level: beginner', "6:1  error  level: 'beginner'. Expected one of: Beginner, Intermediate, Advanced. Did you mean 'Beginner'?"],
  [
    'a mode that is no list',
    'mode: Classroom',
    "6:1  error  mode: 'Classroom'. Expected a list of 1 to 3, each one of: Classroom, Online, Blended. Write a list: [Classroom]",
  ],
  ['a mode that does not exist', 'mode: [Clasroom]', "6:8  error  mode[1]: 'Clasroom'. Expected one of: Classroom, Online, Blended. Did you mean 'Classroom'?"],
  ['a mode twice', 'mode: [Online, Online]', "6:16  error  mode[2]: 'Online' stands in mode[1] as well. Expected each once. Delete one of the two."],
  [
    'a length in words for search engines',
    'duration: 4 months\ntimeRequired: 4 months',
    "7:1  error  timeRequired: '4 months'. Expected a duration as ISO 8601 writes it: P4M is four months, P6W six weeks, P20D twenty days, PT40H forty hours. For example: P4M",
  ],
  [
    'a length that only search engines would read',
    'timeRequired: P4M',
    '6:1  error  timeRequired: there is no duration. Expected the same in words, which the page shows. Add, for example: duration: 4 months',
  ],
  ['an unknown branch', 'branches: [akurd]', `6:12  error  branches[1]: 'akurd' is not a branch. ${BRANCHES} Did you mean 'akurdi'?`],
  [
    'a branch twice',
    'branches: [akurdi, akurdi]',
    "6:20  error  branches[2]: 'akurdi' stands in branches[1] as well. Expected each once. Delete one of the two.",
  ],
  [
    'a language by its name',
    'languages: [en, Marathi]',
    "6:17  error  languages[2]: 'Marathi' is not a language tag. Expected a tag such as en, hi, mr or ar. Write 'mr' for Marathi.",
  ],
  [
    'an unknown language tag',
    'languages: [xq]',
    "6:13  error  languages[1]: 'xq' is not a language tag. Expected a tag such as en, hi, mr or ar. English is en, Hindi hi, Marathi mr.",
  ],
  ['a batch on a day that does not exist', batch({ start: '2099-02-30' }), `7:5  error  batches[1].start: '2099-02-30'. ${DAY} For example: 2027-01-11`],
  [
    'a batch that has begun',
    batch({ start: '2020-01-06' }),
    '7:5  warning  batches[1].start: 2020-01-06 has passed: the build leaves the batch out. Expected a day to come. Write the next one, or delete the batch.',
  ],
  [
    'a batch that ends before it starts',
    batch({ end: '2098-04-30' }),
    '8:5  error  batches[1].end: 2098-04-30 is before the start, 2099-01-12. Expected a later day. Swap the two, or mend the year.',
  ],
  [
    'times that cross',
    batch({ from: '"20:00"', to: '"18:00"' }),
    '11:5  error  batches[1].to: 18:00 is not after 20:00. Expected a later time of the same day. Write the time on the 24-hour clock: "20:00" is eight in the evening.',
  ],
  [
    'a time with am or pm',
    batch({ from: '"6 pm"' }),
    "10:5  error  batches[1].from: '6 pm'. Expected a time of day from 00:00 to 23:59, between quotes. For example: 18:00",
  ],
  [
    'days in short',
    batch({ days: 'Mon-Fri' }),
    "9:5  error  batches[1].days: 'Mon-Fri'. Expected days of the week in full, such as Monday to Friday, or Tuesday, Thursday and Saturday. For example: Monday to Friday",
  ],
  [
    'a first day on which there is no lesson',
    batch({ days: 'Saturday and Sunday' }),
    '7:5  error  batches[1].start: 2099-01-12 is a Monday, and the days are Saturday and Sunday. Expected the day of the first lesson. Mend the day or the days.',
  ],
  [
    'a batch at an unknown branch',
    batch({ branch: 'nashik' }),
    `12:5  error  batches[1].branch: 'nashik' is not a branch. ${BRANCHES} A new branch is added to content/site.md first.`,
  ],
  [
    'a batch at a branch that the course does not name',
    `branches: [dubai]\n${batch({})}`,
    "13:5  error  batches[1].branch: 'akurdi' is not in the course's branches. Expected one of: dubai. Add it to branches, or choose one of them.",
  ],
  [
    'a batch taught in a way that the course does not name',
    `mode: [Online]\n${batch({}, '    mode: Classroom')}`,
    "14:5  error  batches[1].mode: 'Classroom' is not in the course's mode. Expected one of: Online. Add it to mode, or choose one of them.",
  ],
  ['a fee without its day', FEE, `7:5  error  fee[1].asOf: is missing. ${DAY} Add, for example: asOf: 2026-11-01`],
  [
    'a fee of a day that is still to come',
    `${FEE}\n    asOf: 2099-01-01`,
    '11:5  warning  fee[1].asOf: 2099-01-01 is still to come. Expected a day that has been. Today is 2026-11-22.',
  ],
  [
    'a fee with a comma',
    `${FEE.replace('30000', '30,000')}\n    asOf: 2026-11-01`,
    "7:5  error  fee[1].amount: '30,000'. Expected a whole number from 1 to 10000000. Write the number alone: 30000",
  ],
  ['an unknown currency', `${FEE.replace('INR', 'Rs')}\n    asOf: 2026-11-01`, "8:5  error  fee[1].currency: 'Rs'. Expected one of: INR, AED."],
  [
    'a certificate without conditions',
    'certificate:\n  name: Certificate of CATIA\n  awardedBy: Trikona Institute',
    `6:1  error  certificate.conditions: is missing. ${TEXT(3, 160)} Add, for example: conditions: Attendance of 80 % and a finished final project`,
  ],
  [
    'a recognition without its page',
    'certificate:\n  name: Certificate of CATIA\n  awardedBy: Trikona Institute\n  conditions: A project\n  recognisedBy:\n    name: A council\n    url: council.example',
    "12:5  error  certificate.recognisedBy.url: 'council.example'. Expected a web address that starts with https://. For example: https://www.example.org/recognised",
  ],
  ['software without a name', 'software:\n  - release: V5', `7:5  error  software[1].name: is missing. ${TEXT(1, 60)} Add, for example: name: CATIA`],
  [
    'a computer as one line',
    'computer: Windows 11',
    "6:1  error  computer: 'Windows 11'. Expected text (and, if you like, provided). Look at another file of this folder for how it is written.",
  ],
  [
    'two outcomes',
    'outcomes: [Model a part, Draw a sheet]',
    '6:1  error  outcomes: 2 items. Expected a list of 3 to 8, each a line of 10 to 120 characters that begins with a verb. Write 1 more.',
  ],
  [
    'an outcome without a verb',
    'outcomes: [The basics of CATIA, Model a part, Draw a sheet]',
    "6:12  warning  outcomes[1]: begins with 'The'. Expected a verb that says what one can do. For example: Model a cast housing",
  ],
  [
    'a job title that is too long',
    `jobTitles: [${'x'.repeat(41)}]`,
    `6:13  error  jobTitles[1]: '${'x'.repeat(41)}' has 41 characters. ${TEXT(2, 40)} Take out 1.`,
  ],
  [
    'a claim without conditions',
    'claims:\n  - text: 8 industry projects',
    `7:5  error  claims[1].conditions: is missing. ${TEXT(3, 160)} Add, for example: conditions: One project for each module, done in class.`,
  ],
  [
    'a question twice',
    faq('May I bring a laptop?', 'May I bring a laptop'),
    "9:5  error  faq[2].question: 'May I bring a laptop' stands in faq[1] as well. Expected each once. Delete one of the two.",
  ],
  [
    'an empty answer',
    'faq:\n  - question: May I bring a laptop?\n    answer:',
    `8:5  error  faq[1].answer: is empty. ${TEXT(2, 600)} Write, for example: answer: V5. The differences to 3DEXPERIENCE are shown in the last module.`,
  ],
  [
    'a source that is not secure',
    'sources:\n  - name: A page\n    url: http://www.3ds.com\n    checked: 2026-11-20',
    "8:5  error  sources[1].url: 'http://www.3ds.com'. Expected a web address that starts with https://. For example: https://www.3ds.com/products/catia",
  ],
  [
    'a fact that has a field of its own',
    'software:\n  - name: Sample\n    release: "1"',
    "10:5  warning  facts[1].label: 'Software' is what the field software says. Expected each fact once. Delete the one under facts.",
  ],
];

let copy: Copy;

test.beforeAll(async ({ browserName: _ }, info) => {
  process.env.SOURCE_DATE_EPOCH = String(Date.parse('2026-11-22T12:00:00Z') / 1000);
  copy = await copyOfContent(`facts-${info.workerIndex}`, ['catia', 'tvisa', 'no-jobs']);
});
test.afterAll(() => {
  delete process.env.SOURCE_DATE_EPOCH;
});

for (const [mistake, fields, ...lines] of MISTAKES) {
  test(mistake, async () => {
    const text = SAMPLE.replace('order: 90', () => `order: 90\n${fields}`);
    expect(await copy.after({ 'courses/sample.md': text })).toEqual(lines.map((line) => `content/courses/sample.md:${line}`));
  });
}

const SERVICE = `---
title: Sample Visa
description: A sample service, described in a sentence that is long enough to be taken for one.
group: Dubai Visa
checked: 2026-11-21
FIELDS
---

The first paragraph is set large.
`;

const IN_SERVICES: [mistake: string, fields: string, line: string][] = [
  ['a role that does not exist', 'role: [advice]', "6:8  error  role[1]: 'advice'. Expected one of: guidance, paperwork, training."],
  [
    'a fee of the authority without its page',
    'authorityFees:\n  - what: Extension\n    amount: AED 850\n    payee: GDRFA Dubai\n    checked: 2026-11-21',
    '7:5  error  authorityFees[1].source: is missing. Expected a web address that starts with https://. Add, for example: source: https://www.gdrfad.gov.ae',
  ],
  [
    'a fee of ours without its day',
    'ourFee:\n  amount: 1000\n  currency: INR\n  taxIncluded: true\n  covers: One appointment',
    `6:1  error  ourFee.asOf: is missing. ${DAY} Add, for example: asOf: 2026-11-01`,
  ],
];
for (const [mistake, fields, line] of IN_SERVICES) {
  test(mistake, async () => {
    expect(await copy.after({ 'services/sample.md': SERVICE.replace('FIELDS', fields) })).toEqual([`content/services/sample.md:${line}`]);
  });
}

test('what has passed on the day after is no mistake on the day itself', async () => {
  const text = SAMPLE.replace('order: 90', `order: 90\n${batch({ start: '2099-01-12' })}`);
  await copy.with({ 'courses/sample.md': text }, async () => {
    const said = async (day: string) => (await checkContent(copy.dir, day)).problems.map(formatProblem).filter((p) => p.includes('passed'));
    expect(await said('2099-01-12')).toEqual([]);
    expect(await said('2099-01-13')).toHaveLength(1);
    const left = (day: string) => readContent(copy.dir, day).content?.entries.flatMap((e) => (e.kind === 'course' ? e.data.batches : [])).length;
    expect([left('2099-01-12'), left('2099-01-13')]).toEqual([1, 0]);
  });
});
