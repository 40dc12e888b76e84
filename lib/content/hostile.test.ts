/** Input that nobody means well by, or that an accident makes: refused with file, line, field and fix, or harmless. */
import { expect, test } from '@playwright/test';
import { parse } from './parsed';
import { courseSchema, SLUG } from './schema';
import { type Copy, copyOfContent, SAMPLE } from './testing';

let copy: Copy;

test.beforeAll(async ({ browserName: _ }, info) => {
  copy = await copyOfContent(`hostile-${info.workerIndex}`, ['catia', 'photoshop']);
});

const at = (line: number, column: number) => `content/courses/sample.md:${line}:${column}  error  `;
const sample = (from: string | RegExp, to: string) => ({ 'courses/sample.md': SAMPLE.replace(from, () => to) });
/** Every field of a course, as the messages list them. */
const KNOWN = Object.keys(courseSchema.shape).join(', ');
const NAME = 'Expected lower-case letters, digits and single hyphens.';

const REFUSED: [input: string, change: Record<string, string>, ...lines: string[]][] = [
  [
    'a script',
    sample('The first', '<script>alert(1)</script> The first'),
    `${at(12, 1)}HTML: '<script>alert(1)</script> The first paragraph of the sample is set large.'. Expected Markdown. Write it as Markdown. If < is meant as a sign, type \\<.`,
  ],
  [
    'an event handler',
    sample('The first', 'Look <img src=x onerror=alert(1)> here'),
    `${at(12, 6)}HTML: '<img src=x onerror=alert(1)>'. Expected Markdown. Write it as Markdown. If < is meant as a sign, type \\<.`,
  ],
  [
    'a javascript: link',
    sample('The first', '[a course](JaVaScRiPt:alert(1)) The first'),
    `${at(12, 1)}link: 'JaVaScRiPt:alert(1)'. Expected a page, a web address, mailto: or tel:. A link may not start with 'javascript:'.`,
  ],
  [
    'a javascript: link with an entity',
    sample('The first', '[a course](java&#10;script:alert(1)) The first'),
    `${at(12, 1)}link: 'java script:alert(1)'. Expected a page, a web address, mailto: or tel:. A link may not start with 'javascript:'.`,
  ],
  [
    'a data: link',
    sample('The first', '[a course](data:text/html,x) The first'),
    `${at(12, 1)}link: 'data:text/html,x'. Expected a page, a web address, mailto: or tel:. A link may not start with 'data:'.`,
  ],
  [
    'a link without a scheme',
    sample('The first', '[a course](//evil.example) The first'),
    `${at(12, 1)}link: '//evil.example'. Expected one / for a page of this site, https:// for another. Write https://evil.example or /evil.example`,
  ],
  [
    'the same with backslashes',
    sample('The first', '[a course](/\\\\evil.example) The first'),
    `${at(12, 1)}link: '/\\evil.example'. Expected one / for a page of this site, https:// for another. Write https:/\\evil.example or /evil.example`,
  ],
  [
    'a link that climbs',
    sample('The first', '[a course](/../../etc/passwd) The first'),
    `${at(12, 1)}link: '/../../etc/passwd' is not a page. Expected the path of a page, such as /catia.`,
  ],
  [
    'a fence that asks for code',
    sample('---\n', '---js\n'),
    `${at(1, 4)}front matter: the fence language 'js'. Expected YAML. Write '---' instead of '---js'.`,
  ],
  ['a fence of JSON', sample('---\n', '---json\n'), `${at(1, 4)}front matter: the fence language 'json'. Expected YAML. Write '---' instead of '---json'.`],
  [
    'a blank line before the fence',
    sample(/^/, '\n'),
    `${at(1, 1)}front matter: a blank line. Expected '---' on the first line, then the fields, then '---'. Delete what stands before the first ---.`,
  ],
  ['a missing title', sample('title: Sample\n', ''), `${at(1, 1)}title: is missing. Expected text of 1 to 60 characters. Add, for example: title: CATIA`],
  [
    'wrong types',
    sample('title: Sample', 'title: { toString: x }'),
    `${at(2, 1)}title: a group of fields. Expected text of 1 to 60 characters. For example: CATIA`,
  ],
  [
    'a prototype',
    sample('order: 90', '__proto__: { polluted: true }'),
    `${at(5, 1)}__proto__: is not a field that is known here. Expected one of: ${KNOWN}. Delete the line.`,
  ],
  [
    'a constructor',
    sample('order: 90', 'constructor: 1'),
    `${at(5, 1)}constructor: is not a field that is known here. Expected one of: ${KNOWN}. Delete the line.`,
  ],
  [
    'a YAML tag',
    sample('title: Sample', 'title: !!js/function "x"'),
    `${at(2, 8)}front matter: a value that starts with an exclamation mark. Expected plain text. Put the whole value between double quotes.`,
  ],
  [
    'an unknown group',
    sample('Mechanical CAD', 'Mechanical CAD\\u0000'),
    `${at(4, 1)}group: 'Mechanical CAD\\u0000' is not a group. Expected one of: Mechanical CAD, Automotive Domain Courses, CIVIL CAD, IT Courses, Diploma In Accounting, Diploma in Graphic Designing, Master Courses, Foreign Language, Dubai Visa, Dubai Business, IELTS, Passport. Did you mean 'Mechanical CAD'?`,
  ],
  [
    'a related page that climbs',
    sample('[catia]', '[../catia]'),
    `${at(9, 11)}related[1]: '../catia'. Expected the file name of a page without .md: lower-case letters, digits and single hyphens. For example: catia`,
  ],
  [
    'an alias that climbs',
    sample('order: 90', 'aliases: [../x]'),
    `${at(5, 11)}aliases[1]: '../x'. Expected one word of letters, digits and hyphens without a /, and no name that hosts keep for themselves. For example: photo`,
  ],
  [
    'an alias of the framework',
    sample('order: 90', 'aliases: [_next]'),
    `${at(5, 11)}aliases[1]: '_next'. Expected one word of letters, digits and hyphens without a /, and no name that hosts keep for themselves. For example: photo`,
  ],
  [
    'an alias that is the error page',
    sample('order: 90', 'aliases: ["404"]'),
    `${at(5, 11)}aliases[1]: '404'. Expected one word of letters, digits and hyphens without a /, and no name that hosts keep for themselves. For example: photo`,
  ],
  [
    'an alias that differs from a page by case',
    sample('order: 90', 'aliases: [CATIA]'),
    `${at(5, 11)}aliases[1]: '/CATIA' is taken by content/courses/catia.md. Expected a name of its own. Take the alias out.`,
  ],
  [
    'the same alias twice',
    sample('order: 90', 'aliases: [one, one]'),
    `${at(5, 16)}aliases[2]: '/one' is taken by content/courses/sample.md. Expected a name of its own. Take the alias out.`,
  ],
  [
    'a PDF that climbs',
    sample('order: 90', 'syllabusPdf: ../../secret.pdf'),
    `${at(5, 1)}syllabusPdf: '../../secret.pdf'. Expected the name of a PDF in content/syllabus. For example: catia-2027.pdf`,
  ],
  [
    'a missing PDF',
    sample('order: 90', 'syllabusPdf: sample.pdf'),
    `${at(5, 1)}syllabusPdf: 'sample.pdf' is not in content/syllabus. Expected the name of a PDF that is. Put the file there, or leave the field out.`,
  ],
  [
    'a picture that climbs',
    sample('- A line', '![A secret file](../site.md)'),
    `${at(18, 1)}picture: '../site.md' is not in content/images. Expected the name of a JPEG or PNG that is. Save it there and write its name alone.`,
  ],
  [
    'a missing picture',
    sample('- A line', '![A grey field](grey.jpg)'),
    `${at(18, 1)}picture: 'grey.jpg' is not in content/images. Expected the name of a JPEG or PNG that is. Put the file there, with exactly this name.`,
  ],
  [
    'a list of 500 levels',
    sample('- A line', Array.from({ length: 500 }, (_, i) => `${'  '.repeat(i)}- a`).join('\n')),
    `${at(43, 1)}list: lists or quotes within each other. Expected at most 12 levels. Start a new list, or a section with a heading.`,
  ],
  [
    'a list of 20 levels',
    sample('- A line', Array.from({ length: 20 }, (_, i) => `${'  '.repeat(i)}- a`).join('\n')),
    `${at(37, 39)}list: lists or quotes within each other. Expected at most 12 levels. Start a new list, or a section with a heading.`,
  ],
  [
    '5000 quotes in a line',
    sample('- A line', `${'> '.repeat(5000)}a`),
    `${at(18, 1)}list: lists or quotes within each other. Expected at most 12 levels. Start a new list, or a section with a heading.`,
  ],
  [
    'a file of 5 MB',
    { 'courses/sample.md': `${SAMPLE}${'word '.repeat(1_000_000)}` },
    `${at(1, 1)}file: 5001 KB. Expected a page of at most 300 KB. Split the text into pages. A picture is a file of its own in content/images.`,
  ],
  [
    'a slug that is the error page',
    { 'courses/404.md': SAMPLE },
    "content/courses/404.md:1:1  error  file name: '404.md'. Expected a name that hosts do not keep for themselves. Rename it, for example to '404-course.md'.",
  ],
  ['a slug of the framework', { 'courses/_next.md': SAMPLE }, `content/courses/_next.md:1:1  error  file name: '_next.md'. ${NAME} Rename it to 'next.md'.`],
  [
    'a slug in capitals',
    { 'courses/Contact.md': SAMPLE },
    `content/courses/Contact.md:1:1  error  file name: 'Contact.md'. ${NAME} Rename it to 'contact.md'.`,
  ],
  [
    'a slug with a Cyrillic letter',
    { 'courses/c\u0430tia.md': SAMPLE },
    `content/courses/c\u0430tia.md:1:1  error  file name: 'c\u0430tia.md'. ${NAME} Rename it to 'catia.md'.`,
  ],
  [
    'a slug with an accent',
    { 'courses/caf\u00e9.md': SAMPLE },
    `content/courses/caf\u00e9.md:1:1  error  file name: 'caf\u00e9.md'. ${NAME} Rename it to 'cafe.md'.`,
  ],
  [
    'a slug with a space',
    { 'courses/sample course.md': SAMPLE },
    `content/courses/sample course.md:1:1  error  file name: 'sample course.md'. ${NAME} Rename it to 'sample-course.md'.`,
  ],
  [
    'a slug that a page has under another path',
    { 'courses/contact.md': SAMPLE },
    "content/pages/contact.md:1:1  error  file name: 'contact.md' is taken by content/courses/contact.md. Expected a name of its own. Rename one of the two.",
  ],
];

for (const [input, change, ...lines] of REFUSED) {
  test(`refused: ${input}`, async () => {
    const begun = performance.now();
    expect(await copy.after(change)).toEqual(lines);
    expect(performance.now() - begun).toBeLessThan(10_000);
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });
}

test('refused: an alias bomb', async () => {
  const bomb = ['a0: &a0 [x, x]', ...Array.from({ length: 40 }, (_, i) => `a${i + 1}: &a${i + 1} [*a${i}, *a${i}, *a${i}]`)].join('\n');
  expect(await copy.after(sample('order: 90', bomb))).toEqual([
    `${at(1, 1)}front matter: too many YAML aliases (&name and *name). Expected at most 20. Write the values out.`,
  ]);
});

test('accepted: byte order mark and Windows line ends, with places that are right', async () => {
  const windows = `\uFEFF${SAMPLE.replace(/\n/g, '\r\n')}`;
  expect(await copy.after({ 'courses/sample.md': windows })).toEqual([]);
  expect(await copy.after({ 'courses/sample.md': windows.replace('- A line', '- A  line') })).toEqual([
    "content/courses/sample.md:18:4  warning  text: 2 spaces in a row after 'A'. Expected one space. Delete the others.",
  ]);
});

test('harmless: what is refused would not run either', () => {
  const { intro, lede, sections } = parse(
    'Lede <script>alert(1)</script>\n\n<img src=x onerror=alert(1)>\n\n[a](javascript:alert(1)) [b](data:text/html,x)\n\n## S\n\n<iframe src="//evil.example"></iframe>\n\n[c](vbscript:x)',
  ).body;
  expect(`${lede}${intro}${sections.map((s) => s.html).join('')}`).not.toMatch(/<script|onerror|<iframe|javascript:|data:|vbscript:/i);
});

test('harmless: look-alikes never match a slug', () => {
  for (const name of ['c\u0430tia', 'catia\u200b', 'CATIA', 'ca..tia', 'catia/', 'ｃatia', '-catia', 'ca--tia', '']) expect(SLUG.test(name)).toBe(false);
});
