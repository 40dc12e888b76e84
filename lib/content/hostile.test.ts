/** Hostile or accidental input: refused with file, line, field and fix, or harmless. */
import { expect, test } from '@playwright/test';
import { html } from './html';
import { parse } from './parsed';
import { courseSchema, SLUG } from './schema';
import { contentCopy, SAMPLE, testMistakes } from './testing';

const copy = contentCopy(['catia']);

test.afterEach(({ browserName: _ }, { duration }) => {
  expect(duration).toBeLessThan(10_000);
  expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
});

const MARKDOWN = 'Expected Markdown. Write it as Markdown. If < is meant as a sign, type \\<.';
const LINK = 'Expected a page, a web address, mailto: or tel:. A link may not start with';
const ALIAS =
  'Expected one word of letters, digits and hyphens without a /, and no name that hosts keep for themselves. For example: photo';
const PATH_TAKEN = 'Expected a name of its own. Take the alias out.';
const DEEP =
  'list: lists or quotes within each other. Expected at most 12 levels. Start a new list, or a section with a heading.';
/** Every field of a course, as the messages list them. */
const UNKNOWN_FIELD = `is not a field that is known here. Expected one of: ${Object.keys(courseSchema.shape).join(', ')}. Delete the line.`;
const listOf = (levels: number) =>
  Array.from({ length: levels }, (_, i) => `${'  '.repeat(i)}- a`).join('\n');
const BOMB = [
  'a0: &a0 [x, x]',
  ...Array.from({ length: 40 }, (_, i) => `a${i + 1}: &a${i + 1} [*a${i}, *a${i}, *a${i}]`),
].join('\n');

testMistakes(copy, {
  'The first': {
    '<script>alert(1)</script> The first': `12:1  error  HTML: '<script>alert(1)</script> The first paragraph of the sample is set large.'. ${MARKDOWN}`,
    'Look <img src=x onerror=alert(1)> here': `12:6  error  HTML: '<img src=x onerror=alert(1)>'. ${MARKDOWN}`,
    '[a course](JaVaScRiPt:alert(1)) The first': `12:1  error  link: 'JaVaScRiPt:alert(1)'. ${LINK} 'javascript:'.`,
    '[a course](java&#10;script:alert(1)) The first': `12:1  error  link: 'java script:alert(1)'. ${LINK} 'javascript:'.`,
    '[a course](/\\\\evil.example) The first':
      "12:1  error  link: '/\\evil.example'. Expected one / for a page of this site, https:// for another. Write https:/\\evil.example or /evil.example",
    '[a course](/../../etc/passwd) The first':
      "12:1  error  link: '/../../etc/passwd' is not a page. Expected the path of a page, such as /catia.",
  },
  '---\ntitle': {
    '---js\ntitle':
      "1:4  error  front matter: the fence language 'js'. Expected YAML. Write '---' instead of '---js'.",
  },
  'title: Sample': {
    'title: { toString: x }':
      '2:1  error  title: a group of fields. Expected text of 1 to 60 characters. For example: CATIA',
    'title: !!js/function "x"':
      '2:8  error  front matter: a value that starts with an exclamation mark. Expected plain text. Put the whole value between double quotes.',
  },
  'Mechanical CAD': {
    'Mechanical CAD\\u0000':
      "4:1  error  group: 'Mechanical CAD\\u0000' is not a group. Expected one of: Mechanical CAD, IT Courses, Master Courses, Dubai Visa, IELTS, Careers. Did you mean 'Mechanical CAD'?",
  },
  '[catia]': {
    '[../catia]':
      "9:11  error  related[1]: '../catia'. Expected the file name of a page without .md: lower-case letters, digits and single hyphens. For example: catia",
  },
  'order: 90': {
    '__proto__: { polluted: true }': `5:1  error  __proto__: ${UNKNOWN_FIELD}`,
    'aliases: [../x]': `5:11  error  aliases[1]: '../x'. ${ALIAS}`,
    'aliases: [_next]': `5:11  error  aliases[1]: '_next'. ${ALIAS}`,
    'aliases: [CATIA]': `5:11  error  aliases[1]: '/CATIA' is taken by content/courses/catia.md. ${PATH_TAKEN}`,
    'aliases: [one, one]': `5:16  error  aliases[2]: '/one' is taken by content/courses/sample.md. ${PATH_TAKEN}`,
    'syllabusPdf: ../../secret.pdf':
      "5:1  error  syllabusPdf: '../../secret.pdf'. Expected the name of a PDF in content/syllabus. For example: catia-2027.pdf",
    [BOMB]:
      '1:1  error  front matter: too many YAML aliases (&name and *name). Expected at most 20. Write the values out.',
  },
  '- A line': {
    '![A secret file](../site.md)':
      "18:1  error  picture: '../site.md' is not in content/images. Expected the name of a JPEG or PNG that is. Save it there and write its name alone.",
    '![A grey field](grey.jpg)':
      "18:1  error  picture: 'grey.jpg' is not in content/images. Expected the name of a JPEG or PNG that is. Put the file there, with exactly this name.",
    [listOf(500)]: `43:1  error  ${DEEP}`,
    [listOf(20)]: `37:39  error  ${DEEP}`,
    [`${'> '.repeat(5000)}a`]: `18:1  error  ${DEEP}`,
    ['word '.repeat(1_000_000)]:
      '1:1  error  file: 5001 KB. Expected a page of at most 300 KB. Split the text into pages. A picture is a file of its own in content/images.',
  },
});

const NAME = 'Expected lower-case letters, digits and single hyphens. Rename it to';
const NAMES = {
  '404':
    "404.md:1:1  error  file name: '404.md'. Expected a name that hosts do not keep for themselves. Rename it, for example to '404-course.md'.",
  _next: `_next.md:1:1  error  file name: '_next.md'. ${NAME} 'next.md'.`,
  Contact: `Contact.md:1:1  error  file name: 'Contact.md'. ${NAME} 'contact.md'.`,
  // A Cyrillic letter.
  'c\u0430tia': `c\u0430tia.md:1:1  error  file name: 'c\u0430tia.md'. ${NAME} 'catia.md'.`,
};
for (const [name, line] of Object.entries(NAMES)) {
  test(`a file named ${name}`, async () => {
    expect(await copy().after({ [`courses/${name}.md`]: SAMPLE })).toEqual([`content/courses/${line}`]);
  });
}

test('a file named like a page that has another path', async () => {
  expect(await copy().after({ 'courses/contact.md': SAMPLE })).toEqual([
    "content/pages/contact.md:1:1  error  file name: 'contact.md' is taken by content/courses/contact.md. Expected a name of its own. Rename one of the two.",
  ]);
});

test('accepted: byte order mark and Windows line ends, with places that are right', async () => {
  const windows = `\uFEFF${SAMPLE.replace(/\n/g, '\r\n')}`;
  expect(await copy().after({ 'courses/sample.md': windows })).toEqual([]);
  expect(await copy().after({ 'courses/sample.md': windows.replace('- A line', '- A  line') })).toEqual([
    "content/courses/sample.md:18:4  warning  text: 2 spaces in a row after 'A'. Expected one space. Delete the others.",
  ]);
});

test('harmless: what is refused would not run either', () => {
  const { intro, lede, sections } = parse(
    'Lede <script>alert(1)</script>\n\n<img src=x onerror=alert(1)>\n\n[a](javascript:alert(1)) [b](data:text/html,x)\n\n## S\n\n<iframe src="//evil.example"></iframe>\n\n[c](vbscript:x)',
  ).body;
  expect(html([...lede, ...intro, ...sections.flatMap((s) => s.blocks)])).not.toMatch(
    /<script|onerror|<iframe|javascript:|data:|vbscript:/i,
  );
});

test('harmless: look-alikes never match a slug', () => {
  for (const name of [
    'c\u0430tia',
    'catia\u200b',
    'CATIA',
    'ca..tia',
    'catia/',
    'ｃatia',
    '-catia',
    'ca--tia',
    '',
  ])
    expect(SLUG.test(name)).toBe(false);
});
