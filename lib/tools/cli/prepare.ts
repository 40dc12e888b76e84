import type { Content } from '@/lib/content/load';
import { makeCalendars } from '@/lib/media/calendar';
import type { Counts, GenerateOptions } from '@/lib/media/generate';
import { makePictures, type Rendition } from '@/lib/media/pictures';
import { makeShareImages } from '@/lib/media/share-images';
import { makeSyllabi } from '@/lib/media/syllabus-pdf';
import type { Progress } from './progress';

/** Who is told how far it is, and what the public folder waits for. */
export interface Preparing {
  progress?: Progress;
  free?: Promise<unknown>;
}

/**
 * Makes the pictures, which a page cannot be shown without.
 * @param pictures their files, as the pages already name them
 * @throws the first error
 */
export const preparePictures = (pictures: readonly Rendition[], preparing: Preparing = {}): Promise<void> =>
  part('pictures', preparing, (options) => makePictures(pictures, options));

/** Folders of `public/` with what `prepareDownloads` makes. */
export const DOWNLOADS = ['syllabus', 'calendar', 'share'];

/**
 * Makes the downloads of the pages, which the preview and a first start make afterwards, so that no page waits.
 * @throws the first error of any kind
 */
export async function prepareDownloads(content: Content, preparing: Preparing = {}): Promise<void> {
  await Promise.all([
    part('syllabus PDFs', preparing, (options) => makeSyllabi(content, 'public', options)),
    part('calendars', preparing, (options) => makeCalendars(content, options)),
    part('share images', preparing, (options) => makeShareImages(content, options)),
  ]);
}

/** Counts one kind while it is generated, and says when it is there. */
async function part(
  name: string,
  { progress, free }: Preparing,
  make: (options: GenerateOptions) => Promise<Counts>,
) {
  const report = (done: number, total: number) => progress?.count(name, done, total);
  const { generated, cached } = await make({ report, free });
  if (generated + cached > 0) progress?.say(`${name}: ${generated} generated, ${cached} cached`);
}
