import { preload } from 'react-dom';
import type { Picture as PictureFile } from '@/lib/files/picture-manifest';

interface Props {
  picture: PictureFile;
  alt: string;
  /** The `sizes` attribute; without it the picture is as wide as the window. */
  sizes?: string;
  /** Whether it is the largest picture of the first screen: it is fetched first; others are lazy. */
  priority?: boolean;
  /** Whether its ground, a light wall, turns blue in dark mode. */
  blueInDark?: boolean;
  className?: string;
}

/** Classes around such a picture, and of the picture itself. */
export const BLUE_GROUND = 'isolate block h-full dark:bg-[#79addf]';
export const ON_BLUE_GROUND = 'dark:[filter:brightness(.85)_contrast(1.15)] dark:mix-blend-multiply';

/**
 * Classes around linked pictures of projects: past the usual margin in their files (12 of 640 pixels), their ink begins on
 * the grid line.
 */
export const TO_GRID_LINE = '[&_a]:-mx-[2%] [&_a]:block';

/**
 * Width in `sizes` of a picture of a project on a phone. With two pixels to one it takes the file of 640, which is sharp
 * there and half the weight of the next.
 */
export const PHONE_WIDTH = '80vw';

/** A picture in AVIF and WebP, or an SVG, with its dimensions, so that nothing moves when it loads. */
export function Picture({ picture, alt, sizes, priority = false, blueInDark = false, className }: Props) {
  const { avif, webp } = picture;
  // A preload in the head: a slow phone reads 30 kB of styles and menus before it comes to the picture.
  if (priority && avif)
    preload(picture.src, {
      as: 'image',
      type: 'image/avif',
      imageSrcSet: avif,
      imageSizes: sizes,
      fetchPriority: 'high',
    });
  return (
    <picture className={blueInDark ? BLUE_GROUND : undefined}>
      {avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
      <img
        src={picture.src}
        {...(webp ? { srcSet: webp, sizes } : {})}
        alt={alt}
        width={picture.width}
        height={picture.height}
        className={blueInDark ? `${ON_BLUE_GROUND} ${className}` : className}
        {...(priority
          ? { fetchPriority: 'high' as const }
          : { loading: 'lazy' as const, decoding: 'async' as const })}
      />
    </picture>
  );
}
