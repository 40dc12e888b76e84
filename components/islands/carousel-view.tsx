'use client';
import useEmblaCarousel from 'embla-carousel-react';
import { Children, type ReactNode, useEffect, useRef, useState } from 'react';
import { useReady } from './ready';
import { useRotation } from './use-rotation';
import { useSwipe } from './use-swipe';

interface Props {
  label: string;
  /** Where the buttons stand: over the slides or below them. */
  controls: 'over' | 'below';
  children: ReactNode;
}

/**
 * A carousel after the ARIA Authoring Practices: rotation control first, live region silent while it moves, slides
 * that are not shown out of the tab order. Before and without script it is a row that scrolls and snaps.
 */
export function CarouselView({ label, controls, children }: Props) {
  const slides = Children.toArray(children);
  const root = useRef<HTMLElement>(null);
  const [viewport, embla] = useEmblaCarousel({ loop: true, duration: 22 });
  const [current, setCurrent] = useState(0);
  const { running, wanted, toggle } = useRotation(root, embla, slides.length > 1);
  useSwipe(root, embla);

  useEffect(() => {
    if (!embla) return;
    const select = () => setCurrent(embla.selectedScrollSnap());
    // A row that was scrolled by hand before: go on from there.
    const row = embla.rootNode();
    const at = Math.round(row.scrollLeft / (row.clientWidth || 1));
    row.scrollLeft = 0;
    embla.scrollTo(at, true);
    select();
    embla.on('select', select).on('reInit', select);
  }, [embla]);

  // After the effect above: a press that was kept must move on from where the row was put.
  useReady(root, Boolean(embla));

  // Only once React is there: without it every slide must be reachable.
  useEffect(() => {
    embla?.slideNodes().forEach((slide, i) => {
      slide.inert = i !== current;
    });
  }, [embla, current]);

  if (slides.length === 0) {
    return (
      <section aria-roledescription="carousel" aria-label={label} className="carousel sheet py-10">
        <p>No items available</p>
      </section>
    );
  }
  return (
    <section ref={root} data-island="" data-auto="" aria-roledescription="carousel" aria-label={label} className={`carousel carousel-${controls}`}>
      {slides.length > 1 && (
        <div className="carousel-controls needs-script">
          <button type="button" data-act="" onClick={toggle} className="carousel-button">
            {wanted ? 'Pause' : 'Play'}
          </button>
          <button type="button" data-act="" onClick={() => embla?.scrollPrev()} className="carousel-button" aria-label="Previous slide">
            <Arrow turn="rotate-180" />
          </button>
          <button type="button" data-act="" onClick={() => embla?.scrollNext()} className="carousel-button" aria-label="Next slide">
            <Arrow />
          </button>
          <span aria-hidden="true" className="label figures px-2">
            {current + 1} / {slides.length}
          </span>
        </div>
      )}
      {/* Before React a row that scrolls: reachable by keyboard where nothing in it is. */}
      <div ref={viewport} className="viewport" tabIndex={controls === 'below' && !embla ? 0 : undefined}>
        <div className="track" aria-live={running ? 'off' : 'polite'}>
          {slides.map((slide, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: slides never change order
            <div key={i} className="slide" role="group" aria-roledescription="slide" aria-label={`${i + 1} of ${slides.length}`}>
              {slide}
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}

function Arrow({ turn = '' }: { turn?: string }) {
  return (
    <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true" focusable="false" fill="none" stroke="currentColor" strokeWidth="1.8" className={turn}>
      <path d="M3 12h17M14 6l6 6-6 6" />
    </svg>
  );
}
