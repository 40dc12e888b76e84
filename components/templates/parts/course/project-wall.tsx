/** The pictures of students' projects; wall-layout.ts divides them into rows. */
import { Picture, PROJECT_WIDTH_ON_PHONE, TO_GRID_LINE_CLASSES } from '@/components/ui/picture';
import { aspectOf, type CourseProject } from '@/lib/content';
import { type EncodedPicture, encodedPicture, largest } from '@/lib/pictures/manifest';
import { ProjectCaption } from './project-caption';
import { type CellAspect, type Columns, GRID_WIDTH, type PlacedPicture, wallLayout } from './wall-layout';

const ASPECT_CLASSES = { normal: 'aspect-[4/3]', wide: 'aspect-[2/1]', tall: 'aspect-[3/4]' } as const;
/** Columns of a picture and its render, by the picture's aspect, so that both have the same height. */
const PAIR_CLASSES = {
  normal: '@md/page:grid-cols-2',
  wide: '@md/page:grid-cols-[3fr_2fr]',
  tall: '@md/page:grid-cols-[9fr_16fr]',
} as const;
const SPAN_CLASSES: Record<Columns, string> = {
  7: '@lg/page:col-span-7',
  8: '@lg/page:col-span-8',
  9: '@lg/page:col-span-9',
  10: '@lg/page:col-span-10',
  12: '@lg/page:col-span-12',
  14: '@lg/page:col-span-14',
  15: '@lg/page:col-span-15',
  17: '@lg/page:col-span-17',
  24: '@lg/page:col-span-full',
};

/**
 * A picture that would be higher than a window over the full width has its caption beside it: columns of the
 * picture, and classes of its cell.
 */
const CAPTION_BESIDE: { [A in CellAspect]?: { columns: number; className: string } } = {
  normal: { columns: 18, className: '@lg/page:grid gap-x-6 grid-cols-[3fr_1fr]' },
  tall: { columns: 10, className: '@lg/page:grid gap-x-6 grid-cols-[5fr_7fr]' },
};

/** Widths of a picture on a tablet, in percent of the window; gutters take the rest. */
const ON_TABLET = { half: 46, whole: 92 };

/**
 * The `sizes` attribute of a picture on the wall. A page is at most 88rem wide (`page` in
 * app/styles/page.css), from a window of 90rem on. Between the gutters are 81rem, so with a gap of 1.5rem
 * each of 24 columns takes (81 + 1.5) / 24 = 3.44rem, 3.8 % of that window. In a smaller window a column
 * takes the same or a little more percent; there the gap after the picture is included.
 * @param columns number of columns of the picture on a wide screen; a fraction if two pictures share a cell
 * @param onTablet part of a row that the picture takes on a tablet
 */
function sizesOf(columns: number, onTablet: keyof typeof ON_TABLET): string {
  return [
    `(min-width: 90rem) ${Math.round(columns * 3.45 - 1.5)}rem`,
    `(min-width: 64rem) ${Math.round(columns * 3.8)}vw`,
    `(min-width: 46rem) ${ON_TABLET[onTablet]}vw`,
    PROJECT_WIDTH_ON_PHONE,
  ].join(', ');
}

export const RENDER_ALT = 'The same piece as a solid';

/** Content of a cell: the picture of a project, with the project's render beside it if there is one. */
interface WallItem {
  project: CourseProject;
  aspect: CellAspect;
  views: { picture: EncodedPicture; alt: string; className: string }[];
}

/** The projects with a picture. */
function itemsOf(projects: readonly CourseProject[]): WallItem[] {
  return projects.flatMap((project): WallItem[] => {
    const { picture: file, alt = '', render } = project;
    const aspect = aspectOf(project);
    if (!file) return [];
    const views = [{ picture: encodedPicture(file), alt, className: ASPECT_CLASSES[aspect] }];
    if (render)
      views.push({ picture: encodedPicture(render), alt: RENDER_ALT, className: ASPECT_CLASSES.normal });
    return [{ project, aspect: render ? 'pair' : aspect, views }];
  });
}

/** Pictures of projects over the whole width, each with its module's number. A press opens them large. */
export function ProjectWall({ projects }: { projects: readonly CourseProject[] }) {
  const cells = wallLayout(itemsOf(projects));
  if (cells.length === 0) return null;
  const halfOnTablet = halvesInPairs(
    cells.map(({ item: { aspect } }) => aspect === 'normal' || aspect === 'tall'),
  );
  return (
    <ul
      className={`mt-5 grid gap-x-4 gap-y-6 @md/page:grid-cols-2 @lg/page:grid-cols-24 @lg/page:gap-x-6 @lg/page:gap-y-8 ${TO_GRID_LINE_CLASSES}`}
    >
      {cells.map((cell, i) => (
        <WallCell key={cell.item.project.title} cell={cell} isHalfOnTablet={halfOnTablet[i] ?? false} />
      ))}
    </ul>
  );
}

interface WallCellProps {
  cell: PlacedPicture<WallItem>;
  isHalfOnTablet: boolean;
}

function WallCell({
  cell: {
    item: { project, aspect, views },
    columns,
    rows,
  },
  isHalfOnTablet,
}: WallCellProps) {
  const beside = columns === GRID_WIDTH ? CAPTION_BESIDE[aspect] : undefined;
  const sizes = sizesOf(
    (beside?.columns ?? columns) / views.length,
    isHalfOnTablet || views.length > 1 ? 'half' : 'whole',
  );
  const classNames = [
    !isHalfOnTablet && '@md/page:@max-lg/page:col-span-2',
    SPAN_CLASSES[columns],
    rows > 1 && '@lg/page:row-span-2',
    beside?.className,
  ];
  const links = views.map(({ picture, alt, className }) => (
    <a key={alt} href={largest(picture)} data-replay="">
      <Picture
        picture={picture}
        alt={alt}
        sizes={sizes}
        className={`h-auto w-full object-contain ${className}`}
      />
    </a>
  ));
  return (
    <li className={classNames.filter(Boolean).join(' ')}>
      {aspect === 'pair' ? (
        <div className={`grid gap-x-4 gap-y-2 @lg/page:gap-x-6 ${PAIR_CLASSES[project.show ?? 'normal']}`}>
          {links}
        </div>
      ) : (
        links
      )}
      <ProjectCaption project={project} />
    </li>
  );
}

/** Gives the last picture of an odd number a row of its own. */
function halvesInPairs(halves: readonly boolean[]): boolean[] {
  const isOdd = halves.filter(Boolean).length % 2 > 0;
  return isOdd ? halves.with(halves.lastIndexOf(true), false) : [...halves];
}
