import type { Blocks } from '@/lib/content/text/html';
import type { HeadingId, SectionId } from '@/lib/content/text/reserved-ids';
import type { Picture as PictureFile } from '@/lib/files/picture-manifest';
import { PHONE_WIDTH, Picture, TO_GRID_LINE } from './picture';
import { GRID, htmlProps } from './section';

interface Shown {
  picture: PictureFile;
  alt: string;
  /** Address of the picture alone; within the lightbox a press opens it large. */
  href?: string;
}

export type BandImage =
  /** A drawing, shown in white lines. */
  | { kind: 'drawing'; src: string }
  /** A picture with a transparent ground, behind the text. */
  | ({ kind: 'render' } & Shown)
  /** A picture in dark colours, whole beside the text. */
  | ({ kind: 'figure' } & Shown);

/** The image of a band for which there may be a drawing. */
export const bandDrawing = (src: string | undefined): BandImage | undefined =>
  src ? { kind: 'drawing', src } : undefined;

interface Props {
  id?: SectionId | HeadingId;
  title: string;
  /** A sentence in large type; the title is then its label. */
  statement?: Blocks | undefined;
  /** Text, and a button. */
  children: React.ReactNode;
  /** Whether that text stands right of the title, in place of below it. */
  textAtRight?: boolean;
  image?: BandImage | undefined;
  /** Cells along the foot. */
  foot?: React.ReactNode;
  /** Whether the foot takes the whole width, below the drawing. */
  wideFoot?: boolean;
}

/** Draws in while it scrolls into view. In a browser without view timelines the animation ends at once. */
const DRAWN_IN =
  'motion-safe:[clip-path:inset(0)] motion-safe:[animation:draw-in_linear_both] motion-safe:[animation-timeline:view()] motion-safe:[animation-range:entry_10%_entry_100%]';
/** From edge to edge of the window, past the frame of a wide page (components/chrome/frame-classes.ts). */
const EDGE_TO_EDGE =
  'mx-[calc(50%-50cqi-var(--edge))] px-[calc(50cqi-50%+var(--edge))] [--edge:var(--margin)] lg:[--edge:calc(var(--margin)+1px)]';
const POSTER = '-my-[.15em] py-[.15em] -tracking-[.022em] text-balance';
const SENTENCE = 'max-w-[11em] text-[clamp(2.5rem,4.5vw,4rem)]/none';
const WORDS = 'max-w-[7em] text-poster';
/** Maximum length of a title in the largest type, in characters. */
const MAX_WORDS = 24;

/** The highlight of a page, one on each: a night-blue band. */
export function Band({
  id,
  title,
  statement = [],
  children,
  textAtRight = false,
  image,
  foot,
  wideFoot = false,
}: Props) {
  const hasStatement = statement.length > 0;
  const figure = image?.kind === 'figure' ? image : undefined;
  const footBelowDrawing = wideFoot && !textAtRight && !figure && !hasStatement;
  return (
    <section
      id={id}
      className={`night relative isolate flow-root overflow-clip bg-paper ${EDGE_TO_EDGE} text-ink print:bg-transparent`}
    >
      <div className={`${GRID} py-band-strong ${image && !figure ? 'wide:min-h-[36rem]' : ''}`}>
        <div
          className={`col-span-full ${image?.kind === 'render' ? 'relative z-1' : ''} ${figure || textAtRight ? 'wide:col-span-6' : 'wide:col-span-7'}`}
        >
          <Heading title={title} statement={statement} />
          {!textAtRight && (
            <div className={`mt-5 ${wideFoot && hasStatement ? 'max-w-[42rem]' : 'max-w-[32rem]'}`}>
              {children}
            </div>
          )}
        </div>
        {textAtRight && <div className="col-span-full mt-5 wide:col-[7/-1] wide:mt-0">{children}</div>}
        {figure && (
          <div className={`col-span-full mt-8 wide:col-[7/-1] wide:mt-0 ${figure.href ? TO_GRID_LINE : ''}`}>
            <LinkedPicture shown={figure} sizes={`(min-width: 64rem) 45vw, ${PHONE_WIDTH}`} />
          </div>
        )}
        {foot && (
          <div
            className={`col-span-full mt-8 self-end ${footBelowDrawing ? 'wide:mt-20' : 'wide:mt-10'} ${figure || wideFoot ? '' : 'wide:col-span-7'}`}
          >
            {foot}
          </div>
        )}
      </div>
      {image?.kind === 'render' && (
        <div
          className={`${DRAWN_IN} max-wide:-mt-8 wide:absolute wide:right-0 wide:bottom-0 wide:w-[54%] print:hidden`}
        >
          <LinkedPicture shown={image} sizes={`(min-width: 64rem) 54vw, ${PHONE_WIDTH}`} />
        </div>
      )}
      {image?.kind === 'drawing' && (
        <img
          src={`${image.src}#band`}
          alt=""
          width="370"
          height="284"
          loading="lazy"
          decoding="async"
          className={`${DRAWN_IN} -z-1 h-auto w-full brightness-0 invert max-wide:-mt-8 max-wide:mb-8 wide:absolute wide:max-h-[118%] print:hidden ${drawingPlace(Boolean(foot), wideFoot, hasStatement)}`}
        />
      )}
    </section>
  );
}

/** The statement under the title as its label; without a statement the title alone, the larger the shorter it is. */
function Heading({ title, statement }: { title: string; statement: Blocks }) {
  if (statement.length === 0)
    return <h2 className={`${POSTER} ${title.length > MAX_WORDS ? SENTENCE : WORDS}`}>{title}</h2>;
  return (
    <>
      <h2 className="label mb-4 text-base">{title}</h2>
      <p className={`${POSTER} ${SENTENCE} font-display font-semibold`} {...htmlProps(statement)} />
    </>
  );
}

/** Place of the drawing on a wide screen: a foot of the whole width leaves it the least room, none the most. */
function drawingPlace(hasFoot: boolean, wideFoot: boolean, hasStatement: boolean): string {
  if (!hasFoot) return 'wide:right-0 wide:bottom-6 wide:w-[52%]';
  if (!wideFoot) return 'wide:right-[3%] wide:top-17 wide:w-[38%]';
  return `wide:right-[3%] wide:top-6 ${hasStatement ? 'wide:w-[32%]' : 'wide:w-[26%]'}`;
}

/** A picture, in a link where it has an address. */
function LinkedPicture({ shown: { picture, alt, href }, sizes }: { shown: Shown; sizes: string }) {
  const image = <Picture picture={picture} alt={alt} sizes={sizes} className="h-auto w-full" />;
  if (!href) return image;
  return (
    <a href={href} data-act="" className="block">
      {image}
    </a>
  );
}
