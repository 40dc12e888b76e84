/** Mistakes in the front matter: each kind once, with the message that the editor reads. */
import { expect, test } from '@playwright/test';
import { courseSchema } from '../schema';
import { annotated, EXPECTED, messageLines, SAMPLE } from '../testing';
import type { Diagnostic } from './diagnostic';
import { readFrontMatter } from './front-matter';

function messagesOn(text: string): string[] {
  const diagnostics: Diagnostic[] = [];
  readFrontMatter(text, 'sample.md', 'course', diagnostics);
  return messageLines(diagnostics).map((line) => line.replace('sample.md:', '').replace(' error ', ' '));
}

const [FRONT_MATTER = ''] = SAMPLE.split('\n\n', 1);
const FACTS = 'facts:\n  - label: File types\n    value: Sample 1.0';
const QUOTES = 'Put the whole value between double quotes.';
const FENCE = "Expected '---' on the first line, then the fields, then '---'.";

const MISTAKES: [part: string, replacement: string, message: string][] = [
  [
    '---\ntitle',
    'title',
    `1:1 front matter: 'title: Sample'. ${FENCE} Write --- on the first line, with nothing before it.`,
  ],
  ['---\ntitle', '---js\ntitle', "1:1 front matter: the fence '---js'. Expected YAML. Write '---' alone."],
  [
    '\n---\n\n',
    '\n\n',
    "1:1 front matter: no closing '---'. Expected '---' on a line of its own after the fields. Add it before the text of the page.",
  ],
  [
    'order: 90',
    '---- note\norder: 90',
    "5:1 front matter: '---- note'. Expected '---' on a line of its own after the fields. Write --- alone where the fields end. A note among them begins with a #.",
  ],
  [
    FRONT_MATTER,
    '---\n---',
    '1:1 front matter: no fields. Expected at least a title and a description. Add them between the two --- lines.',
  ],
  [
    FRONT_MATTER,
    '---\nSample\n---',
    "2:1 front matter: 'Sample'. Expected fields, each as 'name: value' on a line of its own. Write, for example: title: CATIA",
  ],
  [
    'title: Sample',
    'title: Sample: basics',
    `2:8 front matter: a second ': ' on the line. Expected one 'name: value' on a line. ${QUOTES}`,
  ],
  [
    'title: Sample',
    'title: "Sample',
    '2:8 front matter: an opening quote without a closing one. Expected quotes in pairs. Close the quote at the end of the value.',
  ],
  [
    'order: 90',
    'demo: Bring it, "as it is\norder: "90',
    '6:8 front matter: an opening quote without a closing one. Expected quotes in pairs. Close the quote at the end of the value.',
  ],
  [
    'title: Sample',
    'title: &name Sample\ndemo: *name',
    `3:7 front matter: a value that starts with *. Expected plain text. ${QUOTES}`,
  ],
  [
    'title: Sample',
    'title: !!js/function "x"',
    `2:8 front matter: a value that starts with an exclamation mark. Expected plain text. ${QUOTES}`,
  ],
  [
    'order: 90',
    'order: 90\norder: 91',
    '6:1 front matter: the same field twice. Expected each field once. Keep one of the two.',
  ],
  [
    FACTS,
    FACTS.replace('  -', '\t-'),
    '7:1 front matter: a tab at the start of a line. Expected spaces. Replace the tab with two spaces.',
  ],
  [
    FACTS,
    FACTS.replace('    value', '   value'),
    '8:1 front matter: a line that is not lined up with its neighbours. Expected the same number of spaces. Use two spaces for each step to the right, and line up what belongs together.',
  ],
  [
    '[catia]',
    '[catia',
    '9:16 front matter: a bracket or comma is missing. Expected a list such as [catia, nx12]. Check the commas and the closing bracket.',
  ],
  [
    'order: 90',
    'syllabusPdf: CATIA syllabus 2027.PDF',
    `5:1 syllabusPdf: 'CATIA syllabus 2027.PDF'. ${EXPECTED.pdf} Rename the file to 'catia-syllabus-2027.pdf', and write that here.`,
  ],
  ['order: 90', 'order: 0', '5:1 order: 0. Expected a whole number from 1 to 9999.'],
];

for (const [part, replacement, message] of MISTAKES)
  test(message, () => {
    expect(SAMPLE).toContain(part);
    expect(messagesOn(SAMPLE.replace(part, () => replacement))).toEqual([message]);
  });

const KNOWN = `is not a field that is known here. Expected one of: ${Object.keys(courseSchema.shape).join(', ')}.`;
const LOOK = 'Look at another file of this folder for how it is written.';

test('each field that is unknown, empty or of another kind has its message', () => {
  const { text, messages } = annotated(`---
titel: Sample
» 1 titel: ${KNOWN} Did you mean 'title'?
description: Too short.
» 1 description: 'Too short.' has 10 characters. Expected text of 50 to 160 characters. Write 40 more.
group:
» 1 group: is empty. Expected text of 2 to 60 characters. Write, for example: group: Mechanical CAD
order: "90"
» 1 order: '90'. Expected a whole number from 1 to 9999. Write the number alone, without quotes: 90
demo: 2027
» 1 demo: 2027. Expected text of 3 to 140 characters. Put it between quotes: "2027"
duration: ${'Sample '.repeat(9)}
» 1 duration: '${'Sample '.repeat(9).trim()}' has 62 characters. Expected text of 2 to 60 characters. Take out 2.
searchTitle: { toString: x }
» 1 searchTitle: a group of fields. Expected text of 1 to 60 characters. For example: CATIA V5 Course in Pune
level: beginner
» 1 level: 'beginner'. Expected one of: Beginner, Intermediate, Advanced. Did you mean 'Beginner'?
computer: { text: Windows 11, provided: "yes" }
» 31 computer.provided: 'yes'. Expected true or false. Write true or false without quotes.
certificate: A paper
» 1 certificate: 'A paper'. Expected name, awardedBy and conditions (and, if you like, recognisedBy). ${LOOK}
software: [{ release: V5 }]
» 12 software[1].name: is missing. Expected text of 1 to 60 characters. Add, for example: name: CATIA
updated: 2026-02-30
» 1 updated: '2026-02-30'. Expected a date that exists, written YYYY-MM-DD. For example: 2026-11-21
languages: [en, Marathi]
» 17 languages[2]: 'Marathi'. Expected a language tag, such as en, hi, mr or ar.
syllabusPdf: ../../secret.pdf
» 1 syllabusPdf: '../../secret.pdf'. ${EXPECTED.pdf} For example: catia-2027.pdf
facts: Sample 1.0
» 1 facts: 'Sample 1.0'. Expected a list of at most 8, each with label and value. ${LOOK}
related: catia, nx12
» 1 related: 'catia, nx12'. Expected a list of at most 6, each the file name of a page without .md: lower-case letters, digits and single hyphens. Write a list: [catia, nx12]
outcomes: [Model a part]
» 1 outcomes: 1 item. Expected a list of 3 to 8, each a line of 10 to 120 characters that begins with a verb. Write 2 more.
mode: [Online, Online]
» 16 mode[2]: 'Online' stands here twice. Expected each once. Delete one of the two.
__proto__: { polluted: true }
» 1 __proto__: ${KNOWN} Delete the line.
---
`);
  expect(messagesOn(text)).toEqual(messages);
  expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
});

test('each field that contradicts another has its message', () => {
  const { text, messages } = annotated(`---
» 1 duration: is missing. Expected text of 2 to 60 characters. Add, for example: duration: 4 months, about 5 hours a day
${FRONT_MATTER.slice('---\n'.length, -'\n---'.length)}
timeRequired: P4M
branches: [dubai]
batches:
  - start: 2099-01-12
» 5 batches[1].start: 2099-01-12 is a Monday. Expected one of the days: Saturday and Sunday.
    end: 2098-04-30
» 5 batches[1].end: '2098-04-30'. Expected a day after the start.
    days: Saturday and Sunday
    from: "18:00"
    to: "17:00"
» 5 batches[1].to: '17:00'. Expected a later time of the same day. Write the time on the 24-hour clock: "20:00" is eight in the evening.
    branch: akurdi
» 5 batches[1].branch: 'akurdi'. Expected one of the course's own: dubai.
projects:
  - title: A plate with holes
» 5 projects[1].alt: is missing. Expected text of 20 to 160 characters. Add, for example: alt: A flanged hub in four sizes beside the table that drives them
    made: CATIA part
    module: One
    picture: pieces/hub.webp
  - title: A plate with holes
» 5 projects[2].title: 'A plate with holes' stands here twice. Expected each once. Delete one of the two.
    made: CATIA part
    module: One
  - { title: A third plate, made: CATIA part, module: One, show: wide }
» 5 projects[3].picture: is missing. ${EXPECTED.picture} Add, for example: picture: pieces/catia-hub.svg
---
`);
  expect(messagesOn(text)).toEqual(messages);
});

test('a byte order mark and Windows line ends have no message', () => {
  expect(messagesOn(`\uFEFF${SAMPLE.replace(/\n/g, '\r\n')}`)).toEqual([]);
});

test('an apostrophe between letters becomes typographic; a sign for feet stays', () => {
  const text = SAMPLE.replace('a sentence', "the shop's 6' sentence");
  expect(readFrontMatter(text, 'sample.md', 'course', [])?.data.description).toContain(
    "the shop’s 6' sentence",
  );
});
