import { expect, test } from '@playwright/test';
import { type Copy, copyOfContent, SAMPLE } from './testing';

/** Mistakes in the text of a page: what is changed in the sample, and what the editor reads, word for word. */
const MISTAKES: [mistake: string, from: string | RegExp, to: string, ...lines: string[]][] = [
  [
    'a large heading in the text',
    '## Syllabus',
    '# Sample\n\n## Syllabus',
    "14:1  error  heading: '# Sample'. Expected sections that start with '##'. The page's one large heading is its title. Write ## here.",
  ],
  [
    'a heading that skips a rank',
    '### First module',
    '#### First module',
    "16:1  error  heading: '#### First module' after '##'. Expected '###'. Headings go down one step at a time.",
  ],
  [
    'a heading without words',
    '### First module',
    '### First module\n\nText.\n\n###',
    "20:1  error  heading: '###' without words. Expected the words of the heading after it. Write them, or delete the line.",
  ],
  [
    'a section without text',
    '## Syllabus',
    '## Who it is for\n\n## Syllabus',
    "14:1  error  heading: 'Who it is for' has nothing under it. Expected text, or a heading of the next rank. Write the section, or delete its heading.",
  ],
  [
    'two sections of one name',
    '## Syllabus',
    '## Tools\n\nText.\n\n## Tools\n\nText.\n\n## Syllabus',
    "18:1  warning  heading: 'Tools' stands on line 14 as well. Expected headings that differ. Join the two sections, or say what is different.",
  ],
  [
    'a syllabus without modules',
    '### First module\n\n',
    '',
    "14:1  error  syllabus: no modules. Expected a '### Name' for each module under '## Syllabus'. Write, for example: ### Sketcher",
  ],
  ['raw HTML', 'The first', '<b>The</b> first', "12:1  error  HTML: '<b>'. Expected Markdown. Write it as Markdown. If < is meant as a sign, type \\<."],
  [
    'a comment',
    'The first',
    '<!-- ask Ravi -->\nThe first',
    "12:1  error  HTML: '<!-- ask Ravi -->'. Expected Markdown. Notes to yourself go between the --- lines, after a '#'.",
  ],
  [
    'a link to a page that does not exist',
    'The first paragraph',
    'See [CATIA](/cata). The first paragraph',
    "12:5  error  link: '/cata' is not a page. Expected the path of a page, such as /catia. Did you mean '/catia'?",
  ],
  [
    'a link in the wrong case',
    'The first paragraph',
    'See [us](/aboutus). The first paragraph',
    "12:5  error  link: '/aboutus' is not a page. Expected the path of a page, such as /catia. Write /Aboutus",
  ],
  [
    'a link without a slash',
    'The first paragraph',
    'See [CATIA](catia). The first paragraph',
    "12:5  error  link: 'catia' is not a page. Expected the path of a page, such as /catia. Write /catia",
  ],
  [
    'a link to the file',
    'The first paragraph',
    'See [CATIA](../courses/catia.md). The first paragraph',
    "12:5  error  link: '../courses/catia.md' is not a page. Expected the path of a page, such as /catia. Write /catia",
  ],
  [
    'a link with a slash at its end',
    'The first paragraph',
    'See [CATIA](/catia/). The first paragraph',
    "12:5  error  link: '/catia/' is not a page. Expected the path of a page, such as /catia. Write /catia",
  ],
  [
    'a link to a place that is not there',
    'The first paragraph',
    'See [modules](/catia#sketch). The first paragraph',
    "12:5  error  link: '#sketch' is not on /catia. Expected a heading of that page in small letters and hyphens. Did you mean 'sketcher'?",
  ],
  [
    'a link to a place of this page',
    'The first paragraph',
    'See [below](#first-modul). The first paragraph',
    "12:5  error  link: '#first-modul' is not on /sample. Expected a heading of that page in small letters and hyphens. Did you mean 'first-module'?",
  ],
  [
    'a link to an unknown course form',
    'The first paragraph',
    '[Enquire now](/courseinquiry?course=cata). The first paragraph',
    "12:1  error  link: 'cata' in '/courseinquiry?course=cata' is not a course. Expected the file name of a course without .md. Did you mean 'catia'?",
  ],
  [
    'a script as a link',
    'The first paragraph',
    '[Enquire](javascript:alert(1)). The first paragraph',
    "12:1  error  link: 'javascript:alert(1)'. Expected a page, a web address, mailto: or tel:. A link may not start with 'javascript:'.",
  ],
  [
    'a link with two slashes',
    'The first paragraph',
    '[Maker](//example.com/x). The first paragraph',
    "12:1  error  link: '//example.com/x'. Expected one / for a page of this site, https:// for another. Write https://example.com/x or /example.com/x",
  ],
  [
    'an insecure link',
    'The first paragraph',
    '[Maker](http://example.com/x). The first paragraph',
    "12:1  warning  link: 'http://example.com/x'. Expected https://. Try whether https://example.com/x opens, and link that.",
  ],
  [
    'an address without words',
    'The first paragraph',
    'Visit https://example.com/x soon. The first paragraph',
    "12:7  warning  link: 'https://example.com/x'. Expected words that say where it leads. Write: [words](https://example.com/x)",
  ],
  [
    'a link without words',
    'The first paragraph',
    'Visit [](/catia) soon. The first paragraph',
    "12:7  error  link: a link to '/catia' without words. Expected words to click on. Write: [words](/catia)",
  ],
  [
    'vague words of a link',
    'The first paragraph',
    'Click [here](/catia). The first paragraph',
    "12:7  warning  link: 'here' as the words of a link. Expected words that say where it leads. Link the name of the page.",
  ],
  [
    'our own address in full',
    'The first paragraph',
    'Visit [CATIA](https://www.example.com/catia). The first paragraph',
    "12:7  warning  link: 'https://www.example.com/catia'. Expected a path for a page of this site. Write /catia",
  ],
  [
    'a picture that is not there',
    '- A line',
    '- A line\n\n![A hub with a keyed bore](hub.jpg)',
    "20:1  error  picture: 'hub.jpg' is not in content/images. Expected the name of a JPEG or PNG that is. Put the file there, with exactly this name.",
  ],
  [
    'a picture without words',
    '- A line',
    '- A line\n\n![](banner-mechanical.jpg)',
    "20:1  error  picture: 'banner-mechanical.jpg' without words between the brackets. Expected what the picture shows, for those who cannot see it. Write: ![A hub with a keyed bore](banner-mechanical.jpg)",
  ],
  [
    'a picture on another site',
    '- A line',
    '- A line\n\n![A hub with a bore](https://example.com/hub.jpg)',
    "20:1  error  picture: 'https://example.com/hub.jpg' is not in content/images. Expected the name of a JPEG or PNG that is. Save it there and write its name alone.",
  ],
  ['TODO', '- A line', '- TODO a line', "18:3  warning  text: 'TODO', which every visitor would read. Expected finished text. Write what belongs here."],
  [
    'lorem ipsum',
    '- A line',
    '- Lorem ipsum dolor',
    "18:3  warning  text: 'Lorem ipsum', which every visitor would read. Expected finished text. Write what belongs here.",
  ],
  ['two spaces', '- A line', '- A  line', "18:4  warning  text: 2 spaces in a row after 'A'. Expected one space. Delete the others."],
  ['a space before a comma', '- A line', '- A line , long', "18:9  warning  text: a space before ',' after 'line'. Expected none. Delete it."],
  [
    'a hyphen for a dash',
    '- A line',
    '- A line - long',
    "18:9  warning  text: ' - ' after 'line'. Expected a dash, ' – '. Type –, or -- with a space on each side.",
  ],
  ['three full stops', '- A line', '- A line...', "18:9  warning  text: three full stops after 'line'. Expected an ellipsis. Type …, or end the sentence."],
  ['a word twice', '- A line', '- The the line', "18:3  warning  text: 'The the'. Expected the word once. Delete one of the two."],
  [
    'a word twice in a field',
    'value: Sample 1.0',
    'value: Sample Sample 1.0',
    "8:5  warning  facts[1].value: 'Sample Sample'. Expected the word once. Delete one of the two.",
  ],
];

let copy: Copy;

test.beforeAll(async ({ browserName: _ }, info) => {
  copy = await copyOfContent(`text-${info.workerIndex}`, ['catia', 'autocad', 'photoshop', 'banner-mechanical']);
});

for (const [mistake, from, to, ...lines] of MISTAKES) {
  test(mistake, async () => {
    const text = SAMPLE.replace(from, () => to);
    expect(text).not.toBe(SAMPLE);
    expect(await copy.after({ 'courses/sample.md': text })).toEqual(lines.map((line) => `content/courses/sample.md:${line}`));
  });
}
