import type { Content } from '@/lib/content/load';
import { makePictures } from '@/lib/media/pictures';
import { makeShareImages } from '@/lib/media/share-images';
import { makeSyllabi } from '@/lib/media/syllabus-pdf';

/**
 * Makes what the pages need beside the content. The build calls it once, the preview after each change.
 * @param step told of each part when it is done
 */
export async function prepare(content: Content, step: (name: string) => void = () => undefined): Promise<void> {
  const pictures = await makePictures(content);
  step(`pictures: ${pictures.made} made, ${pictures.kept} kept`);
  // The benchmarks of pages alone leave these out: they are made once and cached, and reported apart.
  if (process.env.PAGES_ALONE) return;
  const syllabi = await makeSyllabi(content);
  step(`syllabus PDFs: ${syllabi.made} made, ${syllabi.kept} kept`);
  const shared = await makeShareImages(content);
  step(`share images: ${shared.made} made, ${shared.kept} kept`);
}
