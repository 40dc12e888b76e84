// Renders for the names of groups: the same picture cut so that its solid begins at the upper edge and fills 4:3.
//   node content/artwork/pieces/groups.mjs
// The renders themselves keep the air that they need beside the drawing of a project.
import path from 'node:path';
import sharp from 'sharp';

const PIECES = path.resolve(import.meta.dirname, '../../images/pieces');
const RENDERS = [
  ['autocad-group', 'autocad-coupling-render'],
  ['automotive1-group', 'automotive1-trim-render'],
  ['civil-group', 'civil-home-render'],
];
/** Opacity from which a pixel belongs to the solid, and to its shadow. */
const [SOLID, SHADOW] = [200, 10];
const AIR = 4;

for (const [name, from] of RENDERS) {
  const image = sharp(path.join(PIECES, `${from}.webp`)).ensureAlpha();
  const { data, info } = await image.clone().raw().toBuffer({ resolveWithObject: true });
  const box = (least) => {
    const found = { left: info.width, top: info.height, right: 0, bottom: 0 };
    for (let y = 0; y < info.height; y++)
      for (let x = 0; x < info.width; x++)
        if (data[(y * info.width + x) * 4 + 3] >= least) {
          found.left = Math.min(found.left, x);
          found.right = Math.max(found.right, x + 1);
          found.top = Math.min(found.top, y);
          found.bottom = Math.max(found.bottom, y + 1);
        }
    return found;
  };
  const [solid, shadow] = [box(SOLID), box(SHADOW)];
  const top = Math.max(0, solid.top - AIR);
  const height = Math.ceil(Math.max(shadow.bottom - top, ((shadow.right - shadow.left) * 3) / 4) / 3) * 3;
  const width = (height * 4) / 3;
  // The middle of the solid stands in the middle, unless its shadow would be cut.
  const middle = Math.round((solid.left + solid.right - width) / 2);
  const left = Math.max(shadow.right - width, Math.min(shadow.left, middle));
  const around = 400; // beyond the render all is transparent
  const wide = await image.extend({ top: 0, bottom: around, left: around, right: around, background: '#0000' }).png().toBuffer();
  const { size } = await sharp(wide)
    .extract({ left: left + around, top, width, height })
    .resize(640, 480)
    .webp({ quality: 84, alphaQuality: 100, effort: 6 })
    .toFile(path.join(PIECES, `${name}.webp`));
  console.log(`${name}.webp  ${Math.round(size / 1000)} kB`);
}
