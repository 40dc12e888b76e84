import { Island } from '@/components/islands/island';
import type { Piece } from '@/lib/content';
import { largest, picture } from '@/lib/media/picture';
import { type Cell, wallOf } from '@/lib/media/wall-layout';
import { Picture } from './picture';
import { PieceCaption } from './pieces';

type Shape = Parameters<typeof wallOf>[0][number];

const ASPECT = { normal: 'aspect-[4/3]', wide: 'aspect-[2/1]', tall: 'aspect-[3/4]' } as const;
/** Columns of a picture and its render, by the picture's shape, so that both are as high. */
const PAIR = { normal: 'grid-cols-2', wide: 'grid-cols-[3fr_2fr]', tall: 'grid-cols-[9fr_16fr]' } as const;
const COLUMNS: Record<Cell['columns'], string> = {
  3: 'wide:col-span-3',
  4: 'wide:col-span-4',
  5: 'wide:col-span-5',
  6: 'wide:col-span-6',
  7: 'wide:col-span-7',
  8: 'wide:col-span-8',
  12: 'wide:col-span-12',
};

const RENDER_ALT = 'The same piece as a solid';

/** Pictures of pieces over the whole width, each with its module's number, and large when it is pressed. */
export function Wall({ pieces }: { pieces: readonly Piece[] }) {
  const shown = pieces
    .flatMap(({ picture: file, render, alt = '', show = 'normal' as const, ...piece }) => {
      const views = file ? [{ picture: picture(file), alt, aspect: ASPECT[show] }] : [];
      if (render) views.push({ picture: picture(render), alt: RENDER_ALT, aspect: ASPECT.normal });
      const shape: Shape = render ? 'pair' : show;
      return file
        ? [{ ...piece, views, shape, pair: render ? `grid gap-x-4 wide:gap-x-6 ${PAIR[show]}` : '' }]
        : [];
    })
    .sort((a, b) => Number(b.shape === 'tall') - Number(a.shape === 'tall'));
  if (shown.length === 0) return false;
  const cells = wallOf(shown.map(({ shape }) => shape));
  const alone = leftOver(shown.map(({ shape }) => shape));
  return (
    <Island name="wall" props={{}}>
      <ul className="mt-5 grid grid-flow-dense roomy:grid-cols-2 gap-x-4 gap-y-6 wide:grid-cols-12 wide:gap-x-6 wide:gap-y-8">
        {shown.map(({ views, shape, pair, ...piece }, i) => {
          const { columns, rows } = cells[i] as Cell;
          // On a phone two stand beside each other; a wide one, a pair or one that is left over alone.
          const whole = shape === 'wide' || shape === 'pair' || i === alone;
          const share = columns / views.length;
          return (
            <li
              key={piece.title}
              className={`${whole ? 'roomy:col-span-2' : ''} ${COLUMNS[columns]} ${rows > 1 ? 'wide:row-span-2' : ''}`}
            >
              <div className={pair}>
                {views.map(({ picture, alt, aspect }) => (
                  <a key={alt} href={largest(picture)} data-act="" className="block">
                    <Picture
                      picture={picture}
                      alt={alt}
                      sizes={`(min-width: 90rem) ${share * 6.9 - 1.5}rem, (min-width: 64rem) ${share * 7.6}vw, ${whole && views.length < 2 ? 92 : 46}vw`}
                      className={`h-auto w-full object-contain ${aspect}`}
                    />
                  </a>
                ))}
              </div>
              <PieceCaption piece={piece} />
            </li>
          );
        })}
      </ul>
    </Island>
  );
}

/** The last of an odd number of pictures that stand two a row. */
function leftOver(shapes: readonly Shape[]): number | undefined {
  const paired = shapes.flatMap((shape, i) => (shape === 'wide' || shape === 'pair' ? [] : i));
  return paired.length % 2 > 0 ? paired.at(-1) : undefined;
}
