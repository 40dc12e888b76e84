import { expect, test } from '@playwright/test';
import { type Copy, copyOfContent, SAMPLE } from './testing';

/** Mistakes in the fields of a course: what is changed in the sample, and what the editor reads, word for word. */
const MISTAKES: [mistake: string, from: string | RegExp, to: string, ...lines: string[]][] = [
  ['a title forgotten', 'title: Sample\n', '', '1:1  error  title: is missing. Expected text of 1 to 60 characters. Add, for example: title: CATIA'],
  ['a title left empty', 'title: Sample', 'title:', '2:1  error  title: is empty. Expected text of 1 to 60 characters. Write, for example: title: CATIA'],
  ['a title of digits', 'title: Sample', 'title: 2027', '2:1  error  title: 2027. Expected text of 1 to 60 characters. Put it between quotes: "2027"'],
  [
    'a title that is too long',
    'title: Sample',
    'title: Sample course Sample course Sample course Sample course Sample course',
    "2:1  error  title: 'Sample course Sample course Sample course Sample course Sample course' has 69 characters. Expected text of 1 to 60 characters. Take out 9.",
  ],
  [
    'a description that is too short',
    /description: .*/,
    'description: Too short.',
    "3:1  error  description: 'Too short.' has 10 characters. Expected text of 50 to 160 characters. Write 40 more.",
  ],
  [
    'a colon in an unquoted value',
    'title: Sample',
    'title: Sample: basics',
    "2:8  error  front matter: a second ': ' on the line. Expected one 'name: value' on a line. Put the whole value between double quotes.",
  ],
  [
    'a quote that is not closed',
    'title: Sample',
    'title: "Sample',
    '2:8  error  front matter: an opening quote without a closing one. Expected quotes in pairs. Close the quote at the end of the value.',
  ],
  ['a tab for spaces', '  - label', '\t- label', '7:1  error  front matter: a tab at the start of a line. Expected spaces. Replace the tab with two spaces.'],
  [
    'a line that is not lined up',
    '    value: Sample 1.0',
    '   value: Sample 1.0',
    '8:1  error  front matter: a line that is not lined up with its neighbours. Expected the same number of spaces. Use two spaces for each step to the right, and line up what belongs together.',
  ],
  ['a field twice', 'order: 90', 'order: 90\norder: 91', '6:1  error  front matter: the same field twice. Expected each field once. Keep one of the two.'],
  [
    'a bracket left open',
    '[catia]',
    '[catia',
    '9:16  error  front matter: a bracket or comma is missing. Expected a list such as [catia, nx12]. Check the commas and the closing bracket.',
  ],
  [
    'a value that starts with a star',
    'title: Sample',
    'title: *Sample',
    '2:8  error  front matter: a value that starts with *. Expected plain text. Put the whole value between double quotes.',
  ],
  [
    'a field misspelt',
    'description:',
    'descripton:',
    "3:1  error  descripton: is not a field that is known here. Expected one of: title, description, group, order, level, duration, timeRequired, workload, mode, branches, languages, batches, fee, demo, certificate, software, computer, prerequisites, outcomes, jobTitles, claims, faq, sources, syllabusPdf, pdf, facts, related, drawing, searchTitle, aliases, updated. Did you mean 'description'?",
  ],
  [
    'a nested field misspelt',
    '    value:',
    '    valeu:',
    "8:5  error  facts[1].valeu: is not a field that is known here. Expected one of: label, value. Did you mean 'value'?",
  ],
  [
    'a field that does not exist',
    'order: 90',
    'order: 90\nprice: 100',
    '6:1  error  price: is not a field that is known here. Expected one of: title, description, group, order, level, duration, timeRequired, workload, mode, branches, languages, batches, fee, demo, certificate, software, computer, prerequisites, outcomes, jobTitles, claims, faq, sources, syllabusPdf, pdf, facts, related, drawing, searchTitle, aliases, updated. Delete the line.',
  ],
  [
    'a group that is half written',
    'Mechanical CAD',
    'Mechanical',
    "4:1  error  group: 'Mechanical' is not a group. Expected one of: Mechanical CAD, Automotive Domain Courses, CIVIL CAD, IT Courses, Diploma In Accounting, Diploma in Graphic Designing, Master Courses, Foreign Language, Dubai Visa, Dubai Business, IELTS, Passport. Did you mean 'Mechanical CAD'?",
  ],
  [
    'a group that does not exist',
    'Mechanical CAD',
    'Cookery',
    "4:1  error  group: 'Cookery' is not a group. Expected one of: Mechanical CAD, Automotive Domain Courses, CIVIL CAD, IT Courses, Diploma In Accounting, Diploma in Graphic Designing, Master Courses, Foreign Language, Dubai Visa, Dubai Business, IELTS, Passport. A new group is added to content/site.md first.",
  ],
  ['an order in words', 'order: 90', 'order: first', "5:1  error  order: 'first'. Expected a whole number from 1 to 9999."],
  ['an order in quotes', 'order: 90', 'order: "90"', "5:1  error  order: '90'. Expected a whole number from 1 to 9999. Take the quotes away: 90"],
  ['an order of zero', 'order: 90', 'order: 0', '5:1  error  order: 0. Expected a whole number from 1 to 9999.'],
  [
    'a list without brackets',
    'related: [catia]',
    'related: catia, nx12',
    "9:1  error  related: 'catia, nx12'. Expected a list of at most 6, each the file name of a page without .md: lower-case letters, digits and single hyphens. Write a list: [catia, nx12]",
  ],
  [
    'a related page misspelt',
    '[catia]',
    '[cata]',
    "9:11  error  related[1]: 'cata' is not a course or service. Expected the file name of one, without .md. Did you mean 'catia'?",
  ],
  ['a page related to itself', '[catia]', '[sample]', "9:11  error  related[1]: 'sample' is this page. Expected another course or service. Take it out."],
  [
    'facts written as one line',
    'facts:\n  - label: Software\n    value: Sample 1.0',
    'facts: Sample 1.0',
    "6:1  error  facts: 'Sample 1.0'. Expected a list of at most 8, each with label and value. Look at another file of this folder for how it is written.",
  ],
  ['an unknown choice', 'order: 90', 'pdf: form', "5:1  error  pdf: 'form'. Expected one of: enquiry, direct."],
  [
    'a day that does not exist',
    'order: 90',
    'updated: 2026-02-30',
    "5:1  error  updated: '2026-02-30'. Expected a date that exists, written YYYY-MM-DD. For example: 2026-11-21",
  ],
  [
    'a day written another way',
    'order: 90',
    'updated: 21.11.2026',
    "5:1  error  updated: '21.11.2026'. Expected a date that exists, written YYYY-MM-DD. For example: 2026-11-21",
  ],
  [
    'an alias with a slash',
    'order: 90',
    'aliases: [/sample-course]',
    "5:11  error  aliases[1]: '/sample-course'. Expected one word of letters, digits and hyphens without a /, and no name that hosts keep for themselves. For example: photo",
  ],
  [
    'an alias that another page has',
    'order: 90',
    'aliases: [photo]',
    "5:11  error  aliases[1]: '/photo' is taken by content/courses/photoshop.md. Expected a name of its own. Take the alias out.",
  ],
  [
    'an alias that hosts keep',
    'order: 90',
    'aliases: [index]',
    "5:11  error  aliases[1]: 'index'. Expected one word of letters, digits and hyphens without a /, and no name that hosts keep for themselves. For example: photo",
  ],
  [
    'a place that is taken',
    'order: 90',
    'order: 1',
    '5:1  warning  order: place 1 in Mechanical CAD is that of content/courses/autocad.md. Expected a place of its own. Number the pages of the group anew.',
  ],
  [
    'a title that another page has',
    'title: Sample',
    'title: CATIA',
    "2:1  error  title: 'CATIA' is that of content/courses/catia.md. Expected a title of its own. Say what is different.",
    "12:1  warning  first paragraph: 'The first paragraph of the sample …' names neither 'CATIA' nor its subject. Expected them in the first 2 sentences. Say first what it is, for whom, with which software or papers, and what one can do or has at the end.",
  ],
  [
    'a drawing that does not exist',
    'order: 90',
    'drawing: catai',
    "5:1  error  drawing: 'catai' is not a drawing. Expected the name of one in public/drawings. Did you mean 'catia'?",
  ],
  [
    'a PDF that is not there',
    'order: 90',
    'syllabusPdf: sample.pdf',
    "5:1  error  syllabusPdf: 'sample.pdf' is not in content/syllabus. Expected the name of a PDF that is. Put the file there, or leave the field out.",
  ],
  [
    'no fence',
    /^---\n/,
    '',
    "1:1  error  front matter: 'title: Sample'. Expected '---' on the first line, then the fields, then '---'. Write --- above the first field.",
  ],
  [
    'no closing fence',
    /\n---\n\n/,
    '\n\n',
    "1:1  error  front matter: no closing '---'. Expected '---' on a line of its own after the fields. Add it before the text of the page.",
  ],
  [
    'a blank line before the fence',
    /^/,
    '\n',
    "1:1  error  front matter: a blank line. Expected '---' on the first line, then the fields, then '---'. Delete what stands before the first ---.",
  ],
  [
    'no fields',
    /^---\n[\s\S]*?---\n/,
    '---\n---\n',
    '1:1  error  front matter: no fields. Expected at least a title and a description. Add them between the two --- lines.',
  ],
  [
    'fields without names',
    /^---\n[\s\S]*?---\n/,
    '---\nSample\n---\n',
    "2:1  error  front matter: 'Sample'. Expected fields, each as 'name: value' on a line of its own. Write, for example: title: CATIA",
  ],
];

let copy: Copy;

test.beforeAll(async ({ browserName: _ }, info) => {
  copy = await copyOfContent(`fields-${info.workerIndex}`, ['catia', 'autocad', 'photoshop', 'banner-mechanical']);
});

for (const [mistake, from, to, ...lines] of MISTAKES) {
  test(mistake, async () => {
    const text = SAMPLE.replace(from, () => to);
    expect(text).not.toBe(SAMPLE);
    expect(await copy.after({ 'courses/sample.md': text })).toEqual(lines.map((line) => `content/courses/sample.md:${line}`));
  });
}
