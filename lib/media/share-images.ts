import fs from 'node:fs';
import os from 'node:os';
import sharp from 'sharp';
import type { Content, Entry } from '@/lib/content';
import { drawingName } from './drawings';
import { type Counts, type Making, type Order, type Product, produce, saltOf, type Task, writeWhole } from './generate';
import { type ShareSheet, shareSvg } from './share-sheet';

const SOURCES = ['lib/media/share-images.ts', 'lib/media/share-sheet.ts', 'lib/media/type/', 'lib/media/drawing-file.ts'];
const PACKAGES = [
  'sharp',
  'fontkit',
  'linebreak',
  'subset-font',
  '@fontsource-variable/anek-latin',
  '@fontsource-variable/source-serif-4',
  '@fontsource/noto-sans-math',
  '@fontsource/noto-serif-jp',
];
/** Ink on paper and the shades between them: more colours are not seen, but weigh. */
const COLOURS = 48;

/**
 * Makes the image that shows when a page is shared, one for each page, into `public/share`.
 * @param to public folder
 * @param making who watches, and what the public folder waits for
 * @returns how many were made and how many the cache had
 */
export async function makeShareImages(content: Content, to = 'public', making?: Making): Promise<Counts> {
  const products = content.entries.map((entry): Product<ShareSheet> => ({ name: `${entry.slug}.png`, input: shareSheetOf(content, entry) }));
  return produce(`${to}/share`, saltOf(SOURCES, PACKAGES), products, makeAll, making);
}

function shareSheetOf({ site }: Content, entry: Entry): ShareSheet {
  const drawing = drawingName(entry);
  const home = entry.kind === 'page' && entry.data.template === 'home';
  return {
    title: home ? site.name : entry.data.title,
    ...(entry.kind === 'page' ? { note: home ? site.tagline : entry.data.description } : { group: entry.data.group }),
    institute: site.name,
    places: site.branches.filter((b) => b.inFooter).map((b) => b.short),
    founded: site.founded,
    ...(drawing ? { drawing: { name: `${drawing}.svg`, svg: fs.readFileSync(`public/drawings/${drawing}.svg`, 'utf8') } } : {}),
  };
}

/** sharp works in threads of its own: as many images as there are processors are under way at a time. */
async function makeAll(orders: Order<ShareSheet>[], task: Task) {
  const queue = [...orders];
  const work = async () => {
    for (let order = queue.shift(); order; order = queue.shift()) {
      writeWhole(order.file, await renderShareImage(order.input));
      task.done();
    }
  };
  await Promise.all(Array.from({ length: os.availableParallelism() }, work));
}

/** The image as a PNG of 1200 by 630. */
export async function renderShareImage(sheet: ShareSheet): Promise<Buffer> {
  return sharp(Buffer.from(await shareSvg(sheet)))
    .png({ palette: true, colours: COLOURS, dither: 0, compressionLevel: 9, effort: 8 })
    .toBuffer();
}
