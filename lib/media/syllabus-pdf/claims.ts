import { type Block, gap, row } from './blocks';
import { type Composer, GUTTER, MODULE, WIDTH } from './composer';
import { FAINT } from './document';
import type { Sheet } from './sheet';

const TITLE = 'Also in the syllabus';

/** The figures that the institute stands by in one row at one size, each over its conditions. */
export function claimsBlock(on: Composer, { claims }: Sheet): Block | undefined {
  if (claims.length === 0) return undefined;
  const width = (WIDTH - (claims.length - 1) * GUTTER) / claims.length;
  const figures = claims.map(({ text }) => on.paragraph('P', text, MODULE, width));
  const tallest = Math.max(...figures.map(({ height }) => height));
  const cells = claims.map(({ conditions }, i) => {
    const figure = figures[i] as Block;
    const below = on.paragraph('P', conditions, on.text, width, FAINT);
    return on.within('LI', on.within('LBody', figure, gap(tallest - figure.height), below));
  });
  const list = on.within('L', row(cells, width + GUTTER));
  return on.within('Sect', on.rule(WIDTH), on.headed(TITLE, WIDTH, list));
}
