/** Mistakes in the owner's facts, and what the editor reads, word for word. */
import { expect, test } from '@playwright/test';
import { checkContent } from './check';
import { formatDiagnostic } from './diagnostic';
import { readContent } from './load';
import { contentCopy, SAMPLE, testMistakes } from './testing';

const DAY = 'Expected a date that exists, written YYYY-MM-DD.';
const BRANCHES = 'Expected one of: akurdi, dubai, nashik.';

const BATCH = {
  start: '2099-01-12',
  end: '2099-04-30',
  days: 'Monday to Friday',
  from: '"18:00"',
  to: '"20:00"',
  branch: 'akurdi',
};
/** A batch in place of the sample's `order`, from line 5 on. */
const batch = (change: Partial<typeof BATCH>, ...more: string[]) =>
  [
    'batches:',
    ...Object.entries({ ...BATCH, ...change }).map(
      ([key, value], i) => `${i === 0 ? '  - ' : '    '}${key}: ${value}`,
    ),
    ...more,
  ].join('\n');
const FEE = 'fee:\n  - amount: 30000\n    currency: INR\n    taxIncluded: true\n    covers: All lessons';
test.beforeAll(() => {
  process.env.SOURCE_DATE_EPOCH = String(Date.parse('2026-11-22T12:00:00Z') / 1000);
});
test.afterAll(() => {
  delete process.env.SOURCE_DATE_EPOCH;
});
const copy = contentCopy(['catia']);

testMistakes(copy, {
  'order: 90': {
    'level: beginner':
      "5:1  error  level: 'beginner'. Expected one of: Beginner, Intermediate, Advanced. Did you mean 'Beginner'?",
    'mode: [Online, Online]':
      "5:16  error  mode[2]: 'Online' stands in mode[1] as well. Expected each once. Delete one of the two.",
    'duration: 4 months\ntimeRequired: 4 months':
      "6:1  error  timeRequired: '4 months'. Expected a duration as ISO 8601 writes it: P4M is four months, P6W six weeks, P20D twenty days, PT40H forty hours. For example: P4M",
    'timeRequired: P4M':
      '5:1  error  timeRequired: there is no duration. Expected the same in words, which the page shows. Add, for example: duration: 4 months',
    'branches: [akurd]': `5:12  error  branches[1]: 'akurd' is not a branch. ${BRANCHES} Did you mean 'akurdi'?`,
    'languages: [en, Marathi]':
      "5:17  error  languages[2]: 'Marathi' is not a language tag. Expected a tag such as en, hi, mr or ar. Write 'mr' for Marathi.",
    'languages: [xq]':
      "5:13  error  languages[1]: 'xq' is not a language tag. Expected a tag such as en, hi, mr or ar. English is en, Hindi hi, Marathi mr.",
    [batch({ start: '2020-01-06' })]:
      '6:5  warning  batches[1].start: 2020-01-06 has passed: the build leaves the batch out. Expected a day to come. Write the next one, or delete the batch.',
    [batch({ end: '2098-04-30' })]:
      '7:5  error  batches[1].end: 2098-04-30 is before the start, 2099-01-12. Expected a later day. Swap the two, or fix the year.',
    [batch({ from: '"20:00"', to: '"18:00"' })]:
      '10:5  error  batches[1].to: 18:00 is not after 20:00. Expected a later time of the same day. Write the time on the 24-hour clock: "20:00" is eight in the evening.',
    [batch({ days: 'Mon-Fri' })]:
      "8:5  error  batches[1].days: 'Mon-Fri'. Expected days of the week in full, such as Monday to Friday, or Tuesday, Thursday and Saturday. For example: Monday to Friday",
    [batch({ days: 'Saturday and Sunday' })]:
      '6:5  error  batches[1].start: 2099-01-12 is a Monday, and the days are Saturday and Sunday. Expected the day of the first lesson. Fix the day or the days.',
    [batch({
      branch: 'kolkata',
    })]: `11:5  error  batches[1].branch: 'kolkata' is not a branch. ${BRANCHES} A new branch is added to content/site.md first.`,
    [`branches: [dubai]\n${batch({})}`]:
      "12:5  error  batches[1].branch: 'akurdi' is not in the course's branches. Expected one of: dubai. Add it to branches, or choose one of them.",
    [`mode: [Online]\n${batch({}, '    mode: Classroom')}`]:
      "13:5  error  batches[1].mode: 'Classroom' is not in the course's mode. Expected one of: Online. Add it to mode, or choose one of them.",
    [FEE]: `6:5  error  fee[1].asOf: is missing. ${DAY} Add, for example: asOf: 2026-11-01`,
    [`${FEE}\n    asOf: 2099-01-01`]:
      '10:5  warning  fee[1].asOf: 2099-01-01 is still to come. Expected a day that has been. Today is 2026-11-22.',
    [`${FEE.replace('30000', '30,000')}\n    asOf: 2026-11-01`]:
      "6:5  error  fee[1].amount: '30,000'. Expected a whole number from 1 to 10000000. Write the number alone: 30000",
    'computer: Windows 11':
      "5:1  error  computer: 'Windows 11'. Expected text (and, if you like, provided). Look at another file of this folder for how it is written.",
    'outcomes: [The basics of CATIA, Model a part, Draw a sheet]':
      "5:12  warning  outcomes[1]: begins with 'The'. Expected a verb that says what one can do. For example: Model a cast housing",
    'software:\n  - name: Sample\n    release: "1"':
      "9:5  warning  facts[1].label: 'Software' is what the field software says. Expected each fact once. Delete the one under facts.",
  },
});

test('what has passed on the day after is no mistake on the day itself', async () => {
  const text = SAMPLE.replace('order: 90', `order: 90\n${batch({ start: '2099-01-12' })}`);
  const { dir, within } = copy();
  await within({ 'courses/sample.md': text }, async () => {
    const said = async (day: string) =>
      (await checkContent(dir, day)).diagnostics
        .map(formatDiagnostic)
        .filter((p) => /sample\.md.*passed/.test(p));
    expect(await said('2099-01-12')).toEqual([]);
    expect(await said('2099-01-13')).toHaveLength(1);
    const left = (day: string) =>
      readContent(dir, day).content?.entries.flatMap((e) =>
        e.kind === 'course' && e.slug === 'sample' ? e.data.batches : [],
      ).length;
    expect([left('2099-01-12'), left('2099-01-13')]).toEqual([1, 0]);
  });
});
