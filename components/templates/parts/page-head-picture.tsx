import { Picture } from '@/components/ui/picture';
import type { Body } from '@/lib/content';
import { picture } from '@/lib/files/picture-manifest';

/** A picture wider than this, in width to height, is made for the frame, which is about 16:9. */
const FRAME = 1.7;

/**
 * The picture right after the first paragraph, in the head of a course or service in place of its drawing. A drawing and
 * lower pictures keep clear of the frame; one of pixels in the frame's proportions fills it.
 */
export function PageHeadPicture({ image, alt }: NonNullable<Body['figure']>) {
  const shown = picture(image);
  const fills = shown.webp && shown.width / shown.height > FRAME;
  return (
    <Picture
      picture={shown}
      alt={alt}
      sizes="(min-width: 64rem) 47rem, 92vw"
      priority
      className={`size-full max-mid:aspect-[16/9] ${fills ? 'object-cover' : 'object-contain wide:p-4'}`}
    />
  );
}
