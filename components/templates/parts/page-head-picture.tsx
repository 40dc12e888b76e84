/** The picture that a text begins with, in the frame of the page's head. */
import type { FramedFigure } from '@/components/ui/page-head';
import { Picture, pictureSizes } from '@/components/ui/picture';
import type { Body } from '@/lib/content';
import { encodedPicture } from '@/lib/pictures/manifest';

const SIZES = pictureSizes('47rem');
/** Minimum aspect ratio of a picture that fills the frame, which is about 16:9. */
const MIN_FRAME_ASPECT = 1.7;
/** Minimum aspect ratio of a drawing whose file includes a margin, such as 16:9. */
const MIN_ASPECT_WITH_MARGIN = 1.75;

/**
 * The picture directly after the first paragraph, which replaces the drawing in the head of a course or
 * service. A picture of about the frame's aspect ratio fills the frame, a drawing only if its file includes
 * no margin. Other pictures keep a distance from the frame.
 */
export function entryPicture({ figure }: Body): FramedFigure | undefined {
  if (!figure) return undefined;
  const shown = encodedPicture(figure.picture);
  const aspect = shown.width / shown.height;
  const isDrawing = !shown.webp;
  const fills = aspect > MIN_FRAME_ASPECT && (!isDrawing || aspect < MIN_ASPECT_WITH_MARGIN);
  const fit = fills ? 'object-cover' : 'object-contain @lg/page:p-4';
  return {
    figure: (
      <Picture
        picture={shown}
        alt={figure.alt}
        sizes={SIZES}
        priority
        className={`size-full @max-md/page:aspect-[16/9] ${fit}`}
      />
    ),
  };
}

/**
 * The picture of a text page, which fills the frame.
 * @param className how a phone crops it
 */
export const textPicture = (
  { figure }: Body,
  className = '@max-lg/page:aspect-[3/2]',
): FramedFigure | undefined =>
  figure && {
    figure: (
      <Picture
        picture={encodedPicture(figure.picture)}
        alt={figure.alt}
        sizes={SIZES}
        priority
        blueInDark
        className={`size-full object-cover ${className}`}
      />
    ),
  };

/** Crops a picture to its lower part, so that the buttons below it come sooner. */
export const LOWER_PART_CLASSES = '@max-lg/page:aspect-video @max-lg/page:object-[50%_85%]';
