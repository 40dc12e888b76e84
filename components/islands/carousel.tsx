'use client';
import useEmblaCarousel from 'embla-carousel-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Controls } from './carousel/controls';
import { useRotation } from './carousel/use-rotation';
import { useSwipe } from './carousel/use-swipe';
import { Slot } from './runtime/slot';
import { useMarkHydrated } from './runtime/use-mark-hydrated';

/** The slides before Embla starts: a row that scrolls and snaps. */
const SCROLLING_CLASSES = '[scroll-snap-type:x_mandatory] overflow-x-auto scrollbar-none';
const MOVED_BY_EMBLA_CLASSES = 'cursor-grab touch-pan-y touch-pinch-zoom overflow-hidden';

interface Props {
  label: string;
  /** Whether slides run from edge to edge of the frame; such slides contain links. */
  bleed?: boolean;
  /** Number of slides, at least one. */
  count: number;
  /** The slides: elements on the server; in the browser `slot` has their HTML. */
  children?: ReactNode;
  slot?: string;
}

/**
 * A carousel after the ARIA Authoring Practices: the rotation button comes first, the live region is off
 * while slides rotate, and hidden slides are inert. Until the script is there it is a row that snaps.
 */
export default function Carousel({ label, bleed = false, count, children, slot }: Props) {
  const root = useRef<HTMLElement>(null);
  const [viewport, embla] = useEmblaCarousel({ loop: true, duration: 22 });
  const [current, setCurrent] = useState(0);
  const { isRunning, isRotationOn, toggle } = useRotation(root, embla, count > 1);
  useSwipe(root, embla);

  useEffect(() => {
    if (!embla) return;
    const select = () => setCurrent(embla.selectedScrollSnap());
    // Starts at the slide to which the row was scrolled before.
    const row = embla.rootNode();
    const index = Math.round(row.scrollLeft / (row.clientWidth || 1));
    row.scrollLeft = 0;
    embla.scrollTo(index, true);
    select();
    embla.on('select', select).on('reInit', select);
    return () => void embla.off('select', select).off('reInit', select);
  }, [embla]);

  // Must follow the effect above, so that a replayed press starts at that slide.
  useMarkHydrated(root, Boolean(embla));

  // Set in the browser only: without script every slide must be reachable.
  useEffect(() => {
    const slides = embla?.slideNodes() ?? [];
    for (const [i, slide] of slides.entries()) slide.inert = i !== current;
    return () => {
      for (const slide of slides) slide.inert = false;
    };
  }, [embla, current]);

  return (
    <section
      ref={root}
      aria-roledescription="carousel"
      aria-label={label}
      className={`relative flex flex-col ${bleed ? 'border-b border-ink' : ''}`}
    >
      {count > 1 && (
        <Controls
          embla={embla}
          count={count}
          current={current}
          isRotationOn={isRotationOn}
          toggle={toggle}
          bleed={bleed}
        />
      )}
      {/* The scrolling row takes focus, for the keyboard, unless its slides have links. */}
      <div
        ref={viewport}
        className={`relative overscroll-x-contain ${embla ? MOVED_BY_EMBLA_CLASSES : SCROLLING_CLASSES}`}
        tabIndex={!bleed && !embla ? 0 : undefined}
      >
        <Slot html={slot} className="flex" aria-live={isRunning ? 'off' : 'polite'}>
          {children}
        </Slot>
      </div>
    </section>
  );
}
