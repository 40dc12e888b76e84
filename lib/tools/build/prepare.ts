import type { Content } from '@/lib/content';
import { makeCalendars } from '@/lib/media/calendar';
import { makePictures, type Rendition } from '@/lib/media/encode-pictures';
import type { Report } from '@/lib/media/generate';
import { makeShareImages } from '@/lib/media/share-images';
import { makeSyllabi } from '@/lib/media/syllabus-pdf';
import { log } from './log';

/** Makes the pictures, without which no page can be shown. */
export const preparePictures = (pictures: readonly Rendition[]) =>
  make('pictures', (report) => makePictures(pictures, report));

/** Makes the downloads of the pages. @throws the first error of any kind */
export const prepareDownloads = (content: Content) =>
  Promise.all([
    make('syllabus PDFs', (report) => makeSyllabi(content, report)),
    make('calendars', (report) => makeCalendars(content, report)),
    make('share images', (report) => makeShareImages(content, report)),
  ]);

async function make(
  name: string,
  generate: (report: Report) => Promise<{ generated: number; cached: number }>,
) {
  const { generated, cached } = await generate((done, total) => {
    if (done % 50 === 0) log(`${name}: ${done} of ${total}`);
  });
  if (generated > 0) log(`${name}: ${generated} generated, ${cached} cached`);
}
