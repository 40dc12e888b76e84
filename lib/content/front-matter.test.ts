/** Mistakes in the front matter: each kind once, with the message that the editor reads. */
import { expect, test } from '@playwright/test';
import { type Diagnostic, formatDiagnostic } from './diagnostic';
import { readFrontMatter } from './front-matter';
import { courseSchema } from './schema';
import { SAMPLE } from './testing';

/** The messages on a text, without the name of the file and the level. */
function messagesOn(text: string): string[] {
  const diagnostics: Diagnostic[] = [];
  readFrontMatter(text, 'sample.md', courseSchema, diagnostics);
  return diagnostics.map((p) =>
    formatDiagnostic(p)
      .replace(/^sample\.md:/, '')
      .replace('  error  ', ' '),
  );
}

const [FRONT_MATTER = ''] = SAMPLE.split('\n\n', 1);
const FACTS = 'facts:\n  - label: File types\n    value: Sample 1.0';
const QUOTES = 'Put the whole value between double quotes.';
const KNOWN = `is not a field that is known here. Expected one of: ${Object.keys(courseSchema.shape).join(', ')}.`;
const DAY = 'Expected a date that exists, written YYYY-MM-DD.';
const TITLE = 'Expected text of 1 to 60 characters.';
const FENCE = "Expected '---' on the first line, then the fields, then '---'.";
const MANY_ALIASES = Array.from({ length: 40 }, (_, i) => `a${i + 1}: &a${i + 1} [*a${i}, *a${i}]`);

/** A batch in place of `order`, from line 5 on. */
const batch = (field = 'branch', value = 'akurdi') => {
  const fields = `batches:
  - start: 2099-01-12
    end: 2099-04-30
    days: Monday to Friday
    from: "18:00"
    to: "20:00"
    branch: akurdi`;
  return fields.replace(new RegExp(`${field}: .*`), `${field}: ${value}`);
};
/** Three projects in place of `order`, the first with more fields. */
const projects = (...more: string[]) =>
  ['projects:', ...['one', 'two', 'three'].map((name, i) => project(name, i === 0 ? more : []))].join('\n');
const project = (name: string, more: string[]) =>
  [`  - title: A plate, number ${name}`, 'made: CATIA part', 'module: First module', ...more].join('\n    ');

/** What stands in the sample, what is written in its place, and the messages. */
const MISTAKES: [part: string, written: string, ...messages: string[]][] = [
  // The fences and YAML.
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
    'title: Sample',
    'title: *Sample',
    `2:8 front matter: a value that starts with *. Expected plain text. ${QUOTES}`,
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
    'order: 90',
    ['a0: &a0 [x, x]', ...MANY_ALIASES].join('\n'),
    '1:1 front matter: too many YAML aliases (&name and *name). Expected at most 20. Write the values out.',
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
  // One field.
  ['title: Sample', '# title: Sample', `1:1 title: is missing. ${TITLE} Add, for example: title: CATIA`],
  ['title: Sample', 'title:', `2:1 title: is empty. ${TITLE} Write, for example: title: CATIA`],
  ['title: Sample', 'title: 2027', `2:1 title: 2027. ${TITLE} Put it between quotes: "2027"`],
  [
    'title: Sample',
    `title: ${'Sample '.repeat(9)}`,
    `2:1 title: '${'Sample '.repeat(9).trim()}' has 62 characters. ${TITLE} Take out 2.`,
  ],
  ['title: Sample', 'title: { toString: x }', `2:1 title: a group of fields. ${TITLE} For example: CATIA`],
  [
    /^description: .*/m.exec(SAMPLE)?.[0] ?? '',
    'description: Too short.',
    "3:1 description: 'Too short.' has 10 characters. Expected text of 50 to 160 characters. Write 40 more.",
  ],
  ['description:', 'descripton:', `3:1 descripton: ${KNOWN} Did you mean 'description'?`],
  ['order: 90', '__proto__: { polluted: true }', `5:1 __proto__: ${KNOWN} Delete the line.`],
  [
    'order: 90',
    'order: "90"',
    "5:1 order: '90'. Expected a whole number from 1 to 9999. Write the number alone, without quotes: 90",
  ],
  ['order: 90', 'order: 0', '5:1 order: 0. Expected a whole number from 1 to 9999.'],
  [
    'order: 90',
    'level: beginner',
    "5:1 level: 'beginner'. Expected one of: Beginner, Intermediate, Advanced. Did you mean 'Beginner'?",
  ],
  [
    'order: 90',
    'computer: { text: Windows 11, provided: "yes" }',
    "5:31 computer.provided: 'yes'. Expected true or false. Write true or false without quotes.",
  ],
  [
    'order: 90',
    'computer: Windows 11',
    "5:1 computer: 'Windows 11'. Expected text (and, if you like, provided). Look at another file of this folder for how it is written.",
  ],
  ['order: 90', 'updated: 2026-02-30', `5:1 updated: '2026-02-30'. ${DAY} For example: 2026-11-21`],
  [
    'order: 90',
    'languages: [en, Marathi]',
    "5:17 languages[2]: 'Marathi'. Expected a language tag, such as en, hi, mr or ar.",
  ],
  [
    'order: 90',
    'aliases: [_next]',
    "5:11 aliases[1]: '_next'. Expected one word of letters, digits and hyphens without a /, and no name that hosts keep for themselves. For example: photo",
  ],
  [
    'order: 90',
    'syllabusPdf: ../../secret.pdf',
    "5:1 syllabusPdf: '../../secret.pdf'. Expected the name of a PDF in content/syllabus. For example: catia-2027.pdf",
  ],
  [
    FACTS,
    'facts: Sample 1.0',
    "6:1 facts: 'Sample 1.0'. Expected a list of at most 8, each with label and value. Look at another file of this folder for how it is written.",
  ],
  [
    'related: [catia]',
    'related: catia, nx12',
    "9:1 related: 'catia, nx12'. Expected a list of at most 6, each the file name of a page without .md: lower-case letters, digits and single hyphens. Write a list: [catia, nx12]",
  ],
  [
    'order: 90',
    'outcomes: [Model a part]',
    '5:1 outcomes: 1 item. Expected a list of 3 to 8, each a line of 10 to 120 characters that begins with a verb. Write 2 more.',
  ],
  // Fields that belong together.
  [
    'order: 90',
    'mode: [Online, Online]',
    "5:16 mode[2]: 'Online' stands here twice. Expected each once. Delete one of the two.",
  ],
  [
    'order: 90',
    projects().replace('number two', 'number one'),
    "9:5 projects[2].title: 'A plate, number one' stands here twice. Expected each once. Delete one of the two.",
  ],
  [
    'order: 90',
    projects('picture: pieces/hub.webp'),
    '6:5 projects[1].alt: is missing. Expected text of 20 to 160 characters. Add, for example: alt: A flanged hub in four sizes beside the table that drives them',
  ],
  [
    'order: 90',
    projects('show: wide'),
    '6:5 projects[1].picture: is missing. Expected the name of an SVG, WebP, PNG, JPEG or AVIF in content/images, with its folder, in lower-case letters, digits and hyphens. Add, for example: picture: pieces/catia-hub.svg',
  ],
  [
    'order: 90',
    'timeRequired: P4M',
    '1:1 duration: is missing. Expected text of 2 to 60 characters. Add, for example: duration: 4 months, about 5 hours a day',
  ],
  [
    'order: 90',
    batch('end', '2098-04-30'),
    "7:5 batches[1].end: '2098-04-30'. Expected a day after the start.",
  ],
  [
    'order: 90',
    batch('to', '"17:00"'),
    '10:5 batches[1].to: \'17:00\'. Expected a later time of the same day. Write the time on the 24-hour clock: "20:00" is eight in the evening.',
  ],
  [
    'order: 90',
    batch('days', 'Saturday and Sunday'),
    '6:5 batches[1].start: 2099-01-12 is a Monday. Expected one of the days: Saturday and Sunday.',
  ],
  [
    'order: 90',
    `branches: [dubai]\n${batch()}`,
    "12:5 batches[1].branch: 'akurdi'. Expected one of the course's own: dubai.",
  ],
];

for (const [part, written, ...messages] of MISTAKES)
  test(messages.join(' ').slice(0, 100), () => {
    expect(SAMPLE).toContain(part);
    expect(messagesOn(SAMPLE.replace(part, () => written))).toEqual(messages);
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });

test('a byte order mark and Windows line ends are no mistake', () => {
  expect(messagesOn(`\uFEFF${SAMPLE.replace(/\n/g, '\r\n')}`)).toEqual([]);
});
