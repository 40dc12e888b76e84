import type { FramedFigure } from '@/components/ui/beside-text';
import { Picture } from '@/components/ui/picture';
import type { Body } from '@/lib/content';
import { picture } from '@/lib/pictures/manifest';

/** Minimum aspect ratio of a picture that fills the frame, which is about 16:9. */
const MIN_FRAME_ASPECT = 1.7;
/** Minimum aspect ratio of a drawing whose file includes a margin, such as 16:9. */
const MIN_ASPECT_WITH_MARGIN = 1.75;

/**
 * The picture directly after the first paragraph, which replaces the drawing in the head of a course or service. A picture
 * of about the frame's aspect ratio fills the frame, a drawing only if its file includes no margin. Other pictures keep a
 * distance from the frame.
 */
export function pageHeadPicture({ figure }: Body): FramedFigure | undefined {
  if (!figure) return undefined;
  const shown = picture(figure.picture);
  const aspect = shown.width / shown.height;
  const isDrawing = !shown.webp;
  const fills = aspect > MIN_FRAME_ASPECT && (!isDrawing || aspect < MIN_ASPECT_WITH_MARGIN);
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
