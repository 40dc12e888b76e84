import { preload } from 'react-dom';
import { type Drawing as Data, DRAWING_SIZE, THUMB_SIZE } from '@/lib/media/drawings';

/**
 * A technical drawing: a file of its own whose ink follows the reader's colour scheme. A phone shows its largest view
 * alone, so that lines and figures are large enough, and the others below it. It is the largest paint of its page, so it
 * is fetched before the fonts.
 */
export function Drawing({ drawing: { src, alt, detailAspect } }: { drawing: Data }) {
  preload(src, { as: 'image' });
  return (
    <>
      <picture>
        <source media="(max-width:47.99rem)" srcSet={`${src}#main`} />
        <img
          src={src}
          alt={alt}
          {...DRAWING_SIZE}
          className="h-auto w-full max-mid:aspect-[3/2] wide:h-full wide:object-contain wide:p-4"
        />
      </picture>
      {detailAspect && (
        <img
          src={`${src}#rest`}
          alt=""
          {...DRAWING_SIZE}
          loading="lazy"
          className={`mt-4 h-auto w-full mid:hidden ${aspectClass(detailAspect)}`}
        />
      )}
    </>
  );
}

/** Nearest aspect ratio, so that little space stays empty. (The file's own size is that of the whole drawing.) */
function aspectClass(widthToHeight: number): string {
  if (widthToHeight > 2.7) return 'aspect-[5/2]';
  return widthToHeight > 1.74 ? 'aspect-video' : 'aspect-[3/2]';
}

/** A drawing as a cell of a grid shows it, beside a name that says it in words. */
export const CellDrawing = ({ src, className }: { src: string | undefined; className: string }) =>
  src && (
    <img
      src={`${src}#cell`}
      alt=""
      {...DRAWING_SIZE}
      loading="lazy"
      className={`h-auto w-full ${className}`}
    />
  );

/** A small picture of a drawing's largest view, beside a name that says it in words. */
export const Thumb = ({ src, className }: { src: string | undefined; className: string }) =>
  src && <img src={src} alt="" {...THUMB_SIZE} loading="lazy" className={`h-auto w-full ${className}`} />;
