/** `npm run make:icons`: makes the icons from the set square of the logo. The results are committed. */
import fs from 'node:fs';
import path from 'node:path';
import { LOGO } from '@/lib/pictures/logo';
import { DARK, LIGHT } from '@/lib/pictures/palette';
import sharp from '@/lib/pictures/sharp';

/** Corner and size of the logo's shape in its view box. */
const EXTENT = { x: 4, y: 3, size: 33 } as const;

/** @param size,mark width in pixels of the icon, and of the logo in its middle */
function svg(size: number, mark: number, ground?: string): Buffer {
  const scale = mark / EXTENT.size;
  const margin = (size - mark) / 2;
  // Moves the logo to look centred: the triangle's visual weight is at the lower left.
  const aside = ground ? mark * 0.06 : 0;
  const square = ground ? `<rect width="${size}" height="${size}" fill="${ground}"/>` : '';
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">${square}<path transform="translate(${margin - EXTENT.x * scale + aside} ${margin - EXTENT.y * scale - aside}) scale(${scale})" fill="${LIGHT.signal}" fill-rule="evenodd" d="${LOGO}"/></svg>`,
  );
}

const png = (size: number, mark: number, ground?: string) =>
  sharp(svg(size, mark, ground))
    .png({ palette: true, compressionLevel: 9, effort: 10 })
    .toBuffer();

/** An ICO file, which sharp does not write: a directory, then each size as a PNG. */
async function ico(...sizes: number[]): Promise<Buffer> {
  const directory = [Buffer.from([0, 0, 1, 0, sizes.length, 0])];
  const images: Buffer[] = [];
  let offset = 6 + 16 * sizes.length;
  for (const size of sizes) {
    // Whole pixels keep the straight edges sharp.
    const data = await png(size, size - 2);
    const entry = Buffer.from([size, size, 0, 0, 1, 0, 32, ...Array(9).fill(0)]);
    entry.writeUInt32LE(data.length, 8);
    entry.writeUInt32LE(offset, 12);
    offset += data.length;
    directory.push(entry);
    images.push(data);
  }
  return Buffer.concat([...directory, ...images]);
}

const favicon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="2 2 36 36"><style>path{fill:${LIGHT.signal}}@media (prefers-color-scheme:dark){path{fill:${DARK.signal}}}</style><path fill-rule="evenodd" d="${LOGO}"/></svg>\n`;

const files = {
  'favicon.svg': favicon,
  'favicon.ico': await ico(16, 32, 48),
  'apple-touch-icon.png': await png(180, 112, LIGHT.paper),
  'icon-192.png': await png(192, 180),
  'icon-512.png': await png(512, 480),
  // A maskable icon may be cut to a circle of 80 %.
  'icon-maskable-512.png': await png(512, 256, LIGHT.paper),
};
for (const [name, data] of Object.entries(files)) {
  fs.writeFileSync(path.join('public', name), data);
  console.log(`public/${name}: ${data.length} bytes`);
}
