/** "What would you like to make?": pictures that lead to courses, on home and on the listing. */
import { Badge } from '@/components/ui/badge';
import { Picture, pictureSizes } from '@/components/ui/picture';
import { Section } from '@/components/ui/section';
import { type Content, choicesOf, coursesOf, pageWith } from '@/lib/content';
import { encodedPicture } from '@/lib/pictures/manifest';

const TITLE = 'What would you like to make?';
const LINK_CLASSES =
  'grid min-h-11 content-start gap-1.5 font-display leading-tight font-semibold no-underline hover:underline';

/** Classes of a choice and its picture. */
interface CellClasses {
  cell: string | undefined;
  picture: string;
  sizes: string;
}
const SMALL_SIZES = pictureSizes('27rem', '45vw');
const SMALL_CLASSES: CellClasses = { cell: undefined, picture: 'aspect-[4/3]', sizes: SMALL_SIZES };
/** Cell of a drawing or a screen, whose letters need room. */
const WIDE_CLASSES: CellClasses = { ...SMALL_CLASSES, cell: '@lg/page:col-span-2' };
const LARGE_CLASSES: CellClasses = {
  cell: 'col-span-2 @lg/page:text-h3 sm:row-span-2',
  picture: 'aspect-[4/3] sm:aspect-[11/10]',
  sizes: pictureSizes('27rem', '82vw'),
};
/** Indices of large cells, 2 × 2: so the first six choices fill two rows of six columns on a wide screen. */
const LARGE_INDICES = [0, 3];
const CHOICES_IN_FIRST_ROWS = 6;

/**
 * On a phone the listing has the choices in two rows that scroll sideways, so that the courses are near. The
 * rows run to both edges of the screen, and a partly visible third tile shows that there are more.
 */
const ROWS_ON_PHONE_CLASSES =
  '-mx-gutter px-gutter @md/page:mx-0 @md/page:px-0 max-sm:auto-cols-[42%] max-sm:grid-flow-col max-sm:grid-cols-none max-sm:grid-rows-2 max-sm:overflow-x-auto max-sm:*:col-span-1';

/** Twelve choices fill whole rows on both pages. */
const PAGE_CLASSES = {
  /** Without a rule, since the carousel above ends with one. */
  home: { section: 'border-t-0!', list: '', large: LARGE_CLASSES, afterFirstRows: WIDE_CLASSES },
  listing: {
    section: '',
    list: ROWS_ON_PHONE_CLASSES,
    large: { ...LARGE_CLASSES, sizes: SMALL_SIZES },
    afterFirstRows: SMALL_CLASSES,
  },
};

/** The choices as pictures; each links to its courses on the listing. */
export function Choices({ content, page }: { content: Content; page: keyof typeof PAGE_CLASSES }) {
  const choices = choicesOf(content);
  const listing = page === 'listing' ? '' : pageWith(content, 'listing').path;
  const { section, list, large, afterFirstRows } = PAGE_CLASSES[page];
  if (choices.length === 0) return null;
  return (
    <Section
      id="make"
      title={TITLE}
      span="full"
      prominent
      className={section}
      note={
        listing && (
          <p className="mt-1">
            <a href={listing} className="tap-target">
              Or see all {coursesOf(content).length} courses
            </a>
          </p>
        )
      }
    >
      <ul
        className={`grid grid-flow-dense grid-cols-2 gap-x-3 gap-y-5 sm:grid-cols-3 @lg/page:grid-cols-6 @lg/page:gap-x-6 @lg/page:gap-y-7 ${list}`}
      >
        {choices.map(({ id, title, picture: file, courses }, i) => {
          const small = i < CHOICES_IN_FIRST_ROWS ? SMALL_CLASSES : afterFirstRows;
          const classes = LARGE_INDICES.includes(i) ? large : small;
          return (
            <li key={id} className={classes.cell}>
              <a href={`${listing}#${id}`} className={LINK_CLASSES}>
                {file && (
                  <Picture
                    picture={encodedPicture(file)}
                    alt=""
                    sizes={classes.sizes}
                    className={`h-auto w-full object-contain ${classes.picture}`}
                  />
                )}
                {title}
                <small className="label -mt-1 text-[.8125rem]">
                  {courses.map(({ course }) => course.data.title).join(', ')}
                </small>
              </a>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

/** The courses of each choice. CSS shows the courses of the choice in the address (`:target`). */
export function ChoiceCourses({ content }: { content: Content }) {
  const choices = choicesOf(content);
  return choices.map(({ id, title, courses }) => (
    <section
      key={id}
      id={id}
      className="hidden scroll-mt-6 border-2 border-ink bg-leaf p-5 target:mb-section target:block @lg/page:p-8"
    >
      <h3>{title}</h3>
      <ol className="mt-3 grid gap-x-8 gap-y-5 @lg/page:grid-cols-3">
        {courses.map(({ course, why }, i) => (
          <li key={course.slug} className="grid grid-cols-[auto_minmax(0,1fr)] content-start gap-x-3">
            <Badge>{i + 1}</Badge>{' '}
            <a
              href={course.path}
              className="inline-flex min-h-7 items-center font-display font-semibold text-h3"
            >
              {course.data.title}
            </a>
            <p className="col-start-2 mt-1 text-note">{why}</p>
          </li>
        ))}
      </ol>
    </section>
  ));
}
