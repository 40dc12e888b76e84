import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { bareContent } from '@/lib/content/testing';
import { generatePictures } from './encode-pictures';

test('a picture that cannot be read to its end is named', async () => {
  const original = test.info().outputPath('room.jpg');
  const picture = fs.readFileSync(path.join(bareContent.dir, 'images', 'room.jpg'));
  fs.writeFileSync(original, picture.subarray(0, picture.length / 2));
  const rendition = { original, name: 'room-480-cut.avif', format: 'avif', width: 480, effort: 0 } as const;
  await expect(generatePictures([rendition])).rejects.toThrow(
    /room\.jpg cannot be read as a picture \(.+\)\. Open it and save it again as JPEG\./,
  );
});
