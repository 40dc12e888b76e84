import type { FramedFigure } from '@/components/ui/beside-text';
import { Picture } from '@/components/ui/picture';
import type { Body } from '@/lib/content';
import { picture } from '@/lib/files/picture-manifest';

/** Least width to height of a picture that is made for the frame, which is about 16:9. */
const FRAME_ASPECT = 1.7;
/** Width to height from which a drawing brings a margin of its own, as one of 16:9 does. */
const ASPECT_WITH_MARGIN = 1.75;

/**
 * The picture right after the first paragraph, in the head of a course or service in place of its drawing. It
 * fills the frame if it has about the frame's proportions; a drawing fills it only if it brings no margin. Any other picture
 * keeps clear of the frame.
 */
export function pageHeadPicture({ figure }: Body): FramedFigure | undefined {
  if (!figure) return undefined;
  const shown = picture(figure.picture);
  const aspect = shown.width / shown.height;
  const isDrawing = !shown.webp;
  const fills = aspect > FRAME_ASPECT && (!isDrawing || aspect < ASPECT_WITH_MARGIN);
  const content = (
    <Picture
      picture={shown}
      alt={figure.alt}
      sizes="(min-width: 64rem) 47rem, 92vw"
      priority
      className={`size-full max-mid:aspect-[16/9] ${fills ? 'object-cover' : 'object-contain wide:p-4'}`}
    />
  );
  return { kind: 'framed', content };
}
