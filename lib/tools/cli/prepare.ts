import type { Content } from '@/lib/content/load';
import { makeCalendars } from '@/lib/media/calendar';
import type { Counts, GenerateOptions } from '@/lib/media/generate';
import { makePictures, planPictures, type Rendition } from '@/lib/media/pictures';
import { makeShareImages } from '@/lib/media/share-images';
import { makeSyllabi } from '@/lib/media/syllabus-pdf';
import type { Progress } from './progress';

/** Who is told how far it is, and what the public folder waits for. */
interface Preparing {
  progress?: Progress;
  free?: Promise<unknown>;
}

/**
 * Makes what stands beside the pages, all kinds side by side.
 * @param pictures their files, as the pages already name them
 * @throws the first error of any kind
 */
export async function prepare(
  content: Content,
  pictures: readonly Rendition[],
  preparing: Preparing,
): Promise<void> {
  await Promise.all([
    part('pictures', preparing, (options) => makePictures(pictures, options)),
    // The benchmarks of pages alone leave these out: they are made once and cached, and reported apart.
    process.env.PAGES_ALONE ? undefined : prepareDownloads(content, preparing),
  ]);
}

/** What a page cannot be shown without, for the preview. */
export async function preparePages(content: Content): Promise<void> {
  await makePictures(await planPictures(content));
}

/** Downloads of a page: the preview makes them afterwards, so that no page waits. */
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
