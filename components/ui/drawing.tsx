/** Technical drawings: in the head of a page, in a cell, as a thumbnail. */
import { preload } from 'react-dom';
import { DRAWING_SIZE, type Drawing, THUMB_SIZE } from '@/lib/content';
import type { FramedFigure } from './page-head';

const PHONE_QUERY = '(max-width:47.99rem)';
const WIDER_QUERY = '(min-width:48rem)';

/**
 * A technical drawing, an SVG file that follows the colour scheme. A phone shows only the largest view, so
 * that numbers are large enough to read. The drawing is the page's largest contentful paint, so a preload
 * fetches it before the fonts.
 */
function DrawingPicture({ drawing: { src, alt, main, rest } }: { drawing: Drawing }) {
  if (rest) preload(main, { as: 'image', media: PHONE_QUERY });
  preload(src, { as: 'image', ...(rest && { media: WIDER_QUERY }) });
  return (
    <picture>
      <source media={PHONE_QUERY} srcSet={main} />
      <img
        src={src}
        alt={alt}
        {...DRAWING_SIZE}
        className="h-auto w-full @max-md/page:aspect-[16/9] @lg/page:h-full @lg/page:object-contain @lg/page:p-4"
      />
    </picture>
  );
}

const OtherViews = ({ rest }: { rest: NonNullable<Drawing['rest']> }) => (
  <img
    src={rest.src}
    alt=""
    {...DRAWING_SIZE}
    loading="lazy"
    className={`h-auto w-full ${aspectClass(rest.aspect)}`}
  />
);

/** A drawing in the frame of a page's head. */
export const framedDrawing = (drawing: Drawing): FramedFigure => ({
  figure: <DrawingPicture drawing={drawing} />,
  otherViews: drawing.rest && <OtherViews rest={drawing.rest} />,
});

/** Only on a wide screen, so that on a phone the content below moves up. */
export const wideScreenDrawing = (drawing: Drawing): FramedFigure => ({
  figure: <DrawingPicture drawing={drawing} />,
  className: '@max-lg/page:hidden',
});

/** Class of the nearest aspect ratio. (The size in the file is that of the whole drawing.) */
function aspectClass(widthToHeight: number): string {
  if (widthToHeight > 2.7) return 'aspect-[5/2]';
  return widthToHeight > 1.74 ? 'aspect-video' : 'aspect-[3/2]';
}

interface CellProps {
  src: string | undefined;
  className?: string;
}

/** The view of a drawing for a cell, without alternative text: the title beside it says the same. */
export const CellDrawing = ({ src, className = '' }: CellProps) =>
  src && (
    <img
      src={`${src}#cell`}
      alt=""
      {...DRAWING_SIZE}
      loading="lazy"
      className={`h-auto w-full ${className}`}
    />
  );

/** A thumbnail of a drawing, without alternative text: the title beside it says the same. */
export const Thumb = ({ src, className = '' }: CellProps) =>
  src && <img src={src} alt="" {...THUMB_SIZE} loading="lazy" className={`h-auto w-full ${className}`} />;
