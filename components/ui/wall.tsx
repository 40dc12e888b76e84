import { Island } from '@/components/islands/island';
import type { Piece } from '@/lib/content';
import { largest, picture } from '@/lib/media/picture';
import { type Cell, wallOf } from '@/lib/media/wall-layout';
import { Picture } from './picture';
import { PieceCaption } from './pieces';

type Shape = keyof typeof ASPECT;

/** On a phone two stand beside each other, a wide one or one that is left over alone. */
const ASPECT = { normal: 'aspect-[4/3]', wide: 'aspect-[2/1]', tall: 'aspect-[3/4]' } as const;
const COLUMNS: Record<Cell['columns'], string> = {
  3: 'wide:col-span-3',
  4: 'wide:col-span-4',
  5: 'wide:col-span-5',
  6: 'wide:col-span-6',
  7: 'wide:col-span-7',
  8: 'wide:col-span-8',
  12: 'wide:col-span-12',
};

/** Pictures of pieces over the whole width, each with its module's number, and large when it is pressed. */
export function Wall({ pieces }: { pieces: readonly Piece[] }) {
  const shown = pieces
    .flatMap(({ picture: file, alt = '', show, ...piece }) =>
      file ? [{ ...piece, file, alt, shape: show ?? ('normal' as const) }] : [],
    )
    .sort((a, b) => Number(b.shape === 'tall') - Number(a.shape === 'tall'));
  if (shown.length === 0) return false;
  const cells = wallOf(shown.map(({ shape }) => shape));
  const alone = leftOver(shown.map(({ shape }) => shape));
  return (
    <>
      <Island name="wall" props={{}}>
        <ul className="mt-5 grid grid-flow-dense roomy:grid-cols-2 gap-x-4 gap-y-6 wide:grid-cols-12 wide:gap-x-6 wide:gap-y-8">
          {shown.map(({ file, alt, shape, ...piece }, i) => {
            const { columns, rows } = cells[i] as Cell;
            const whole = shape === 'wide' || i === alone;
            return (
              <li
                key={file}
                className={`${whole ? 'roomy:col-span-2' : ''} ${COLUMNS[columns]} ${rows > 1 ? 'wide:row-span-2' : ''}`}
              >
                <a href={largest(picture(file))} data-act="" className="block">
                  <Picture
                    picture={picture(file)}
                    alt={alt}
                    sizes={`(min-width: 90rem) ${columns * 6.9 - 1.5}rem, (min-width: 64rem) ${columns * 7.6}vw, ${whole ? 92 : 46}vw`}
                    className={`h-auto w-full object-contain ${ASPECT[shape]}`}
                  />
                </a>
                <PieceCaption piece={piece} />
              </li>
            );
          })}
        </ul>
      </Island>
      <p className="mt-5 text-note text-faint">Drawn by the institute as examples of the piece.</p>
    </>
  );
}

/** The last of an odd number of pictures that stand two a row. */
function leftOver(shapes: readonly Shape[]): number | undefined {
  const paired = shapes.flatMap((shape, i) => (shape === 'wide' ? [] : i));
  return paired.length % 2 > 0 ? paired.at(-1) : undefined;
}
