import { Carousel } from '@/components/ui/carousel';
import { PageHead } from '@/components/ui/page-head';
import { Picture } from '@/components/ui/picture';
import { picture } from '@/lib/media/pictures';
import { BodySections } from './text';
import type { PageOf, TemplateProps } from './types';

/** Pictures on one slide of the gallery (specification, section 9). */
const PER_SLIDE = 9;

/** About: every topic as a zone of its own, then the gallery. */
export function AboutPage({ entry, body }: TemplateProps<PageOf<'about'>>) {
  const { gallery } = entry.data;
  const slides = Array.from({ length: Math.ceil(gallery.length / PER_SLIDE) }, (_, i) => gallery.slice(i * PER_SLIDE, (i + 1) * PER_SLIDE));
  return (
    <div className="sheet">
      <PageHead title={entry.data.title} lede={body.lede} />
      <BodySections body={body} />
      <div id="gallery" className="scroll-mt-4 border-t border-line pt-band">
        {/* The carousel is the region of this name. */}
        <h2 className="mb-6 text-h2">Gallery</h2>
        <Carousel label="Gallery" controls="below">
          {slides.map((items) => (
            <ul key={items[0]?.image} className="grid grid-cols-3 gap-2 sm:gap-x-4 sm:gap-y-6">
              {items.map((item, i) => {
                // Three alone would be one row over nothing: the first takes four places.
                const large = items.length === 3 && i === 0;
                return (
                  <li key={item.image} className={large ? 'col-span-2 row-span-2' : undefined}>
                    <figure className="flex h-full flex-col [&>picture]:contents">
                      <Picture
                        picture={picture(item.image)}
                        alt={item.alt}
                        sizes={large ? '(min-width: 88rem) 54rem, 62vw' : '(min-width: 88rem) 26rem, 30vw'}
                        className={`w-full object-cover ${large ? 'h-0 grow' : 'aspect-square h-auto sm:aspect-[4/3]'}`}
                      />
                      <figcaption className="label mt-1 max-sm:sr-only">{item.caption}</figcaption>
                    </figure>
                  </li>
                );
              })}
            </ul>
          ))}
        </Carousel>
      </div>
    </div>
  );
}
