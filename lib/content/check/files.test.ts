/** Mistakes in files other than courses, and in names of files, with the message that the editor reads. */
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { BRING_BACK } from '../read/diagnostic';
import { contentCopy, EXPECTED, SAMPLE } from '../testing';

const { dir, diagnosticsAfter, messagesAfter } = contentCopy();
const read = (file: string) => fs.readFileSync(path.join(dir, file), 'utf8');

const MISTAKES: [file: string, part: string, replacement: string, message: string][] = [
  [
    'pages/home.md',
    'link: /courseinquiry?course=python',
    'link: /courseenquiry',
    `banners[3].link: '/courseenquiry' is not a page. ${EXPECTED.path} Did you mean '/courseinquiry'?`,
  ],
  [
    'pages/footer.md',
    'template: footer',
    'template: listing',
    "template: content/pages/course.md and content/pages/footer.md have the template 'listing'. Expected exactly one page with it. Give one of them the template 'text', or delete it.",
  ],
  [
    'pages/aboutus.md',
    'path: /Aboutus',
    'path: /privacy',
    "path: '/privacy' is taken by content/pages/privacy.md. Expected one of its own. Choose another path for one of the two.",
  ],
  // cpp.md is read before java.md.
  [
    'courses/cpp.md',
    'c-plus-plus',
    'Java',
    "aliases[1]: '/Java' is taken by content/courses/java.md. Expected one of its own. Take the alias out.",
  ],
  [
    'pages/course.md',
    'from: automotive1',
    'from: tvisa',
    `choices[3].from: 'tvisa' is not a course. ${EXPECTED.page}`,
  ],
  [
    'site.md',
    'number: "+91 00000 00000"',
    'number: +910000000000',
    'chat.number: 910000000000. Expected a telephone number with its country code, between quotes. Put it between quotes: "+910000000000"',
  ],
  [
    'site.md',
    'embed: |-\n    <div id="widget"></div>',
    'embed: <script src="http://widget.example.com/w.js"></script>',
    'reviews.embed: an address that starts with http://. Expected addresses that start with https://. Write them with https://, or ask the provider for such code.',
  ],
  [
    'site.md',
    'landing: course\n',
    'landing: courses\n',
    `menus[1].landing: 'courses' is not a page. ${EXPECTED.page} Did you mean 'course'?`,
  ],
  [
    'services/golden-visa.md',
    'group: Dubai Visa',
    'group: IT Courses',
    "group: 'IT Courses' is a group of courses, such as content/courses/ansys-workbench.md. Expected a group of services. Add one to content/site.md.",
  ],
];
for (const [file, part, replacement, message] of MISTAKES)
  test(`${file}: ${message}`, async () => {
    const text = read(file);
    const lines = text.slice(0, text.indexOf(part)).split('\n');
    const place = `${lines.length}:${(lines.at(-1) ?? '').length + 1}`;
    expect(await messagesAfter({ [file]: text.replace(part, () => replacement) }, file)).toEqual([
      `${place} error ${message}`,
    ]);
  });

test('a PDF that is renamed in its field alone has its old name in the message', async () => {
  const course = SAMPLE.replace('order: 90', 'syllabusPdf: catia-2027.pdf');
  const change = { 'syllabus/CATIA 2027.pdf': '%PDF-1.4\n', 'courses/sample.md': course };
  expect(await messagesAfter(change, 'courses/sample.md')).toEqual([
    `5:1 error syllabusPdf: 'catia-2027.pdf' is not in content/syllabus. ${EXPECTED.pdf} Rename the file 'CATIA 2027.pdf' to that.`,
  ]);
});

const NAME = 'Expected lower-case letters, digits and single hyphens. Rename it to';
/** A file that is added or taken away, and the error at its beginning, or at that of another. */
const FILES: [file: string, text: string | undefined, message: string, place?: string][] = [
  [
    'courses/404.md',
    SAMPLE,
    "file name: '404.md'. Expected a name that hosts do not keep for themselves. Rename it, for example to '404-course.md'.",
  ],
  // A Cyrillic letter.
  ['courses/c\u0430tia.md', SAMPLE, `file name: 'c\u0430tia.md'. ${NAME} 'catia.md'.`],
  [
    'courses/contact.md',
    SAMPLE,
    "file name: 'contact.md' is taken by content/courses/contact.md. Expected one of its own. Rename one of the two.",
    'pages/contact.md',
  ],
  [
    'pages/privacy.md',
    undefined,
    `template: no page has the template 'privacy'. Expected exactly one page with it. ${BRING_BACK} Or give another page of this folder the template 'privacy'.`,
    'pages',
  ],
  [
    'pages/abhyasika.md',
    undefined,
    `file: is missing. Expected the page that the header calls Study Point. ${BRING_BACK}`,
  ],
  [
    'site.md',
    undefined,
    `file: is missing. Expected the name, branches and menus of the institute. ${BRING_BACK}`,
  ],
];
for (const [file, text, message, place = file] of FILES)
  test(`${place}: ${message}`, async () => {
    expect(await messagesAfter({ [file]: text })).toContain(`content/${place}:1:1 error ${message}`);
  });

test('files are compared with each other once all of them can be read', async () => {
  const change = {
    'pages/home.md': undefined,
    'pages/privacy.md': `${read('pages/privacy.md')}\n[a](/Contact#map) [b](/contact) [c](/#join)\n`,
  };
  const unreadable = { 'pages/contact.md': read('pages/contact.md').replace('title:', 'titel:') };
  const placesAfter = async (files: Parameters<typeof diagnosticsAfter>[0]) =>
    (await diagnosticsAfter(files)).map(({ file, field }) => `${path.basename(file)} ${field}`);
  expect(await placesAfter({ ...change, ...unreadable })).toEqual(['contact.md titel']);
  expect(await placesAfter(change)).toEqual(['pages template', 'privacy.md link', 'privacy.md link']);
});

test('a section without the title by which a page finds it, and steps without a total, are warnings', async () => {
  const renamed = (file: string, title: string) => ({ [file]: read(file).replace(title, `${title} now`) });
  const messages = await messagesAfter({
    ...renamed('pages/home.md', '## How to join'),
    ...renamed('pages/aboutus.md', '## Core values'),
    'pages/course.md': `${read('pages/course.md')}\n\n## Begin\n\n### IT Courses\n\nOne.\n\n### Cookery\n\nTwo.\n`,
    'pages/contact.md': `${read('pages/contact.md')}\n\n## Which\n\n### Akurdy\n\nOne.\n\n### Dubai\n\nTwo.\n`,
    // The label of a fact equals the name of its step.
    'services/tvisa.md': read('services/tvisa.md').replace('label: Time', 'label: Papers'),
  });
  expect(messages.map((line) => line.replace(/^.* warning /, ''))).toEqual([
    "heading: no section 'Core values'. Expected one. Without it the core values stand above the dark band.",
    expect.stringMatching(/^heading: 'Akurdy' is not a branch\. Expected one of: /),
    expect.stringMatching(
      /^heading: 'Cookery' is not a group\. Expected one of: .* Its text stands below all of these\.$/,
    ),
    "heading: no section 'How to join'. Expected one. Without it the way to join stands among the other sections.",
    "facts: times of steps, and none of the whole. Expected 'total: true' at the fact of the whole, such as Full process. Without it the steps end without the time that all take.",
  ]);
});
