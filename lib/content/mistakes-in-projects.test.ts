/** Mistakes in the projects of a course, and what the editor reads, word for word. */
import { randomBytes } from 'node:crypto';
import { expect, test } from '@playwright/test';
import sharp from '@/lib/media/sharp';
import { contentCopy, SAMPLE, testMistakes } from './testing';

const PROJECT = {
  title: 'A plate with four holes',
  made: 'CATIA part',
  module: 'First module',
  picture: 'pieces/housing.svg',
  alt: 'A box with a round bore, seen from above',
  show: undefined as string | undefined,
};
/** Three projects in place of the sample's `order`, from line 5 on; the first of them with a change. */
const projects = (change: Partial<Record<keyof typeof PROJECT, string | undefined>>) => {
  const bare = { picture: undefined, alt: undefined };
  const all = [change, { title: 'A second piece', ...bare }, { title: 'A third piece', ...bare }];
  const lines = all.map((project) =>
    Object.entries({ ...PROJECT, ...project })
      .flatMap(([key, value]) => (value === undefined ? [] : `${key}: ${value}`))
      .join('\n    '),
  );
  return ['projects:', ...lines.map((line) => `  - ${line}`)].join('\n');
};
const FILE =
  'Expected the name of an SVG, WebP, PNG, JPEG or AVIF in content/images, with its folder, in lower-case letters, digits and hyphens.';
const SHOWN = `Expected an SVG without script and without anything from elsewhere, a WebP, PNG, JPEG or AVIF. Save it again from the program that made it.`;
const copy = contentCopy(['catia', 'pieces', 'housing', 'shaft', 'bracket', 'hub']);

testMistakes(copy, {
  'order: 90': {
    'projects:\n  - title: A plate with four holes\n    made: CATIA part\n    module: First module':
      '5:1  error  projects: 1 item. Expected a list of 3 to 8, each with title, made and module (and, if you like, picture, alt, show and render). Write 2 more.',
    [projects({ title: 'A third piece.' })]:
      "14:5  error  projects[3].title: 'A third piece' stands in projects[1] as well. Expected each once. Delete one of the two.",
    [projects({ module: 'First modul' })]:
      "8:5  error  projects[1].module: 'First modul' is not a module of the syllabus. Expected one of: First module. Did you mean 'First module'?",
    [projects({
      picture: 'pieces/Housing.svg',
    })]: `9:5  error  projects[1].picture: 'pieces/Housing.svg'. ${FILE} For example: pieces/catia-hub.svg`,
    [projects({ picture: 'housing.svg' })]:
      "9:5  error  projects[1].picture: 'housing.svg' is not in content/images. Expected the path of a picture below that folder. Write 'pieces/housing.svg'.",
    [projects({ picture: 'pieces/housin.svg' })]:
      "9:5  error  projects[1].picture: 'pieces/housin.svg' is not in content/images. Expected the path of a picture below that folder. Did you mean 'pieces/housing.svg'?",
    [projects({ alt: undefined })]:
      '6:5  error  projects[1].alt: is missing. Expected what is seen, for those who cannot see it. Add, for example: alt: A flanged hub in four sizes beside the table that drives them',
    [projects({ picture: undefined })]:
      "9:5  error  projects[1].alt: there is no picture. Expected a picture with it. Add the picture, or delete the line 'alt'.",
    [projects({ picture: undefined, alt: undefined, show: 'wide' })]:
      "9:5  error  projects[1].show: there is no picture. Expected a picture with it. Add the picture, or delete the line 'show'.",
    [projects({ alt: 'A picture of a box with a bore' })]:
      "10:5  warning  projects[1].alt: begins with 'A picture of'. Expected what is seen, not that it is a picture. Begin with the thing itself: A flanged hub …",
    [projects({ show: 'wide' })]:
      "9:5  warning  projects[1].picture: 'pieces/housing.svg' has 640 × 480. Expected 2:1, since show is wide. Delete the line 'show'.",
    [projects({ picture: 'pieces/shaft.svg' })]:
      "9:5  warning  projects[1].picture: 'pieces/shaft.svg' has 800 × 400. Expected 4:3. Write: show: wide",
  },
});

const svg = (inside: string, size = 'viewBox="0 0 640 480"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${inside}</svg>`;

const FILES: Record<string, [file: string | Buffer, found: string]> = {
  script: [svg('<script>1</script>'), "'pieces/new.svg' cannot be shown. It holds <script>."],
  'an event': [
    svg('<path onload="1"/>'),
    `'pieces/new.svg' cannot be shown. It holds the script onload="…".`,
  ],
  'a reference': [
    svg('<image href="https://example.com/a.png"/>'),
    "'pieces/new.svg' cannot be shown. It refers to 'https://example.com/a.png'.",
  ],
  'a style from elsewhere': [
    svg('<style>@import "https://example.com/a.css";</style>'),
    `'pieces/new.svg' cannot be shown. It refers to '@import "https://example.com/a.css"'.`,
  ],
  'a fill from elsewhere': [
    svg('<path style="fill:url(https://example.com/a.svg#a)"/>'),
    "'pieces/new.svg' cannot be shown. It refers to 'https://example.com/a.svg#a'.",
  ],
  'no size': [
    svg('', 'width="640" height="480"'),
    "'pieces/new.svg' cannot be shown. Its <svg> has no viewBox with a width and a height.",
  ],
};
const withProject = (picture: string) => SAMPLE.replace('order: 90', projects({ picture }));
for (const [what, [file, found]] of Object.entries(FILES))
  test(`an SVG with ${what}`, async () => {
    const change = { 'images/pieces/new.svg': file, 'courses/sample.md': withProject('pieces/new.svg') };
    expect(await copy().after(change)).toEqual([
      `content/courses/sample.md:9:5  error  projects[1].picture: ${found} ${SHOWN}`,
    ]);
  });

test('an SVG that is no XML is refused, one within the file may refer to itself', async () => {
  const said = (inside: string) =>
    copy().after({
      'images/pieces/new.svg': svg(inside),
      'courses/sample.md': withProject('pieces/new.svg'),
    });
  expect((await said('<path>'))[0]).toContain("'pieces/new.svg' cannot be shown.");
  expect(await said('<path id="a" d="M0 0h9"/><use href="#a"/><path fill="url(#b)"/>')).toEqual([]);
});

test('an SVG that is too large, as it is or compressed', async () => {
  const path = (bytes: number) => `<path d="M${randomBytes(bytes).toString('hex').replace(/[a-f]/g, ' ')}"/>`;
  for (const inside of [path(40_000), `<desc>${'long '.repeat(40_000)}</desc>`]) {
    const change = {
      'images/pieces/new.svg': svg(inside),
      'courses/sample.md': withProject('pieces/new.svg'),
    };
    expect((await copy().after(change))[0]).toMatch(
      /projects\[1\]\.picture: 'pieces\/new\.svg' has \d+ kB, \d+ kB compressed\. Expected at most 150 kB, 24 kB compressed\. Draw less/,
    );
  }
});

test('pixels that are too few, and a file that only calls itself one of them', async () => {
  const said = async (file: Buffer | string) =>
    copy().after({ 'images/pieces/new.webp': file, 'courses/sample.md': withProject('pieces/new.webp') });
  const pixels = sharp({ create: { width: 400, height: 300, channels: 4, background: '#8888' } });
  expect(await said(await pixels.webp().toBuffer())).toEqual([
    "content/courses/sample.md:9:5  warning  projects[1].picture: 'pieces/new.webp' is 400 pixels wide. Expected at least 640. It will look blurred. Use a larger one.",
  ]);
  expect((await said(svg('')))[0]).toContain('It is a file of the kind svg inside, whatever its name says.');
});

test('a list beside the projects is left out, and said; a heading without text is none of the mistakes', async () => {
  const said = (text: string) =>
    copy().after({ 'courses/sample.md': withProject('pieces/housing.svg') + text });
  expect(await said('\n## What you will make\n\n- A plate\n')).toEqual([
    "content/courses/sample.md:33:1  warning  list: a list under 'What you will make', which the page leaves out. Expected each project once, in projects. Delete the list.",
  ]);
  expect(await said('\n## What you will make\n')).toEqual([]);
});
