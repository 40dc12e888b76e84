import type { Content } from '@/lib/content';
import { generateCalendars } from '@/lib/media/calendar';
import { generatePictures, type Rendition } from '@/lib/media/encode-pictures';
import type { Report } from '@/lib/media/generate';
import { generateShareImages } from '@/lib/media/share-images';
import { generateSyllabi } from '@/lib/media/syllabus-pdf';
import { log } from './log';

/** Generates the pictures, without which no page can be shown. */
export const preparePictures = (pictures: readonly Rendition[]) =>
  logged('pictures', (report) => generatePictures(pictures, report));

/** Generates the downloads of the pages. @throws the first error of any kind */
export const prepareDownloads = (content: Content) =>
  Promise.all([
    logged('syllabus PDFs', (report) => generateSyllabi(content, report)),
    logged('calendars', (report) => generateCalendars(content, report)),
    logged('share images', (report) => generateShareImages(content, report)),
  ]);

async function logged(
  name: string,
  generate: (report: Report) => Promise<{ generated: number; cached: number }>,
) {
  const { generated, cached } = await generate((done, total) => {
    if (done % 50 === 0) log(`${name}: ${done} of ${total}`);
  });
  if (generated > 0) log(`${name}: ${generated} generated, ${cached} cached`);
}
