import type { Content } from '@/lib/content/load';
import { makePictures } from '@/lib/media/pictures';

/**
 * Makes what the pages need beside the content. The build calls it once, the preview after each change.
 * @param step told of each part when it is done
 */
export async function prepare(content: Content, step: (name: string) => void = () => undefined): Promise<void> {
  const pictures = await makePictures(content);
  step(`pictures: ${pictures.made} made, ${pictures.kept} kept`);
}
