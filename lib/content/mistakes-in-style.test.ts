import { expect, test } from '@playwright/test';
import { checkAnswers, checkDevices } from './check/across';
import { Report, type ReportOn } from './check/report';
import { checkSourced, ruleIn } from './check/sourced';
import { checkStyle } from './check/style';
import { parse } from './parsed';
import { formatProblem, type Problem } from './problem';
import { splitSentences } from './sentences';
import { contentCopy, DESCRIPTION, testMistakes } from './testing';
import type { Course } from './types';
import { stem } from './words';

/** What the editorial standard asks for. */
testMistakes(contentCopy(['catia', 'photoshop']), {
  'The first paragraph of the sample is set large.': {
    'Lay your palm on a car door and run it along. It is round. The sample comes too late.':
      "12:1  warning  first paragraph: 'Lay your palm on a car …' names neither 'Sample' nor its subject. Expected them in the first 2 sentences. Say first what it is, for whom, with which software or papers, and what one can do or has at the end.",
  },
  [DESCRIPTION]: {
    [DESCRIPTION.replace(' in Pune', '')]:
      '3:1  warning  description: names no town. Expected what a searcher asks for: the subject, the town, for whom. Add a town, such as Pune.',
    [DESCRIPTION.replace('for people who write tests', 'with further words')]:
      "3:1  warning  description: does not say for whom. Expected what a searcher asks for: the subject, the town, for whom. Add for whom it is, such as 'for graduates'.",
    'description: A sample course, described in a sentence that is long enough.':
      "3:1  warning  description: names no town and does not say for whom. Expected what a searcher asks for: the subject, the town, for whom. Add a town, such as Pune, and for whom it is, such as 'for graduates'.",
  },
  '- A line': {
    [`- Short. It goes on${' and on'.repeat(17)}.`]:
      "18:10  warning  text: a sentence of 37 words, 'It goes on and on and …'. Expected at most 35. Make two sentences of it.",
    [`> Short.\n> It goes\n> on${' and on'.repeat(17)}.`]:
      "19:3  warning  text: a sentence of 37 words, 'It goes on and on and …'. Expected at most 35. Make two sentences of it.",
    '- Draft angles and clip towers\n\n## What you will make\n\n- A trim panel with its clips.\n- A bending die with springback allowance. Its force sheet too.':
      "23:3  warning  project: 'A bending die with springback allowance. …' has words that no module has: bending, springback, allowance, force, sheet. Expected something that the syllabus teaches. Teach it in a module, or name it with the module's words.",
    '- A beam to IS 456, and a slab to IS 875':
      "18:3  warning  text: 'IS 456' without a source. Expected the authority's own page under 'sources', with the day it was checked. Add it to the fields, or take the rule out.",
  },
  // Modules that are not called a syllabus are modules all the same.
  '## Syllabus\n\n### First module\n\n- A line': {
    '## What is covered\n\n### First module\n\n- Draft angles\n\n## What you will make\n\n- A bending die with springback.\n- A draft report.':
      "22:3  warning  project: 'A bending die with springback.' has words that no module has: bending, springback. Expected something that the syllabus teaches. Teach it in a module, or name it with the module's words.",
  },
  'Sample 1.0': {
    'Returns under the Income-tax Act 2025':
      "8:5  warning  facts[1].value: 'Income-tax Act 2025' without a source. Expected the authority's own page under 'sources', with the day it was checked. Add it to the fields, or take the rule out.",
  },
});

/** A course as the checks see it, with fields that the test is about. */
function course(slug: string, fields: object, markdown: string) {
  const data = {
    title: slug,
    description: `${slug} in Pune for students`,
    facts: [],
    faq: [],
    sources: [],
    software: [],
    ...fields,
  };
  const entry = {
    kind: 'course',
    slug,
    path: `/${slug}`,
    aliases: [],
    file: `${slug}.md`,
    data,
    markdown,
    offset: 10,
    placeOf: () => ({ line: 2, column: 1 }),
  };
  return { entry: entry as unknown as Course, outline: parse(markdown).outline };
}

/** What a check of several pages says, as lines that an editor reads. */
function said(check: (reportOn: ReportOn) => void): string[] {
  const problems: Problem[] = [];
  check((reported) => new Report(reported, problems));
  return problems.map(formatProblem);
}

/** Eleven courses of which the first few have a text that the others have not, each with its number for a #. */
const eleven = (few: number, text: string) =>
  Array.from({ length: 11 }, (_, i) =>
    course(`c${i}`, {}, i < few ? text.replace(/#$/, String(i)) : `Course ${i} is plain.`),
  );
const devicesOf = (pages: ReturnType<typeof course>[]) => said((reportOn) => checkDevices(pages, reportOn));

const WORN: [device: string, text: string, place: string, name: string][] = [
  ['a worn-out word', 'It is fine.\n\nThere somebody waits.', '13:1  warning  text', "'somebody'"],
  [
    'a worn-out word in a heading',
    'It is fine.\n\n## Nobody waits\n\nText.',
    '13:1  warning  heading',
    "'nobody'",
  ],
  ['a worn-out verb', 'It is fine, and you ring us.', '11:1  warning  text', "'ring'"],
  [
    'a section that ends with Bring',
    'It is fine. Bring a ruler.',
    '11:13  warning  text',
    "a section that opens or ends with 'Bring …'",
  ],
  [
    'a section that opens with Bring',
    'It is fine.\n\n## You\n\nBring a ruler. Thanks.',
    '15:1  warning  text',
    "a section that opens or ends with 'Bring …'",
  ],
  [
    'one opening',
    '“This course” teaches thing #',
    '11:1  warning  first paragraph',
    "the opening 'this course teaches …'",
  ],
];
for (const [device, text, place, name] of WORN) {
  test(`${device} on more than a fifth of the pages`, () => {
    // Only one of the tests is about the opening that the three share.
    const lines = devicesOf(eleven(3, text)).filter(
      (line) => line.includes(name) || !line.includes('the opening'),
    );
    expect(lines).toEqual(
      [0, 1, 2].map(
        (i) =>
          `c${i}.md:${place}: ${name} on 3 course and service pages. Expected at most 2 of them. Say it in another way here.`,
      ),
    );
    expect(devicesOf(eleven(2, text))).toEqual([]);
  });
}

test('three answers that two pages share', () => {
  const answersOf = (...pages: ReturnType<typeof course>[]) =>
    said((reportOn) => checkAnswers(pages, reportOn));
  const faq = ['One.', 'Two.', 'Three.', 'Four.'].map((answer, i) => ({
    question: `Question ${i}?`,
    answer,
  }));
  expect(
    answersOf(
      course('a', { faq }, 'A.'),
      course('b', { faq: [...faq.slice(0, 2), { question: '?', answer: 'Own.' }] }, 'B.'),
    ),
  ).toEqual([]);
  expect(
    answersOf(
      course('a', { faq }, 'A.'),
      course('b', { faq: faq.map((f) => ({ ...f, answer: f.answer.toLowerCase() })) }, 'B.'),
    ),
  ).toEqual([
    'b.md:2:1  warning  faq[3].answer: 3 answers stand word for word in a.md, this one among them. Expected at most 2 answers that two pages share. Answer it for this page alone.',
  ]);
});

/** What the standard says of one course. */
function styleOf(fields: object, markdown = 'The sample.'): string[] {
  const { entry, outline } = course('sample', fields, markdown);
  return said((reportOn) => checkStyle(entry, outline, [], reportOn(entry)));
}

test('a long sentence in an answer', () => {
  expect(styleOf({ faq: [{ question: 'Long?', answer: `No. It goes on${' and on'.repeat(17)}.` }] })).toEqual(
    [
      "sample.md:2:1  warning  faq[1].answer: a sentence of 37 words, 'It goes on and on and …'. Expected at most 35. Make two sentences of it.",
    ],
  );
});

test('a law with a source, and a fee that carries its own', () => {
  const sourced = (fields: object, markdown: string) => {
    const { entry, outline } = course('sample', fields, markdown);
    return said((reportOn) => checkSourced(entry, outline, reportOn(entry)));
  };
  expect(sourced({}, 'The fee is AED 850.')).toHaveLength(1);
  expect(
    sourced({ authorityFees: [{ what: 'Extension of 30 days', amount: 'AED 850' }] }, 'The fee is AED 850.'),
  ).toEqual([]);
  expect(sourced({ sources: [{ name: 'Bureau of Indian Standards' }] }, 'A beam to IS 456.')).toEqual([]);
  expect(sourced({ sources: [] }, 'A beam to IS 456.')).toHaveLength(1);
});

test('what is a rule with a source, and what an exercise', () => {
  const rules = {
    'Federal Decree-Law No. 32 of 2021 applies': 'Federal Decree-Law No. 32 of 2021',
    'under the Registration of Births and Deaths Act, 1969': 'Registration of Births and Deaths Act, 1969',
    'GST at 18 per cent': '18 per cent',
    'Sight distance to IRC:66': 'IRC:66',
    'a fee of ₹1,500': '₹1,500',
    'a budget of ₹500 a day': undefined,
    'a discount of 18%': undefined,
    'Act on it': undefined,
  };
  for (const [text, rule] of Object.entries(rules))
    expect.soft(ruleIn(text, 'course', true), text).toBe(rule);
  expect(ruleIn('It costs AED 850', 'service', true)).toBe('AED 850');
});

test('subjects that are named in other words', () => {
  const named = (fields: object, markdown: string) => styleOf(fields, markdown).length === 0;
  expect(named({ title: 'C & C++' }, 'Learn C++, then more.')).toBe(true);
  expect(named({ title: 'C & C++' }, 'Learn Cobol, then more.')).toBe(false);
  expect(named({ title: 'Basic Computer' }, 'For beginners at computers.')).toBe(true);
  expect(named({ title: 'Plastic Trim', software: [{ name: 'CATIA' }] }, 'You work in CATIA.')).toBe(true);
  expect(named({ title: 'BIW Fixture Design' }, 'A design is good.')).toBe(false);
});

test('readers of a description', () => {
  const hasReader = (description: string) => styleOf({ description }).length === 0;
  for (const text of [
    'AutoCAD for diploma holders',
    'A visa for Indian nationals',
    'Suits shop-floor staff',
    'For you if you sell',
    'taught to absolute beginners',
  ])
    expect.soft(hasReader(text), text).toBe(true);
  for (const text of ['Files for print and screen', 'another designer can follow', 'Excel. Teachers: four'])
    expect.soft(hasReader(text), text).toBe(false);
});

test('sentences and stems', () => {
  const split = (text: string) => splitSentences(text).map((s) => s.text);
  expect(split('Federal Law No. 32 of 2021 applies. It costs Rs. 500.\nNo. You need not.')).toEqual([
    'Federal Law No. 32 of 2021 applies.',
    'It costs Rs. 500.',
    'No.',
    'You need not.',
  ]);
  expect(split('STAAD.Pro solves it. 学生です。駅です。')).toEqual([
    'STAAD.Pro solves it.',
    '学生です。',
    '駅です。',
  ]);
  expect(new Set(['calculate', 'calculated', 'calculator', 'calculations'].map(stem)).size).toBe(1);
  expect(stem('user')).toBe('user');
});
