import fs from 'node:fs';
import path from 'node:path';
import { parseDrawing } from '../drawing-file';
import { type Counts, type Making, type Order, type Product, produce, saltOf, writeWhole } from '../generate';
import { fullSvg, thumbSvg } from './write';

const SOURCES = ['lib/media/drawn/', 'lib/media/drawing-file.ts', 'lib/media/type/'];
const PACKAGES = ['fontkit', 'subset-font', '@fontsource-variable/anek-latin', '@fontsource/noto-sans-math'];

interface Input {
  svg: string;
  name: string;
  thumb: boolean;
}

/**
 * Makes of each drawing what pages show: the drawing itself with its letters outlined, and a thumbnail.
 * @param to public folder
 * @param making who is told of it, and when the public folder may be written
 * @returns how many were made and how many the cache had
 */
export async function makeDrawings(to = 'public', making?: Making): Promise<Counts> {
  const folder = path.join('public', 'drawings');
  const products = fs
    .readdirSync(folder)
    .filter((name) => name.endsWith('.svg'))
    .flatMap((name): Product<Input>[] => {
      const input = { svg: fs.readFileSync(path.join(folder, name), 'utf8'), name: `public/drawings/${name}` };
      return [
        { name, input: { ...input, thumb: false } },
        { name: name.replace('.svg', '-thumb.svg'), input: { ...input, thumb: true } },
      ];
    });
  return produce(
    `${to}/drawings/drawn`,
    saltOf(SOURCES, PACKAGES),
    products,
    async (orders: Order<Input>[], task) => {
      for (const { input, file } of orders) {
        const drawing = parseDrawing(input.svg, input.name);
        writeWhole(file, Buffer.from(input.thumb ? thumbSvg(drawing) : await fullSvg(drawing)));
        task.done();
      }
    },
    making,
  );
}
