/** Mistakes that one field alone does not show: each kind once, with the message that the editor reads. */
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import sharp from '@/lib/media/sharp';
import { readSvg } from '@/lib/media/svg-file';
import { contentCopy, SAMPLE } from '../testing';

const copy = contentCopy();

const COURSE = 'Expected the file name of a page without .md: lower-case letters, digits and single hyphens.';
const GROUPS =
  'is not a group. Expected one of: Mechanical CAD, IT Courses, Master Courses, Dubai Visa, IELTS, Careers.';
const HEADING = 'Expected a heading of that page in small letters and hyphens.';
const ARTWORK =
  'Expected the name of an SVG, WebP, PNG, JPEG or AVIF in content/images, with its folder, in lower-case letters, digits and hyphens.';
const PHOTO =
  'Expected the name of a JPEG or PNG in content/images, in lower-case letters, digits and hyphens.';
const DESCRIPTION = /^description: .*/m.exec(SAMPLE)?.[0] ?? '';
/** Three projects, the first with more fields. */
const projects = (...more: string[]) => {
  const fields = (name: string) =>
    `  - title: A plate, number ${name}\n    made: CATIA part\n    module: First module`;
  return ['projects:', [fields('one'), ...more].join('\n    '), fields('two'), fields('three')].join('\n');
};
const ALT = 'alt: A box with a round bore, seen from above';
const batch = (start: string) =>
  `batches:\n  - start: ${start}\n    days: Monday\n    from: "18:00"\n    to: "20:00"\n    branch: akurdi`;
const listOf = (levels: number) =>
  Array.from({ length: levels }, (_, i) => `${'  '.repeat(i)}- a`).join('\n');

/** What stands in the sample, what is written in its place, and the messages. */
const IN_SAMPLE: [part: string, written: string, ...messages: string[]][] = [
  // Names that exist nowhere, or twice.
  [
    'title: Sample',
    'title: CATIA',
    "2:1 error title: 'CATIA' is that of content/courses/catia.md. Expected a title of its own. Say what is different.",
    "3:1 warning description: 'a sample course in pune described'. Expected CATIA among its first words. Begin, for example: CATIA in Pune for …",
  ],
  [
    'title: Sample',
    'title: C and CPP',
    "2:1 error title: 'C and CPP', whose PDF has the name of another course's. Expected another title than that of content/courses/cpp.md. Both would be Trikona-C-and-CPP-Syllabus.pdf.",
    "3:1 warning description: 'a sample course in pune described'. Expected C and CPP among its first words. Begin, for example: C and CPP in Pune for …",
  ],
  [
    'group: Mechanical CAD',
    'group: Mechanical',
    `4:1 error group: 'Mechanical' ${GROUPS} Did you mean 'Mechanical CAD'?`,
  ],
  [
    'group: Mechanical CAD',
    'group: Cookery',
    `4:1 error group: 'Cookery' ${GROUPS} A new group is added to content/site.md first.`,
  ],
  [
    'order: 90',
    'order: 1',
    '5:1 warning order: place 1 in Mechanical CAD is that of content/courses/catia.md. Expected a place of its own. Number the pages of the group anew.',
  ],
  [
    'order: 90',
    'aliases: [CATIA]',
    "5:11 error aliases[1]: '/CATIA' is taken by content/courses/catia.md. Expected a name of its own. Take the alias out.",
  ],
  [
    'order: 90',
    'branches: [akurd]',
    "5:12 error branches[1]: 'akurd' is not a branch. Expected one of: akurdi, dubai, nashik. Did you mean 'akurdi'?",
  ],
  [
    'order: 90',
    'drawing: catai',
    "5:1 error drawing: 'catai' is not a drawing in public/drawings. Expected lower-case letters, digits and single hyphens. Did you mean 'catia'?",
  ],
  [
    'order: 90',
    'syllabusPdf: sample.pdf',
    "5:1 error syllabusPdf: 'sample.pdf' is not in content/syllabus. Expected the name of a PDF in content/syllabus. Put the file there, or leave the field out.",
  ],
  ['[catia]', '[sample]', `9:11 error related[1]: 'sample' is not another course or service. ${COURSE}`],
  [
    'File types',
    'Hours\n    value: Two\n  - label: hours',
    "7:5 warning facts[1].label: 'Hours' stands twice on the page. Expected each fact once. Delete the one under facts, or its field.",
    "9:5 warning facts[2].label: 'hours' stands twice on the page. Expected each fact once. Delete the one under facts, or its field.",
  ],
  // Days.
  [
    'order: 90',
    batch('2020-01-06'),
    '6:5 warning batches[1].start: 2020-01-06 has passed: the build leaves the batch out. Expected a day to come. Write the next one, or delete the batch.',
  ],
  // Headings and sections.
  [
    '## Syllabus',
    '# Sample\n\n## Syllabus',
    "14:1 error heading: '# Sample'. Expected sections that start with '##'. The page's one large heading is its title. Write ## here.",
  ],
  [
    '## Syllabus',
    '## Tools\n\n## Syllabus',
    "14:1 error heading: 'Tools' has nothing under it. Expected text, or a heading of the next rank. Write the section, or delete its heading.",
  ],
  [
    '## Syllabus',
    '## Tools\n\nText.\n\n## Tools\n\nText.\n\n## Syllabus',
    "18:1 warning heading: 'Tools' stands on line 14 as well. Expected headings that differ. Join the two sections, or say what is different.",
  ],
  [
    '### First module\n\n',
    '',
    "14:1 error syllabus: no modules. Expected a '### Name' for each module under '## Syllabus'. Write, for example: ### Sketcher",
  ],
  [
    '- A line',
    'Text.\n\n##### Part\n\nText.',
    "20:1 error heading: '##### Part' after '###'. Expected '####'. Headings go down one step at a time.",
  ],
  [
    '- A line',
    'Text.\n\n###\n\nText.',
    "20:1 error heading: '###' without words. Expected the words of the heading. Write them, or delete the line.",
  ],
  [
    'order: 90',
    projects().replace('First module', 'First modul'),
    "8:5 error projects[1].module: 'First modul' is not a module of the syllabus. Expected one of: First module. Did you mean 'First module'?",
  ],
  [
    'order: 90',
    `${projects()}\n---\n\nText.\n\n## What you will make\n\n- A plate`,
    "21:1 warning list: a list under 'What you will make', which the page leaves out. Expected each project once, in projects. Delete the list.",
  ],
  // Raw HTML and links.
  [
    'The first',
    '<script>alert(1)</script> The first',
    "12:1 error HTML: '<script>alert(1)</script> The first paragraph of the sample is set large.'. Expected Markdown. Write it as Markdown. If < is meant as a sign, type \\<.",
  ],
  [
    'The first',
    '<!-- ask Ravi -->\nThe first',
    "12:1 error HTML: '<!-- ask Ravi -->'. Expected Markdown. Notes to yourself go between the --- lines, after a '#'.",
  ],
  [
    'The first',
    '[a](java&#10;script:alert(1)) The first',
    "12:1 error link: 'java script:alert(1)'. Expected a page, a web address, mailto: or tel:. A link may not start with 'javascript:'.",
  ],
  [
    'The first',
    '[a](/\\\\evil.example) The first',
    "12:1 error link: '/\\evil.example'. Expected one / for a page of this site, https:// for another. Write https:/\\evil.example or /evil.example",
  ],
  [
    'The first',
    '[a](/../../etc/passwd) The first',
    "12:1 error link: '/../../etc/passwd' is not a page. Expected the path of a page, such as /catia.",
  ],
  [
    'The first',
    '[a](/cata) The first',
    "12:1 error link: '/cata' is not a page. Expected the path of a page, such as /catia. Did you mean '/catia'?",
  ],
  [
    'The first',
    '[a](../pages/aboutus.md) The first',
    "12:1 error link: '../pages/aboutus.md' is not a page. Expected the path of a page, such as /catia. Write /Aboutus",
  ],
  [
    'The first',
    '[a](/catia#sketch) The first',
    `12:1 error link: '#sketch' is not on /catia. ${HEADING} Did you mean 'sketcher'?`,
  ],
  [
    'The first',
    '[a](/courseinquiry?course=cata) The first',
    "12:1 error link: 'cata' in '/courseinquiry?course=cata' is not a course. Expected the file name of a course without .md. Did you mean 'catia'?",
  ],
  [
    'The first',
    '[a](http://example.com/x) The first',
    "12:1 warning link: 'http://example.com/x'. Expected https://. Try whether https://example.com/x opens, and link that.",
  ],
  [
    'The first',
    '[a](https://www.example.com/catia) The first',
    "12:1 warning link: 'https://www.example.com/catia'. Expected a path for a page of this site. Write /catia",
  ],
  [
    'The first',
    '[](/catia) The first',
    "12:1 error link: a link to '/catia' without words. Expected words to click on. Write: [words](/catia)",
  ],
  ['The first', '[a](/catia#questions) [b](/course#compare-mechanical-cad) [c](#first-module) The first'],
  // Words.
  [
    '- A line',
    '- TODO a line',
    "18:3 warning text: 'TODO', which every visitor would read. Expected finished text. Write what belongs here.",
  ],
  [
    'Sample 1.0',
    'In the the sample',
    "8:5 warning facts[1].value: 'the the'. Expected the word once. Delete one of the two.",
  ],
  [
    '- A line',
    '- A line\n'.repeat(1250),
    '11:1 warning text: 11774 characters with its fields. Expected at most 11200, so that the page opens at once on a slow phone. Shorten it, or move a part to a page of its own and link that.',
  ],
  [
    DESCRIPTION,
    DESCRIPTION.slice(0, 80),
    '3:1 warning description: 67 characters. Expected 110 to 155. Say what it is, in which town, for whom, and what one learns.',
  ],
  [
    'order: 90',
    `searchTitle: ${'Sample '.repeat(8)}`,
    "5:1 warning searchTitle: 75 characters with ' | Trikona Institute'. Expected at most 70, which search results show.",
  ],
  [
    'order: 90',
    'faq:\n  - question: What is it?\n    answer: That is not published here.',
    '7:5 warning faq[1].answer: an answer that gives none. Expected what is known. Answer it, or delete the question: the page itself says what to ask for.',
  ],
  [
    'order: 90',
    'sources:\n  - name: Sample\n    url: https://www.example.org/\n    checked: 2099-01-01',
    '8:5 warning sources[1].checked: 2099-01-01 is still to come. Expected a day that has been. Today is 2026-11-22.',
    '7:5 warning sources[1].url: https://www.example.org/, the front door of a site. Expected the page that proves the sentence. Link that page, or delete the source.',
  ],
  [
    '- A line',
    '- Ask us.\n- Ask the branch.',
    "19:3 warning text: a second 'ask us'. Expected one on a page. Say what is known: how to enquire stands at the end of the page.",
  ],
  [
    '- A line',
    '- A guaranteed job',
    "18:3 warning text: 'guaranteed job'. Expected no word on who gets a job. The page says by itself that no course guarantees one.",
  ],
  // Pictures.
  [
    '- A line',
    '![](room.jpg)',
    "18:1 error picture: '' for 'room.jpg'. Expected what the picture shows, for those who cannot see it. Write: ![A hub with a keyed bore](room.jpg)",
  ],
  [
    '- A line',
    '![A secret file](../site.md)',
    `18:1 error picture: '../site.md' is not in content/images. ${PHOTO} Put the file there, with exactly this name.`,
  ],
  [
    'order: 90',
    projects('picture: pieces/housin.svg', ALT),
    `9:5 error projects[1].picture: 'pieces/housin.svg' is not in content/images. ${ARTWORK} Did you mean 'pieces/housing.svg'?`,
  ],
  [
    'order: 90',
    projects('picture: housing.svg', ALT),
    `9:5 error projects[1].picture: 'housing.svg' is not in content/images. ${ARTWORK} Write 'pieces/housing.svg'.`,
  ],
  [
    'order: 90',
    projects('picture: pieces/shaft.svg', ALT),
    "9:5 warning projects[1].picture: 'pieces/shaft.svg' has 800 × 400. Expected 4:3. Change 'show', or make the picture anew: it stands with empty edges.",
  ],
  // Files that are no page of text.
  [
    '- A line',
    'word '.repeat(100_000),
    '1:1 error file: 501 KB. Expected a page of at most 300 KB. Split the text into pages. A picture is a file of its own in content/images.',
  ],
  [
    '- A line',
    listOf(100),
    '1:1 error file: lists or quotes within each other. Expected fewer than 24 levels. Start a new list, or a section with a heading.',
  ],
];

test.beforeAll(() => {
  process.env.SOURCE_DATE_EPOCH = String(Date.parse('2026-11-22T12:00:00Z') / 1000);
});
test.afterAll(() => {
  delete process.env.SOURCE_DATE_EPOCH;
});

/** The messages on a change, without the part that is the same for all. */
const messagesOn = async (change: Record<string, string | Buffer | undefined>, file: string) =>
  (await copy().after(change)).map((line) =>
    line.replace(`content/${file}:`, '').replace(/ {2}(error|warning) {2}/, ' $1 '),
  );

for (const [part, written, ...messages] of IN_SAMPLE)
  test(messages.join(' ').slice(0, 100) || written, async () => {
    expect(SAMPLE).toContain(part);
    const change = { 'courses/sample.md': SAMPLE.replace(part, () => written) };
    expect(await messagesOn(change, 'courses/sample.md')).toEqual(messages);
  });

/** The same in files of the copy. */
const IN_FILES: [file: string, part: string, written: string, message: string][] = [
  [
    'pages/home.md',
    'link: /courseinquiry?course=python',
    'link: /courseenquiry',
    "error banners[3].link: '/courseenquiry' is not a page. Expected the path of a page, such as /catia. Did you mean '/courseinquiry'?",
  ],
  [
    'pages/footer.md',
    'template: footer',
    'template: listing',
    "error template: content/pages/course.md and content/pages/footer.md have the template 'listing'. Expected exactly one page with it. Give one of them the template 'text', or delete it.",
  ],
  [
    'pages/contact.md',
    'path: /Contact',
    'path: /Aboutus',
    "error path: '/Aboutus' is taken by content/pages/aboutus.md. Expected a name of its own. Choose another path for one of the two.",
  ],
  [
    'pages/course.md',
    'from: automotive1',
    'from: tvisa',
    `error choices[3].from: 'tvisa' is not a course. ${COURSE}`,
  ],
  [
    'site.md',
    'number: "+91 00000 00000"',
    'number: +910000000000',
    'error chat.number: 910000000000. Expected a telephone number with its country code, between quotes. Put it between quotes: "+910000000000"',
  ],
  [
    'site.md',
    'embed: |-\n    <div id="widget"></div>',
    'embed: |-\n    <script src="http://widget.example.com/w.js"></script><img src="//a.widget.example.com/i">',
    "error reviews.embed: <script> loads 'http://widget.example.com/w.js'. Expected an address that starts with https://. Write it with https://, or ask the provider for such code.",
  ],
  [
    'site.md',
    'embed: |-\n    <div id="widget"></div>',
    'embed: |-\n    <iframe src="https://cdn.example/f"></iframe><a href="http://elsewhere.example">Reviews</a>',
    "error reviews.embed: <iframe> loads 'https://cdn.example/f', whose host is not in reviews.origins. Expected every host that the widget loads from. Add to origins: - https://cdn.example",
  ],
  [
    'site.md',
    'landing: course\n',
    'landing: courses\n',
    `error menus[1].landing: 'courses' is not a page. ${COURSE} Did you mean 'course'?`,
  ],
  // One mistake in a file makes no second one elsewhere.
  [
    'courses/catia.md',
    'group: Mechanical CAD',
    'group: [Mechanical CAD]',
    'error group: a list. Expected text of 2 to 60 characters. For example: Mechanical CAD',
  ],
];
for (const [file, part, written, message] of IN_FILES)
  test(`${file}: ${written.trim()}`, async () => {
    const text = fs.readFileSync(path.join(copy().dir, file), 'utf8');
    const lines = text.slice(0, text.indexOf(part)).split('\n');
    const place = `${lines.length}:${(lines.at(-1) ?? '').length + 1}`;
    expect(await messagesOn({ [file]: text.replace(part, () => written) }, file)).toEqual([
      `${place} ${message}`,
    ]);
  });

const NAME = 'Expected lower-case letters, digits and single hyphens. Rename it to';
/** Files that are there, or are taken away. */
const FILES: [file: string, text: string | undefined, message: string][] = [
  [
    'courses/404.md',
    SAMPLE,
    "courses/404.md:1:1  error  file name: '404.md'. Expected a name that hosts do not keep for themselves. Rename it, for example to '404-course.md'.",
  ],
  // A Cyrillic letter.
  [
    'courses/c\u0430tia.md',
    SAMPLE,
    `courses/c\u0430tia.md:1:1  error  file name: 'c\u0430tia.md'. ${NAME} 'catia.md'.`,
  ],
  [
    'courses/contact.md',
    SAMPLE,
    "pages/contact.md:1:1  error  file name: 'contact.md' is taken by content/courses/contact.md. Expected a name of its own. Rename one of the two.",
  ],
  [
    'pages/privacy.md',
    undefined,
    "pages:1:1  error  template: no page has the template 'privacy'. Expected exactly one page with it. Restore the page from the last commit.",
  ],
  [
    'site.md',
    undefined,
    'site.md:1:1  error  file: is missing. Expected the name, branches and menus of the institute. Restore it from the last commit.',
  ],
];
for (const [file, text, message] of FILES)
  test(message.slice(0, 100), async () => {
    expect(await copy().after({ [file]: text })).toContain(`content/${message}`);
  });

const picture = (width: number) =>
  sharp({ create: { width, height: (width * 3) / 4, channels: 3, background: '#888' } });

test('a picture that is too small, one that is no picture, one with a name of its own, one that no page shows', async () => {
  const text = SAMPLE.replace('- A line', '![A grey field](Room_1.JPG)\n\n![A grey field](grey.jpg)');
  const change = {
    'courses/sample.md': text,
    'images/grey.jpg': await picture(300).jpeg().toBuffer(),
    'images/Room_1.JPG': await picture(900).jpeg().toBuffer(),
    'images/unused.jpg': 'a text',
  };
  expect(await messagesOn(change, 'courses/sample.md')).toEqual([
    `18:1 error picture: 'Room_1.JPG'. ${PHOTO} Rename the file to 'room-1.jpg', and write that here.`,
    "20:1 warning picture: 'grey.jpg' is 300 pixels wide. Expected at least 800. It will look blurred. Use a larger one.",
    'content/images/unused.jpg:1:1 warning picture: no page shows it. Expected a page that does. Use it, or delete the file.',
  ]);
  expect(
    await messagesOn(
      { ...change, 'images/grey.jpg': await picture(900).webp().toBuffer() },
      'courses/sample.md',
    ),
  ).toContain(
    `20:1 error picture: 'grey.jpg' cannot be shown. It is a webp file inside. ${PHOTO} Save it again from the program that made it.`,
  );
});

const svg = (inside: string, size = 'viewBox="0 0 640 480"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${inside}</svg>`;

test('an SVG that is too heavy', async () => {
  const path = `<path d="M${randomBytes(40_000).toString('hex').replace(/[a-f]/g, ' ')}"/>`;
  const change = {
    'images/pieces/new.svg': svg(path),
    'courses/sample.md': SAMPLE.replace('order: 90', projects('picture: pieces/new.svg', ALT)),
  };
  expect((await copy().after(change))[0]).toMatch(
    /'pieces\/new\.svg' has \d+ kB compressed\. Expected at most 24 kB\. Draw less/,
  );
});

const SVG_MISTAKES: Record<string, string> = {
  [svg('<script>1</script>')]: 'It holds <script>.',
  [svg('<path onload="1"/>')]: 'It holds the script onload="…".',
  [svg('<image href="https://example.com/a.png"/>')]: "It refers to 'https://example.com/a.png'.",
  [svg('<path style="fill:url(https://example.com/a#b)"/>')]: "It refers to 'https://example.com/a#b'.",
  [svg('', 'width="640" height="480"')]: 'Its <svg> has no viewBox with a width and a height.',
};
for (const [text, message] of Object.entries(SVG_MISTAKES))
  test(`an SVG: ${message}`, () => {
    expect(() => readSvg(text)).toThrow(message);
  });

test('sections of the pages about and contact that their templates do not find', async () => {
  const read = (file: string) => fs.readFileSync(path.join(copy().dir, file), 'utf8');
  const branches = '\n\n## Which\n\n### Akurdy\n\nOne.\n\n### Dubai\n\nTwo.\n';
  const [first = ''] = /(?<= {4}name: ).*/.exec(read('site.md').split('branches:')[1] ?? '') ?? [];
  const named = branches.replace('Dubai', first);
  expect(
    await messagesOn({ 'pages/contact.md': read('pages/contact.md') + named }, 'pages/contact.md'),
  ).toEqual([expect.stringMatching(/^13:1 warning heading: 'Akurdy' is not a branch\. Expected one of: /)]);
});
