import type { Content, Entry } from '@/lib/content';
import sharp from '@/lib/media/sharp';
import { drawingFileOf } from './drawings';
import { type Counts, type GenerateOptions, generate, typeKey } from './generate';
import { type OgImage, ogImageSvg } from './og-image';

/** Ink on paper and the shades between them: more colours are not seen, but weigh. */
const COLOURS = 48;

/** Generates the image that shows when a page is shared, one for each page, into `public/share`. */
export async function makeShareImages(content: Content, options?: GenerateOptions): Promise<Counts> {
  const outputs = content.entries.map((entry) => ({
    name: `${entry.slug}.png`,
    input: shareSheetOf(content, entry),
  }));
  return generate('public/share', typeKey(['sharp']), outputs, renderShareImage, options);
}

function shareSheetOf({ site }: Content, entry: Entry): OgImage {
  const drawing = drawingFileOf(entry);
  const home = entry.kind === 'page' && entry.data.template === 'home';
  return {
    title: home ? site.name : entry.data.title,
    ...(entry.kind === 'page'
      ? { note: home ? site.tagline : entry.data.description }
      : { group: entry.data.group }),
    institute: site.name,
    places: site.branches.filter((b) => b.inFooter).map((b) => b.short),
    founded: site.founded,
    ...(drawing ? { drawing } : {}),
  };
}

/** The image as a PNG of 1200 by 630. */
export async function renderShareImage(sheet: OgImage): Promise<Buffer> {
  return sharp(Buffer.from(await ogImageSvg(sheet)))
    .png({ palette: true, colours: COLOURS, dither: 0, compressionLevel: 9, effort: 8 })
    .toBuffer();
}
