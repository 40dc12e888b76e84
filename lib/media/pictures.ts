import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { type Content, contentDir } from '@/lib/content/load';
import { picturesOf } from '@/lib/content/pictures';

/** A picture in the sizes that the web needs, made from one master in `content/images`. */
export interface Picture {
  width: number;
  height: number;
  /** Smallest WebP, for `src`. */
  src: string;
  /** Where one file must do for every screen, as a video's poster must: sharp on a phone, sharp enough on a desk. */
  single: string;
  avif: string;
  webp: string;
}

/** Widths in CSS-independent pixels; none larger than the master is made. */
const WIDTHS = [480, 800, 1200, 1600];
/** Most that the one file for every screen is wide. */
const SINGLE = 1200;
const QUALITY = { avif: 52, webp: 74 } as const;
const CACHE = '.cache/media';
const MANIFEST = '.cache/pictures.json';
const PUBLIC = 'public/media';

/** File names of all pictures that the content refers to. */
export function pictureNames({ site, entries }: Content): string[] {
  const photos = site.branches.flatMap(({ photo }) => photo?.image ?? []);
  return [...new Set([...entries.flatMap((entry) => picturesOf(entry).map((use) => use.name)), ...photos])].sort();
}

/**
 * Makes AVIF and WebP files of every picture into `public/media`, named by the content of the master, and a
 * manifest for the pages. What exists in the cache is not made again; what no page uses is taken away.
 * @returns how many files were made and how many the cache had
 */
export async function makePictures(content: Content): Promise<{ made: number; kept: number }> {
  fs.mkdirSync(CACHE, { recursive: true });
  fs.mkdirSync(PUBLIC, { recursive: true });
  const counts = { made: 0, kept: 0 };
  const manifest: Record<string, Picture> = {};
  const used = new Set<string>();
  const make = async (name: string) => {
    const master = fs.readFileSync(path.join(contentDir(), 'images', name));
    const hash = createHash('sha256')
      .update(JSON.stringify([WIDTHS, QUALITY]))
      .update(master)
      .digest('hex')
      .slice(0, 10);
    const { width: w = 0, height: h = 0 } = await sharp(master).metadata();
    const widths = [...new Set([...WIDTHS.filter((x) => x < w), Math.min(w, WIDTHS.at(-1) ?? w)])];
    const set = async (format: 'avif' | 'webp') => {
      const files = await Promise.all(
        widths.map(async (width) => {
          const file = `${path.parse(name).name}-${width}-${hash}.${format}`;
          used.add(file);
          const cached = path.join(CACHE, file);
          if (fs.existsSync(cached)) counts.kept++;
          else {
            const data = await sharp(master)
              .resize({ width, withoutEnlargement: true })
              .toFormat(format, { quality: QUALITY[format], effort: format === 'avif' ? 5 : 6 })
              .toBuffer();
            fs.writeFileSync(`${cached}.new`, data);
            fs.renameSync(`${cached}.new`, cached);
            counts.made++;
          }
          copyIfMissing(cached, path.join(PUBLIC, file));
          return `/media/${file} ${width}w`;
        }),
      );
      return files.join(', ');
    };
    const webp = await set('webp');
    const width = Math.min(w, WIDTHS.at(-1) ?? w);
    const [src = ''] = webp.split(' ');
    const [single = src] = webp.split(', ')[widths.findLastIndex((x) => x <= SINGLE)]?.split(' ') ?? [];
    manifest[name] = { width, height: Math.round((h * width) / w), src, single, avif: await set('avif'), webp };
  };
  // sharp works in threads of its own, and one picture does not fill them.
  const names = pictureNames(content);
  const queue = [...names];
  const work = async () => {
    for (let name = queue.shift(); name !== undefined; name = queue.shift()) await make(name);
  };
  await Promise.all(Array.from({ length: os.availableParallelism() }, work));
  for (const file of fs.readdirSync(PUBLIC)) if (!used.has(file)) fs.rmSync(path.join(PUBLIC, file));
  // In the order of the names, so that it is the same however the work was shared.
  fs.writeFileSync(MANIFEST, JSON.stringify(Object.fromEntries(names.map((name) => [name, manifest[name]]))));
  return counts;
}

function copyIfMissing(from: string, to: string) {
  if (!fs.existsSync(to)) fs.copyFileSync(from, to);
}

let kept: Record<string, Picture> | undefined;

/**
 * The picture made of a master.
 * @throws when the pictures were not made before the pages
 */
export function picture(name: string): Picture {
  if (!kept || process.env.NODE_ENV !== 'production') kept = JSON.parse(fs.readFileSync(MANIFEST, 'utf8')) as Record<string, Picture>;
  const found = kept[name];
  if (!found) throw new Error(`No picture was made of ${name}: run the build from its start (npm run build)`);
  return found;
}
