/**
 * Makes everything that stands beside the pages in the folder where it is run, and says what each part cost. A program
 * of its own, so that `npm run bench -- assets` can run it in a folder with empty caches.
 */
import fs from 'node:fs';
import path from 'node:path';
import { bodyOf, siteContent } from '@/lib/content';
import type { Counts } from '@/lib/media/generate';
import { makePictures, planPictures } from '@/lib/media/pictures';
import { makeShareImages } from '@/lib/media/share-images';
import { makeSyllabi } from '@/lib/media/syllabus-pdf';

export interface Part {
  name: string;
  made: number;
  seconds: number;
  files: number;
  bytes: number;
}

const content = siteContent();
// Parsing the Markdown belongs to the pages.
content.entries.forEach(bodyOf);

const parts: Part[] = [];

async function time(name: string, folder: string, make: () => Promise<Counts>) {
  const begun = performance.now();
  const { made } = await make();
  const seconds = (performance.now() - begun) / 1000;
  const sizes = fs.readdirSync(folder).map((file) => fs.statSync(path.join(folder, file)).size);
  parts.push({ name, made, seconds, files: sizes.length, bytes: sizes.reduce((a, b) => a + b, 0) });
}

await time('pictures', 'public/media', () => planPictures(content).then((plan) => makePictures(plan)));
await time('syllabus PDFs', 'public/syllabus', () => makeSyllabi(content));
await time('share images', 'public/share', () => makeShareImages(content));
console.log(JSON.stringify(parts));
