import type { Beside } from '@/components/ui/page-head';
import { Picture } from '@/components/ui/picture';
import type { Body } from '@/lib/content';
import { picture } from '@/lib/files/picture-manifest';

/** A picture wider than this, in width to height, is made for the frame, which is about 16:9. */
const FRAME = 1.7;
/** A drawing of less than this width to height has the frame's own proportions; one of 16:9 brings a clear margin. */
const MARGIN = 1.75;

/**
 * The picture right after the first paragraph, in the head of a course or service in place of its drawing. A drawing and
 * lower pictures keep clear of the frame; one of pixels in about the frame's proportions fills it, and a drawing in just
 * these.
 */
export function pageHeadPicture({ figure }: Body): Beside | undefined {
  if (!figure) return undefined;
  const shown = picture(figure.image);
  const shape = shown.width / shown.height;
  const fills = shape > FRAME && (shown.webp || shape < MARGIN);
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
