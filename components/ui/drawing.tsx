import { type Drawing as Data, DRAWING_SIZE, THUMB_SIZE } from '@/lib/media/drawings';

/**
 * A technical drawing: a file of its own whose ink follows the reader's colour scheme. A phone shows its largest view
 * alone, so that lines and figures are large enough, and the others below.
 */
export function Drawing({ drawing: { src, alt } }: { drawing: Data }) {
  return (
    <picture>
      <source media="(max-width:47.99rem)" srcSet={`${src}#main`} width="358" height="300" />
      <img src={src} alt={alt} {...DRAWING_SIZE} decoding="async" />
    </picture>
  );
}

/** A small picture of a drawing's largest view, beside a name that says it in words. */
export const Thumb = ({ src }: { src: string | undefined }) => src && <img src={src} alt="" {...THUMB_SIZE} loading="lazy" className="thumb" />;
