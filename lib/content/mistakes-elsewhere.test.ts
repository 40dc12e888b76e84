import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import sharp from '@/lib/media/sharp';
import { type Change, contentCopy, SAMPLE } from './testing';

/** Mistakes in other files than a course: pages, the site's own file, pictures, names of files. */
const copy = contentCopy();

/** A file of the copy with one place changed, and where that place is. */
function changed(file: string, from: string, to: string): { change: Change; place: string } {
  const text = fs.readFileSync(path.join(copy().dir, file), 'utf8');
  const [before = '', after] = text.split(from, 2);
  expect(after, `${file} holds '${from}'`).toBeDefined();
  const lines = before.split('\n');
  return {
    change: { [file]: text.replace(from, () => to) },
    place: `content/${file}:${lines.length}:${(lines.at(-1) ?? '').length + 1}`,
  };
}

/** By file and by what is written anew: what is written there, and what the editor reads. */
const IN_FILES: Record<string, Record<string, [written: string, line: string]>> = {
  'pages/home.md': {
    'image: room.jpg': [
      'image: rom.jpg',
      "error  banners[2].image: 'rom.jpg' is not in content/images. Expected the name of a JPEG or PNG that is. Did you mean 'room.jpg'?",
    ],
    'link: /courseinquiry?course=catia': [
      'link: /courseinquiry?course=cata',
      "error  banners[2].link: 'cata' in '/courseinquiry?course=cata' is not a course. Expected the file name of a course without .md. Did you mean 'catia'?",
    ],
    'link: /courseinquiry?course=python': [
      'link: /courseenquiry',
      "error  banners[3].link: '/courseenquiry' is not a page. Expected the path of a page, such as /catia. Did you mean '/courseinquiry'?",
    ],
  },
  'pages/footer.md': {
    'template: footer': [
      'template: listing',
      "error  template: content/pages/course.md and content/pages/footer.md have the template 'listing'. Expected exactly one page with it. Give one of them the template 'text', or delete it.",
    ],
  },
  'site.md': {
    'number: "+91 00000 00000"': [
      'number: +910000000000',
      'error  chat.number: 910000000000. Expected a telephone number with its country code, between quotes. Put it between quotes: "+910000000000"',
    ],
    'picture: locators/map.svg': [
      'picture: locators/mop.svg',
      "error  branches[1].locator.picture: 'locators/mop.svg' is not in content/images. Expected the path of a picture below that folder. Did you mean 'locators/map.svg'?",
    ],
    'left: 39.1': ['left: 103', 'error  branches[1].locator.left: 103. Expected a number from 4 to 96.'],
    'landing: course\n': [
      'landing: courses\n',
      "error  menus[1].landing: 'courses' is not a page. Expected the file name of a page without .md. Did you mean 'course'?",
    ],
    'path: ielts': [
      'path: ietls',
      "error  menus[2].groups[2].path: 'ietls' is not a page. Expected the file name of a page without .md. Did you mean 'ielts'?",
    ],
  },
  'pages/contact.md': {
    'path: /Contact': [
      'path: /Aboutus',
      "error  path: '/Aboutus' is taken by content/pages/aboutus.md. Expected a name of its own. Choose another path for one of the two.",
    ],
  },
  'pages/aboutus.md': {
    'path: /Aboutus': [
      'path: /about/us',
      "error  path: '/about/us'. Expected one / and one word of letters, digits and hyphens, and no name that hosts keep for themselves. For example: /Contact",
    ],
  },
  'pages/enquiry.md': {
    'noindex: true': [
      'noindex: "true"',
      "error  noindex: 'true'. Expected true or false. Write true or false without quotes.",
    ],
  },
};

for (const [file, mistakes] of Object.entries(IN_FILES))
  for (const [from, [written, line]] of Object.entries(mistakes))
    test(`${file}: ${written.trim()}`, async () => {
      const { change, place } = changed(file, from, written);
      expect(await copy().after(change)).toContain(`${place}  ${line}`);
    });

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#888' } });
const withPicture = SAMPLE.replace('- A line', '- A line\n\n![A grey field, nothing else](grey.jpg)');

test('a picture that is too small, and one that is huge', async () => {
  const line = 'content/courses/sample.md:20:1  warning  picture:';
  const said = async (width: number, height: number) =>
    copy().after({
      'images/grey.jpg': await picture(width, height).jpeg().toBuffer(),
      'courses/sample.md': withPicture,
    });
  expect(await said(300, 200)).toEqual([
    `${line} 'grey.jpg' is 300 pixels wide. Expected at least 800. It will look blurred. Use a larger one.`,
  ]);
  expect(await said(9000, 20)).toEqual([
    `${line} 'grey.jpg' has 9000 × 20 pixels and 0.0 MB. Expected at most 8000 pixels and 12 MB. Scale it to 2400 pixels.`,
  ]);
});

test('a picture in a text whose name no field would take', async () => {
  const change = {
    'images/Room_1.JPG': await picture(900, 600).jpeg().toBuffer(),
    'courses/sample.md': withPicture.replace('grey.jpg', 'Room_1.JPG'),
  };
  expect(await copy().after(change)).toEqual([
    "content/courses/sample.md:20:1  error  picture: 'Room_1.JPG'. Expected the name of a JPEG or PNG in content/images, in lower-case letters, digits and hyphens. Rename the file to 'room-1.jpg', and write that here.",
  ]);
});

test('a picture that no page shows', async () => {
  const change = { 'images/grey.jpg': await picture(900, 600).jpeg().toBuffer() };
  expect(await copy().after(change)).toEqual([
    'content/images/grey.jpg:1:1  warning  picture: no page shows it. Expected a page that does. Use it, or delete the file.',
  ]);
});

test('a file that only calls itself a JPEG', async () => {
  const line = "content/courses/sample.md:20:1  error  picture: 'grey.jpg' cannot be read as a picture.";
  const fix = 'Expected a JPEG or PNG. Open it and save it again as JPEG.';
  expect(await copy().after({ 'images/grey.jpg': 'a text', 'courses/sample.md': withPicture })).toEqual([
    `${line} ${fix}`,
  ]);
  const webp = await picture(900, 600).webp().toBuffer();
  expect(await copy().after({ 'images/grey.jpg': webp, 'courses/sample.md': withPicture })).toEqual([
    `${line} It is a webp file inside. ${fix}`,
  ]);
});

test('a syllabus that only calls itself a PDF', async () => {
  const change = {
    'syllabus/own.pdf': 'a text',
    'courses/sample.md': SAMPLE.replace('order: 90', 'syllabusPdf: own.pdf'),
  };
  expect(await copy().after(change)).toEqual([
    "content/courses/sample.md:5:1  error  syllabusPdf: 'own.pdf', which is no PDF. Expected the name of a PDF in content/syllabus. Commit the file there, or delete this line: the PDF is then built from the syllabus.",
  ]);
});

const TAKEN_AWAY = {
  'pages/privacy.md':
    "content/pages:1:1  error  template: no page has the template 'privacy'. Expected exactly one page with it. Restore the page from the last commit.",
  'site.md':
    'content/site.md:1:1  error  file: is missing. Expected the name, branches and menus of the institute. Restore it from the last commit.',
};
for (const [file, line] of Object.entries(TAKEN_AWAY))
  test(`${file} is taken away`, async () => {
    expect(await copy().after({ [file]: undefined })).toContain(line);
  });

test('one mistake in a file makes no second one elsewhere', async () => {
  const { change, place } = changed('courses/catia.md', 'group: Mechanical CAD', 'group: [Mechanical CAD]');
  expect(await copy().after(change)).toEqual([
    `${place}  error  group: a list. Expected text of 2 to 60 characters. For example: Mechanical CAD`,
  ]);
});

test('all mistakes are listed at once, with a count', async () => {
  const text = SAMPLE.replace('title: Sample', 'title: ""')
    .replace('order: 90', 'order: 0')
    .replace('Sample 1.0', '""');
  expect(await copy().after({ 'courses/sample.md': text, 'courses/Second.md': SAMPLE })).toHaveLength(4);
});
