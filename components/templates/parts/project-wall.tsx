import { Island } from '@/components/islands/island';
import { Picture } from '@/components/ui/picture';
import { ProjectCaption } from '@/components/ui/projects';
import type { CourseProject } from '@/lib/content';
import { highlightedProject } from '@/lib/content/projects';
import { largest, type Picture as PictureData, picture } from '@/lib/files/picture-manifest';
import { type Cell, type Shape, wallLayout } from './wall-layout';

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

/** Sorts tall pictures to the start: the others flow around them. */
const tallFirst = (a: Shape, b: Shape) => Number(b === 'tall') - Number(a === 'tall');

/** A picture of the wall, and where it has a render that beside it. */
interface WallItem {
  project: CourseProject;
  shape: Shape;
  views: { picture: PictureData; alt: string; className: string; linkClassName: string }[];
  /** Classes of the grid in which two views stand side by side. */
  pairClassName: string;
}

/** The projects that have a picture, in the order of the wall. */
function itemsOf(projects: readonly CourseProject[]): WallItem[] {
  const inBand = highlightedProject(projects)?.render;
  const items = projects.flatMap((project): WallItem[] => {
    const { picture: file, alt = '', show = 'normal', render } = project;
    if (!file) return [];
    const view = { picture: picture(file), alt, className: ASPECT[show], linkClassName: 'block' };
    if (!render) return [{ project, shape: show, views: [view], pairClassName: '' }];
    const renderView = {
      picture: picture(render),
      alt: RENDER_ALT,
      className: ASPECT.normal,
      // A phone has just shown it in the band above.
      linkClassName: render === inBand ? 'block max-mid:hidden' : 'block',
    };
    const pairClassName = `grid gap-x-4 gap-y-2 wide:gap-x-6 ${PAIR[show]}`;
    return [{ project, shape: 'pair', views: [view, renderView], pairClassName }];
  });
  return items.sort((a, b) => tallFirst(a.shape, b.shape));
}

/** Pictures of projects over the whole width, each with its module's number. A press opens them large. */
export function ProjectWall({ projects }: { projects: readonly CourseProject[] }) {
  const items = itemsOf(projects);
  if (items.length === 0) return false;
  const cells = wallLayout(items.map(({ shape }) => shape));
  const isNarrow = items.map(({ shape }) => shape !== 'wide' && shape !== 'pair');
  const halfOnTablet = withoutOddLast(isNarrow);
  // On a phone the first picture is large, and so is a drawing, whose letters need the width.
  const halfOnPhone = withoutOddLast(
    items.map(({ views }, i) => i > 0 && Boolean(isNarrow[i]) && views[0]?.picture.webp !== ''),
  );
  return (
    <Island name="lightbox" props={{}}>
      <ul className="mt-5 grid grid-flow-dense roomy:grid-cols-2 gap-x-4 gap-y-6 wide:grid-cols-12 wide:gap-x-6 wide:gap-y-8">
        {items.map(({ project, views, pairClassName }, i) => {
          const { columns, rows } = cells[i] as Cell;
          const share = columns / views.length;
          const tabletWidth = halfOnTablet[i] || views.length > 1 ? 46 : 92;
          const sizes = `(min-width: 90rem) ${share * 6.9 - 1.5}rem, (min-width: 64rem) ${share * 7.6}vw, (min-width: 46rem) ${tabletWidth}vw, ${halfOnPhone[i] ? 46 : 92}vw`;
          return (
            <li
              key={project.title}
              className={`${halfOnPhone[i] ? '' : 'max-mid:roomy:col-span-2'} ${halfOnTablet[i] ? '' : 'mid:max-wide:col-span-2'} ${COLUMNS[columns]} ${rows > 1 ? 'wide:row-span-2' : ''}`}
            >
              <div className={pairClassName}>
                {views.map(({ picture, alt, className, linkClassName }) => (
                  <a key={alt} href={largest(picture)} data-act="" className={linkClassName}>
                    <Picture
                      picture={picture}
                      alt={alt}
                      sizes={sizes}
                      className={`h-auto w-full object-contain ${className}`}
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

/** Gives the last picture of an odd number a row of its own. */
function withoutOddLast(halves: readonly boolean[]): boolean[] {
  const isOdd = halves.filter(Boolean).length % 2 > 0;
  return isOdd ? halves.with(halves.lastIndexOf(true), false) : [...halves];
}
