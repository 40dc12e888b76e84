import type { Content } from '@/lib/content/load';
import { makeCalendars } from '@/lib/media/calendar';
import { makeDrawings } from '@/lib/media/drawn';
import { makePictures } from '@/lib/media/pictures';
import { makeShareImages } from '@/lib/media/share-images';
import { makeSyllabi } from '@/lib/media/syllabus-pdf';

type Step = (name: string) => void;

/**
 * Makes what stands beside the content, once for a build.
 * @param step told of each part when it is done
 */
export async function prepare(content: Content, step: Step = () => undefined): Promise<void> {
  await preparePages(content, step);
  // The benchmarks of pages alone leave these out: they are made once and cached, and reported apart.
  if (!process.env.PAGES_ALONE) await prepareDownloads(content, step);
}

/** What a page cannot be shown without. */
export async function preparePages(content: Content, step: Step = () => undefined): Promise<void> {
  const pictures = await makePictures(content);
  step(`pictures: ${pictures.made} made, ${pictures.kept} kept`);
  const drawings = await makeDrawings();
  step(`drawings: ${drawings.made} made, ${drawings.kept} kept`);
}

/** What is only fetched from a page: the preview makes it afterwards, so that nobody waits for it. */
export async function prepareDownloads(content: Content, step: Step = () => undefined): Promise<void> {
  const syllabi = await makeSyllabi(content);
  step(`syllabus PDFs: ${syllabi.made} made, ${syllabi.kept} kept`);
  const calendars = await makeCalendars(content);
  if (calendars.made + calendars.kept > 0) step(`calendars: ${calendars.made} made, ${calendars.kept} kept`);
  const shared = await makeShareImages(content);
  step(`share images: ${shared.made} made, ${shared.kept} kept`);
}
