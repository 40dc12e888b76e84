/** A picture of the content in its sizes. */
import { preload } from 'react-dom';
import type { EncodedPicture } from '@/lib/pictures/manifest';

interface Props {
  picture: EncodedPicture;
  alt: string;
  /** The `sizes` attribute; by default the picture is as wide as the window. */
  sizes?: string;
  /** Whether this is the largest picture of the first screen, which is fetched first; others are lazy. */
  priority?: boolean;
  /** Whether the light background turns blue in dark mode. */
  blueInDark?: boolean;
  className?: string;
}

export const BLUE_GROUND_CLASSES = 'isolate block h-full dark:bg-[#79addf]';
export const ON_BLUE_GROUND_CLASSES = 'dark:[filter:brightness(.85)_contrast(1.15)] dark:mix-blend-multiply';

/**
 * Classes around linked project pictures: compensate the usual margin in the files (12 of 640 pixels), so
 * that the drawn lines begin at the grid line.
 */
export const TO_GRID_LINE_CLASSES = '[&_a]:-mx-[2%] [&_a]:block';

/**
 * Width of a project picture on a phone, for `sizes`. At a pixel ratio of two the browser takes the file of
 * 640 pixels, which is sharp there and half the weight of the next.
 */
export const PROJECT_WIDTH_ON_PHONE = '80vw';

/** The `sizes` of a picture that is so wide in a large window, and otherwise nearly as wide as the window. */
export const pictureSizes = (wide: string, narrow = '92vw') => `(min-width: 64rem) ${wide}, ${narrow}`;

/** A picture in AVIF and WebP, or an SVG, with its dimensions, so that nothing moves when it loads. */
export function Picture({ picture, alt, sizes, priority = false, blueInDark = false, className }: Props) {
  const { avif, webp } = picture;
  // Preloads in the head: a slow phone parses 30 kB of styles and menus before the picture.
  if (priority && avif)
    preload(picture.src, {
      as: 'image',
      type: 'image/avif',
      imageSrcSet: avif,
      imageSizes: sizes,
      fetchPriority: 'high',
    });
  return (
    <picture className={blueInDark ? BLUE_GROUND_CLASSES : undefined}>
      {avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
      <img
        src={picture.src}
        {...(webp ? { srcSet: webp, sizes } : {})}
        alt={alt}
        width={picture.width}
        height={picture.height}
        className={blueInDark ? `${ON_BLUE_GROUND_CLASSES} ${className}` : className}
        {...(priority
          ? { fetchPriority: 'high' as const }
          : { loading: 'lazy' as const, decoding: 'async' as const })}
      />
    </picture>
  );
}
