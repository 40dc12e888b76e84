import { picture } from './pictures';

/** The check admits no picture but those of `content/images`, under names that need no escapes. */
const IMAGE = /<img src="([^"]+)" alt="([^"]*)"[^>]*>/g;
/** The measure of running text (tailwind.config.ts), or the whole of a phone. */
const SIZES = '(min-width: 42rem) 38rem, 92vw';

/**
 * Puts the pictures of a text in place: Markdown names a file of `content/images`, the page shows what was made of it.
 * @param html sanitized HTML made from Markdown
 */
export function withPictures(html: string): string {
  return html.replace(IMAGE, (_, name: string, alt: string) => {
    const { avif, webp, src, width, height } = picture(name);
    return `<picture><source type="image/avif" srcset="${avif}" sizes="${SIZES}"><img src="${src}" srcset="${webp}" sizes="${SIZES}" alt="${alt}" width="${width}" height="${height}" loading="lazy" decoding="async"></picture>`;
  });
}
