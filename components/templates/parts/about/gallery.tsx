/** The gallery of About, a carousel of pictures. */
import { Picture, pictureSizes } from '@/components/ui/picture';
import type { PageOf } from '@/lib/content';
import { encodedPicture } from '@/lib/pictures/manifest';
import { CarouselSection } from '../carousel-section';

/** Pictures per slide, as the owner asks. */
const MAX_PER_SLIDE = 9;
/** Maximum number of pictures that fit beside and below a large one of three columns. */
const MAX_FEW_PICTURES = 5;

type Item = PageOf<'about'>['data']['gallery'][number];
interface Props {
  items: readonly Item[];
  note: string | undefined;
}

interface CellClasses {
  cell: string | undefined;
  figure: string | undefined;
  picture: string;
  sizes: string;
}
const LARGE_SIZES = pictureSizes('41rem');
const SMALL_SIZES = pictureSizes('20rem', '45vw');
/** A picture that fills the height of its cell and is cropped. */
const FILLS_CELL_CLASSES = {
  figure:
    '@lg/page:grid @lg/page:h-full @lg/page:grid-rows-[minmax(12rem,1fr)_auto] @lg/page:[&>picture]:relative',
  picture: '@lg/page:absolute @lg/page:inset-0 @lg/page:aspect-auto @lg/page:h-full',
};

/**
 * Classes of a slide with few pictures, and of one with many: its grid, its first picture, and the others.
 */
const SLIDE_CLASSES: Record<'few' | 'many', { grid: string; first: CellClasses; other: CellClasses }> = {
  few: {
    grid: '@lg/page:auto-rows-fr',
    first: {
      cell: '@max-lg/page:col-span-full @lg/page:col-span-3',
      ...FILLS_CELL_CLASSES,
      sizes: LARGE_SIZES,
    },
    other: { cell: '@max-lg/page:col-span-full', ...FILLS_CELL_CLASSES, sizes: SMALL_SIZES },
  },
  many: {
    grid: '',
    first: {
      cell: '@max-lg/page:col-span-full @lg/page:col-span-2 @lg/page:row-span-2',
      ...FILLS_CELL_CLASSES,
      sizes: LARGE_SIZES,
    },
    other: { cell: undefined, figure: undefined, picture: '', sizes: SMALL_SIZES },
  },
};

/** On each slide the first picture is large, and the others fill the space around it. */
export function Gallery({ items, note }: Props) {
  const slides = Array.from({ length: Math.ceil(items.length / MAX_PER_SLIDE) }, (_, i) =>
    items.slice(i * MAX_PER_SLIDE, (i + 1) * MAX_PER_SLIDE),
  );
  return (
    <div id="gallery" className="scroll-mt-4 border-t-2 border-ink pt-section pb-section-strong">
      {/* No section: the carousel is the region of this name. */}
      <h2 className="mb-5 text-strong">Gallery</h2>
      <CarouselSection label="Gallery">
        {slides.map((pictures) => (
          <Slide key={pictures[0]?.picture} pictures={pictures} />
        ))}
      </CarouselSection>
      {note && <p className="mt-4 max-w-measure text-note text-faint">{note}</p>}
    </div>
  );
}

function Slide({ pictures }: { pictures: readonly Item[] }) {
  const { grid, first, other } = SLIDE_CLASSES[pictures.length <= MAX_FEW_PICTURES ? 'few' : 'many'];
  return (
    <ul className={`grid h-full grid-cols-2 gap-3 @lg/page:grid-cols-4 ${grid}`}>
      {pictures.map(({ picture: file, alt, caption }, i) => {
        const classes = i === 0 ? first : other;
        return (
          <li key={file} className={classes.cell}>
            <figure className={classes.figure}>
              <Picture
                picture={encodedPicture(file)}
                alt={alt}
                sizes={classes.sizes}
                blueInDark
                className={`aspect-4/3 h-auto w-full border border-line object-cover ${classes.picture}`}
              />
              <figcaption className="label mt-1 text-[.8125rem] slides-loading:invisible">
                {caption}
              </figcaption>
            </figure>
          </li>
        );
      })}
    </ul>
  );
}
