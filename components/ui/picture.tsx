import { preload } from 'react-dom';
import type { Picture as Data } from '@/lib/files/picture-manifest';

interface Props {
  picture: Data;
  alt: string;
  /** Widths at which the layout shows it. */
  sizes: string;
  /** The largest picture of the first screen: fetched first, everything else when near. */
  priority?: boolean;
  /** A render on a light wall, which by night turns into the blue of the page. */
  night?: boolean;
  className?: string;
}

export const NIGHT_GROUND = 'isolate block h-full dark:bg-[#79addf]';
export const NIGHT = 'dark:[filter:brightness(.85)_contrast(1.15)] dark:mix-blend-multiply';

/** A photograph or render in AVIF and WebP, or an SVG, with its exact dimensions, so that nothing moves when it arrives. */
export function Picture({ picture, alt, sizes, priority = false, night = false, className }: Props) {
  const { avif, webp } = picture;
  // The head asks for it: the picture stands below 30 kB of styles and menus, which a slow phone reads first.
  if (priority && avif)
    preload(picture.src, {
      as: 'image',
      type: 'image/avif',
      imageSrcSet: avif,
      imageSizes: sizes,
      fetchPriority: 'high',
    });
  return (
    <picture className={night ? NIGHT_GROUND : undefined}>
      {avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
      <img
        src={picture.src}
        {...(webp ? { srcSet: webp, sizes } : {})}
        alt={alt}
        width={picture.width}
        height={picture.height}
        className={night ? `${NIGHT} ${className}` : className}
        {...(priority
          ? { fetchPriority: 'high' as const }
          : { loading: 'lazy' as const, decoding: 'async' as const })}
      />
    </picture>
  );
}
