import type { Blocks, HeadingId, SectionId } from '@/lib/content';
import type { EncodedPicture } from '@/lib/pictures/manifest';
import { BAND_CLASSES } from './band-classes';
import { GRID } from './grid-classes';
import { Picture, PROJECT_WIDTH_ON_PHONE, pictureSizes, TO_GRID_LINE_CLASSES } from './picture';
import { htmlProps } from './prose';

interface LinkablePicture {
  file: EncodedPicture;
  alt: string;
  /** Address of the picture file, which the lightbox opens large. */
  href?: string;
}

export type BandPicture =
  /** A drawing, shown in white lines. */
  | { kind: 'drawing'; src: string }
  /** A picture with a transparent background, behind the text. */
  | ({ kind: 'render' } & LinkablePicture)
  /** A picture in dark colours, uncropped beside the text. */
  | ({ kind: 'beside' } & LinkablePicture);

/** A drawing as the picture of a band, if there is one. */
export const bandDrawing = (src: string | undefined): BandPicture | undefined =>
  src ? { kind: 'drawing', src } : undefined;

type BandLayout = keyof typeof BAND_CLASSES;

interface Props {
  id?: SectionId | HeadingId;
  title: string;
  /** A sentence in large type, with the title as label. */
  statement?: Blocks | undefined;
  children: React.ReactNode;
  picture?: BandPicture | undefined;
  foot?: React.ReactNode;
  /** Default: that of the picture; with a drawing or none, that of the foot. */
  layout?: BandLayout | undefined;
}

/** Reveals the drawing while it scrolls into view; at once in a browser without view timelines. */
const DRAWN_IN_CLASSES =
  'motion-safe:[clip-path:inset(0)] motion-safe:[animation:draw-in_linear_both] motion-safe:[animation-timeline:view()] motion-safe:[animation-range:entry_10%_entry_100%]';
/**
 * From edge to edge of the window, past the frame of a wide page (components/chrome/page-frame-classes.ts).
 */
const EDGE_TO_EDGE_CLASSES =
  'mx-[calc(50%-50cqi-var(--edge))] px-[calc(50cqi-50%+var(--edge))] [--edge:var(--margin)] lg:[--edge:calc(var(--margin)+1px)]';
const POSTER_CLASSES = '-my-[.15em] py-[.15em] -tracking-[.022em] text-balance';
const LARGE_TYPE_CLASSES = 'max-w-[11em] text-[clamp(2.5rem,4.5vw,4rem)]/none';
const POSTER_TYPE_CLASSES = 'max-w-[7em] text-poster';
/** A longer title would take more than three lines of the largest type. */
const MAX_POSTER_CHARS = 24;

/** A section in dark blue over the full width of the window; a page has one at most. */
export function Band({
  id,
  title,
  statement = [],
  children,
  picture,
  foot,
  layout = bandLayout(picture, Boolean(foot)),
}: Props) {
  const classes = BAND_CLASSES[layout];
  const text = <div className={classes.text}>{children}</div>;
  return (
    <section
      id={id}
      className={`band relative isolate flow-root overflow-clip bg-paper ${EDGE_TO_EDGE_CLASSES} text-ink print:bg-transparent`}
    >
      <div
        className={`${GRID} py-section-strong ${picture && layout !== 'beside' ? '@lg/page:min-h-[36rem]' : ''}`}
      >
        <div className={`col-span-full ${classes.title}`}>
          <Heading title={title} statement={statement} />
          {layout !== 'textAtRight' && text}
        </div>
        {layout === 'textAtRight' && text}
        {picture?.kind === 'beside' && (
          <div
            className={`col-span-full mt-8 @lg/page:col-[7/-1] @lg/page:mt-0 ${picture.href ? TO_GRID_LINE_CLASSES : ''}`}
          >
            <LinkedPicture {...picture} sizes={pictureSizes('45vw', PROJECT_WIDTH_ON_PHONE)} />
          </div>
        )}
        {foot && <div className={`col-span-full mt-8 self-end ${classes.foot}`}>{foot}</div>}
      </div>
      {picture?.kind === 'render' && (
        <div
          className={`${DRAWN_IN_CLASSES} @max-lg/page:-mt-8 @lg/page:absolute @lg/page:right-0 @lg/page:bottom-0 @lg/page:w-[54%] print:hidden`}
        >
          <LinkedPicture {...picture} sizes={pictureSizes('54vw', PROJECT_WIDTH_ON_PHONE)} />
        </div>
      )}
      {picture?.kind === 'drawing' && (
        <img
          src={`${picture.src}#band`}
          alt=""
          width="370"
          height="284"
          loading="lazy"
          decoding="async"
          className={`${DRAWN_IN_CLASSES} -z-1 h-auto w-full brightness-0 invert @max-lg/page:-mt-8 @max-lg/page:mb-8 @lg/page:absolute @lg/page:max-h-[118%] print:hidden ${classes.drawing}`}
        />
      )}
    </section>
  );
}

function bandLayout(picture: BandPicture | undefined, hasFoot: boolean): BandLayout {
  if (picture && picture.kind !== 'drawing') return picture.kind;
  return hasFoot ? 'foot' : 'noFoot';
}

/** The statement with the title as label; without a statement, the title in larger type the shorter it is. */
function Heading({ title, statement }: { title: string; statement: Blocks }) {
  if (statement.length === 0) {
    const type = title.length <= MAX_POSTER_CHARS ? POSTER_TYPE_CLASSES : LARGE_TYPE_CLASSES;
    return <h2 className={`${POSTER_CLASSES} ${type}`}>{title}</h2>;
  }
  return (
    <>
      <h2 className="label mb-4 text-base">{title}</h2>
      <p
        className={`${POSTER_CLASSES} ${LARGE_TYPE_CLASSES} font-display font-semibold`}
        {...htmlProps(statement)}
      />
    </>
  );
}

function LinkedPicture({ file, alt, href, sizes }: LinkablePicture & { sizes: string }) {
  const picture = <Picture picture={file} alt={alt} sizes={sizes} className="h-auto w-full" />;
  if (!href) return picture;
  return (
    <a href={href} data-replay="" className="block">
      {picture}
    </a>
  );
}
