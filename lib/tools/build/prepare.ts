import type { Content } from '@/lib/content';
import { makeCalendars } from '@/lib/media/calendar';
import { makePictures, type Rendition } from '@/lib/media/encode-pictures';
import type { GenerateOptions, syncGeneratedFolder } from '@/lib/media/generated-folder';
import { makeShareImages } from '@/lib/media/share-images';
import { makeSyllabi } from '@/lib/media/syllabus-pdf';
import { log } from './log';

/**
 * Makes the pictures, without which no page can be shown.
 * @param publicFolderReady promise to await before writing to the public folder
 */
export const preparePictures = (pictures: readonly Rendition[], publicFolderReady?: Promise<unknown>) =>
  make('pictures', (options) => makePictures(pictures, options), publicFolderReady);

/** Makes the downloads of the pages. @throws the first error of any kind */
export const prepareDownloads = (content: Content, publicFolderReady?: Promise<unknown>) =>
  Promise.all([
    make('syllabus PDFs', (options) => makeSyllabi(content, options), publicFolderReady),
    make('calendars', (options) => makeCalendars(content, options), publicFolderReady),
    make('share images', (options) => makeShareImages(content, options), publicFolderReady),
  ]);

async function make(
  name: string,
  generate: (options: GenerateOptions) => ReturnType<typeof syncGeneratedFolder>,
  publicFolderReady?: Promise<unknown>,
) {
  const report = (done: number, total: number) => {
    if (done % 50 === 0) log(`${name}: ${done} of ${total}`);
  };
  const { generated, cached } = await generate({ report, publicFolderReady });
  if (generated > 0) log(`${name}: ${generated} generated, ${cached} cached`);
}
