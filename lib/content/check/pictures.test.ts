import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import sharp from '@/lib/pictures/sharp';
import { contentCopy, EXPECTED, SAMPLE } from '../testing';

const { messagesAfter } = contentCopy();

const photo = (width: number) =>
  sharp({ create: { width, height: (width * 3) / 4, channels: 3, background: '#888' } });

test('pictures that are small, heavy, broken, misnamed or unused have their messages', async () => {
  const digits = randomBytes(40_000).toString('hex').replace(/[a-f]/g, ' ');
  const pictures = {
    'images/Room_1.JPG': await photo(900).jpeg().toBuffer(),
    'images/small.jpg': await photo(300).jpeg().toBuffer(),
    'images/webp.jpg': await photo(900).webp().toBuffer(),
    'images/heavy.svg': `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 480"><path d="M${digits}"/></svg>`,
  };
  const shown = Object.keys(pictures).map((file) => `\n![A grey field](${path.basename(file)})\n`);
  const change = {
    ...pictures,
    'images/unused.jpg': 'a text',
    'courses/sample.md': SAMPLE + shown.join(''),
  };
  expect(await messagesAfter(change, 'courses/sample.md')).toEqual([
    `20:1 error picture: 'Room_1.JPG'. ${EXPECTED.photo} Rename the file to 'room-1.jpg', and write that here.`,
    "22:1 warning picture: 'small.jpg' is 300 pixels wide. Expected at least 800. It will look blurred. Use a larger one.",
    `24:1 error picture: 'webp.jpg' cannot be shown. It is a webp file inside. ${EXPECTED.photo} Save it again from the program that made it.`,
    expect.stringMatching(
      /^26:1 error picture: 'heavy\.svg' has \d+ kB compressed\. Expected at most 24 kB\. Draw less/,
    ),
    'content/images/unused.jpg:1:1 warning picture: no page shows it. Expected a page that does. Use it, or delete the file.',
  ]);
});
