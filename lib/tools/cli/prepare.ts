import type { Content } from '@/lib/content/load';
import { makeCalendars } from '@/lib/media/calendar';
import { makeDrawings } from '@/lib/media/drawn';
import type { Counts, GenerateOptions } from '@/lib/media/generate';
import { makePictures, planPictures, type Rendition } from '@/lib/media/pictures';
import { makeShareImages } from '@/lib/media/share-images';
import { makeSyllabi } from '@/lib/media/syllabus-pdf';
import type { Progress } from './progress';

/** Rough seconds of one processor that one file takes. */
const EACH = { pictures: 0.25, drawings: 0.02, syllabi: 0.2, calendars: 0.01, shared: 0.1 } as const;

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
    part('pictures', EACH.pictures, preparing, (options) => makePictures(pictures, options)),
    part('drawings', EACH.drawings, preparing, makeDrawings),
    // The benchmarks of pages alone leave these out: they are made once and cached, and reported apart.
    ...(process.env.PAGES_ALONE ? [] : [prepareDownloads(content, preparing)]),
  ]);
}

/** What a page cannot be shown without, for the preview. */
export async function preparePages(content: Content): Promise<void> {
  await makePictures(await planPictures(content));
  await makeDrawings();
}

/** What is only fetched from a page: the preview makes it afterwards, so that nobody waits for it. */
export async function prepareDownloads(content: Content, preparing: Preparing = {}): Promise<void> {
  await Promise.all([
    part('syllabus PDFs', EACH.syllabi, preparing, (options) => makeSyllabi(content, 'public', options)),
    part('calendars', EACH.calendars, preparing, (options) => makeCalendars(content, options)),
    part('share images', EACH.shared, preparing, (options) => makeShareImages(content, options)),
  ]);
}

/** One kind: counted while it is generated, said when it is there. */
async function part(
  name: string,
  each: number,
  { progress, free }: Preparing,
  make: (options: GenerateOptions) => Promise<Counts>,
) {
  const { generated, cached } = await make({ task: progress?.task(name, each), free });
  if (generated + cached > 0) progress?.say(`${name}: ${generated} generated, ${cached} cached`);
}
