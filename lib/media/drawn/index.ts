import { namesIn } from '@/lib/content/folders';
import { readDrawing } from '../drawings';
import { type Counts, type GenerateOptions, generate, typeKey } from '../generate';
import { fullSvg, thumbSvg } from './write';

/** Generates of each drawing what pages show: the drawing itself with its letters outlined, and a thumbnail. */
export async function makeDrawings(options?: GenerateOptions): Promise<Counts> {
  const outputs = namesIn('public/drawings', '.svg').flatMap((name) => [
    { name: `${name}.svg`, input: { drawing: readDrawing(name), thumb: false } },
    { name: `${name}-thumb.svg`, input: { drawing: readDrawing(name), thumb: true } },
  ]);
  const render = async ({ drawing, thumb }: (typeof outputs)[number]['input']) =>
    thumb ? thumbSvg(drawing) : fullSvg(drawing);
  return generate('public/drawings/drawn', typeKey([]), outputs, render, options);
}
