import { Carousel } from '@/components/islands/carousel';
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
      <div id="gallery" className="scroll-mt-4 border-t border-line py-band">
        {/* The carousel is the region of this name. */}
        <h2 className="mb-6 text-h2">Gallery</h2>
        <Carousel label="Gallery" controls="below">
          {slides.map((items) => (
            <ul key={items[0]?.image} className="grid grid-cols-3 gap-2 sm:gap-4">
              {items.map((item) => (
                <li key={item.image}>
                  <figure>
                    <Picture
                      picture={picture(item.image)}
                      alt={item.alt}
                      sizes="(min-width: 88rem) 26rem, 30vw"
                      className="aspect-square h-auto w-full object-cover sm:aspect-[4/3]"
                    />
                    <figcaption className="label mt-1 max-sm:sr-only">{item.caption}</figcaption>
                  </figure>
                </li>
              ))}
            </ul>
          ))}
        </Carousel>
      </div>
    </div>
  );
}
