import { Picture } from '@/components/ui/picture';
import type { PageOf } from '@/lib/content';
import { picture } from '@/lib/files/picture-manifest';
import { CarouselSection } from '../carousel-section';

/** Pictures on a slide; the owner's figure. */
const PER_SLIDE = 9;

interface Props {
  items: PageOf<'about'>['data']['gallery'];
  /** A note below the pictures. */
  note: string | undefined;
}

/** A picture as high as its cell, in place of its own proportions. */
const FILLS_CELL = {
  figure: 'wide:grid wide:h-full wide:grid-rows-[minmax(12rem,1fr)_auto] wide:[&>picture]:relative',
  picture: 'wide:absolute wide:inset-0 wide:aspect-auto wide:h-full',
};

/** Columns and rows of a picture in a slide. */
function cellClasses(isFirst: boolean, few: boolean): string | undefined {
  if (isFirst) return `max-wide:col-span-full ${few ? 'wide:col-span-3' : 'wide:col-span-2 wide:row-span-2'}`;
  return few ? 'max-wide:col-span-full' : undefined;
}

/** The gallery: on each slide the first picture is large, and the others fill the space around it. */
export function Gallery({ items, note }: Props) {
  const slides = Array.from({ length: Math.ceil(items.length / PER_SLIDE) }, (_, i) =>
    items.slice(i * PER_SLIDE, (i + 1) * PER_SLIDE),
  );
  return (
    <div id="gallery" className="scroll-mt-4 border-t-2 border-ink pt-band pb-band-strong">
      {/* No section: the carousel is the region of this name. */}
      <h2 className="mb-5 text-strong">Gallery</h2>
      <CarouselSection label="Gallery">
        {slides.map((pictures) => {
          const few = pictures.length <= 5;
          return (
            <ul
              key={pictures[0]?.image}
              className={`grid h-full grid-cols-2 gap-3 wide:grid-cols-4 ${few ? 'wide:auto-rows-fr' : ''}`}
            >
              {pictures.map(({ image, alt, caption }, i) => (
                <li key={image} className={cellClasses(i === 0, few)}>
                  <figure className={i === 0 || few ? FILLS_CELL.figure : undefined}>
                    <Picture
                      picture={picture(image)}
                      alt={alt}
                      sizes={i === 0 ? '(min-width: 64rem) 41rem, 92vw' : '(min-width: 64rem) 20rem, 45vw'}
                      blueInDark
                      className={`aspect-4/3 h-auto w-full border border-line object-cover ${i === 0 || few ? FILLS_CELL.picture : ''}`}
                    />
                    <figcaption className="label mt-1 text-[.8125rem] slides-loading:invisible">
                      {caption}
                    </figcaption>
                  </figure>
                </li>
              ))}
            </ul>
          );
        })}
      </CarouselSection>
      {note && <p className="mt-4 max-w-measure text-note text-faint">{note}</p>}
    </div>
  );
}
