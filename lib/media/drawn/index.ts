import fs from 'node:fs';
import path from 'node:path';
import { parseDrawing } from '../drawing-file';
import { type Counts, cacheKeyOf, type GenerateOptions, generate, TYPE_PACKAGES, TYPE_SOURCES } from '../generate';
import { fullSvg, thumbSvg } from './write';

/**
 * Generates of each drawing what pages show: the drawing itself with its letters outlined, and a thumbnail.
 * @param to public folder
 */
export async function makeDrawings(to = 'public', options?: GenerateOptions): Promise<Counts> {
  const folder = path.join('public', 'drawings');
  const outputs = fs
    .readdirSync(folder)
    .filter((name) => name.endsWith('.svg'))
    .flatMap((name) => {
      const input = { svg: fs.readFileSync(path.join(folder, name), 'utf8'), name: `public/drawings/${name}` };
      return [
        { name, input: { ...input, thumb: false } },
        { name: name.replace('.svg', '-thumb.svg'), input: { ...input, thumb: true } },
      ];
    });
  const render = async ({ svg, name, thumb }: (typeof outputs)[number]['input']) => {
    const drawing = parseDrawing(svg, name);
    return thumb ? thumbSvg(drawing) : fullSvg(drawing);
  };
  return generate(`${to}/drawings/drawn`, cacheKeyOf(['lib/media/drawn/', ...TYPE_SOURCES], TYPE_PACKAGES), outputs, render, options);
}
