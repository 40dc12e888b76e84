import { Island } from '@/components/islands/island';
import { Picture } from '@/components/ui/picture';
import { ProjectCaption } from '@/components/ui/projects';
import type { CourseProject } from '@/lib/content';
import { highlightedProject } from '@/lib/content/projects';
import { largest, picture } from '@/lib/files/picture-manifest';
import { type Cell, type Shape, wallLayout } from '@/lib/format/wall-layout';

const ASPECT = { normal: 'aspect-[4/3]', wide: 'aspect-[2/1]', tall: 'aspect-[3/4]' } as const;
/** Columns of a picture and its render, by the picture's shape, so that both are as high. */
const PAIR = {
  normal: 'mid:grid-cols-2',
  wide: 'mid:grid-cols-[3fr_2fr]',
  tall: 'mid:grid-cols-[9fr_16fr]',
} as const;
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

/** A tall picture leads, whatever its place in the list: the others stand beside it. */
const tallFirst = (a: Shape, b: Shape) => Number(b === 'tall') - Number(a === 'tall');

/** Pictures of projects over the whole width, each with its module's number, and large when it is pressed. */
export function ProjectWall({ projects }: { projects: readonly CourseProject[] }) {
  const inBand = highlightedProject(projects)?.render;
  const shown = projects
    .flatMap(({ picture: file, render, alt = '', show = 'normal' as const, ...project }) => {
      const views = file ? [{ picture: picture(file), alt, aspect: ASPECT[show], link: 'block' }] : [];
      if (render)
        views.push({
          picture: picture(render),
          alt: RENDER_ALT,
          aspect: ASPECT.normal,
          // A phone has just shown it in the band above.
          link: render === inBand ? 'block max-mid:hidden' : 'block',
        });
      const shape: Shape = render ? 'pair' : show;
      return file
        ? [
            {
              ...project,
              views,
              shape,
              pair: render ? `grid gap-x-4 gap-y-2 wide:gap-x-6 ${PAIR[show]}` : '',
            },
          ]
        : [];
    })
    .sort((a, b) => tallFirst(a.shape, b.shape));
  if (shown.length === 0) return false;
  const cells = wallLayout(shown.map(({ shape }) => shape));
  const halves = shown.map(({ shape }) => shape !== 'wide' && shape !== 'pair');
  const twoARow = withoutLast(halves);
  // A phone shows the first one large; a drawing too, whose letters need the width.
  const twoOnPhone = withoutLast(
    halves.map((half, i) => i > 0 && half && shown[i]?.views[0]?.picture.webp !== ''),
  );
  return (
    <Island name="lightbox" props={{}}>
      <ul className="mt-5 grid grid-flow-dense roomy:grid-cols-2 gap-x-4 gap-y-6 wide:grid-cols-12 wide:gap-x-6 wide:gap-y-8">
        {shown.map(({ views, shape, pair, ...project }, i) => {
          const { columns, rows } = cells[i] as Cell;
          const share = columns / views.length;
          return (
            <li
              key={project.title}
              className={`${twoOnPhone[i] ? '' : 'max-mid:roomy:col-span-2'} ${twoARow[i] ? '' : 'mid:max-wide:col-span-2'} ${COLUMNS[columns]} ${rows > 1 ? 'wide:row-span-2' : ''}`}
            >
              <div className={pair}>
                {views.map(({ picture, alt, aspect, link }) => (
                  <a key={alt} href={largest(picture)} data-act="" className={link}>
                    <Picture
                      picture={picture}
                      alt={alt}
                      sizes={`(min-width: 90rem) ${share * 6.9 - 1.5}rem, (min-width: 64rem) ${share * 7.6}vw, (min-width: 46rem) ${twoARow[i] || views.length > 1 ? 46 : 92}vw, ${twoOnPhone[i] ? 46 : 92}vw`}
                      className={`h-auto w-full object-contain ${aspect}`}
                    />
                  </a>
                ))}
              </div>
              <ProjectCaption project={project} />
            </li>
          );
        })}
      </ul>
    </Island>
  );
}

/** Which stand two a row: the last of an odd number has a row of its own. */
function withoutLast(halves: readonly boolean[]): boolean[] {
  const odd = halves.filter(Boolean).length % 2 > 0;
  return odd ? halves.with(halves.lastIndexOf(true), false) : [...halves];
}
