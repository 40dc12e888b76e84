import { Carousel } from '@/components/ui/carousel';
import { Picture } from '@/components/ui/picture';
import { picture } from '@/lib/media/picture';
import type { PageOf } from '../types';

/** Pictures on one slide of the gallery (specification, section 9). */
const PER_SLIDE = 9;

/** The gallery: on each slide the first picture stands large, so that the others fill the sheet around it. */
export function Gallery({ items }: { items: PageOf<'about'>['data']['gallery'] }) {
  const slides = Array.from({ length: Math.ceil(items.length / PER_SLIDE) }, (_, i) =>
    items.slice(i * PER_SLIDE, (i + 1) * PER_SLIDE),
  );
  return (
    <div id="gallery">
      {/* The carousel is the region of this name. */}
      <h2>Gallery</h2>
      <Carousel label="Gallery" controls="below">
        {slides.map((pictures) => (
          <ul key={pictures[0]?.image} className={pictures.length > 5 ? 'pictures' : 'pictures pictures-few'}>
            {pictures.map(({ image, alt, caption }, i) => (
              <li key={image}>
                <figure>
                  <Picture
                    picture={picture(image)}
                    alt={alt}
                    sizes={i === 0 ? '(min-width: 64rem) 41rem, 92vw' : '(min-width: 64rem) 20rem, 45vw'}
                  />
                  <figcaption>{caption}</figcaption>
                </figure>
              </li>
            ))}
          </ul>
        ))}
      </Carousel>
    </div>
  );
}
