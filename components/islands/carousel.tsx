'use client';
import type { EmblaCarouselType } from 'embla-carousel';
import useEmblaCarousel from 'embla-carousel-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { ARROW, Icon } from '@/components/ui/icon';
import { useRotation } from './carousel/use-rotation';
import { useSwipe } from './carousel/use-swipe';
import { Slot } from './slot';
import { useHydrated } from './use-hydrated';

/** Until Embla moves the slides they are a row that scrolls and snaps. */
const SCROLLING = '[scroll-snap-type:x_mandatory] overflow-x-auto scrollbar-none';
const MOVED_BY_EMBLA = 'cursor-grab touch-pan-y touch-pinch-zoom overflow-hidden';
const CONTROL =
  'inline-grid min-h-11 cursor-pointer place-items-center border-[1.5px] border-current px-2.5 -mr-[1.5px] hover:border-ink hover:bg-ink hover:text-paper focus-visible:z-1';
/** A mark for each slide along a dimension line, heavy for the slide that is shown. */
const MARK =
  'relative min-h-11 flex-[1_0_1.625rem] cursor-pointer pb-3 text-label text-faint [font-variant-numeric:tabular-nums] hover:text-ink aria-current:text-ink before:absolute before:inset-x-0 before:bottom-2 before:border-b aria-current:before:border-b-4 after:absolute after:inset-x-0 after:bottom-0 after:h-[1.2rem] after:border-l last:after:border-r';

interface Props {
  label: string;
  /** Whether slides run from edge to edge of the frame; they then have links. */
  bleed?: boolean;
  /** Number of slides, at least one. */
  count: number;
  /** The slides: from the server as elements, in the browser as the HTML that is there. */
  children?: ReactNode;
  slot?: string;
}

/**
 * A carousel after the ARIA Authoring Practices: the rotation button comes first, the live region is off while slides
 * rotate, and hidden slides are inert. Before and without script it is a row that scrolls and snaps.
 */
export default function Carousel({ label, bleed = false, count, children, slot }: Props) {
  const root = useRef<HTMLElement>(null);
  const [viewport, embla] = useEmblaCarousel({ loop: true, duration: 22 });
  const [current, setCurrent] = useState(0);
  const { running, wanted, toggle } = useRotation(root, embla, count > 1);
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
  }, [embla]);

  // After the effect above: a replayed press must start at that slide.
  useHydrated(root, Boolean(embla));

  // Not in the server's HTML: without script every slide must be reachable.
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
          wanted={wanted}
          toggle={toggle}
          bleed={bleed}
        />
      )}
      {/* The scrolling row takes focus, for the keyboard, unless its slides have links. */}
      <div
        ref={viewport}
        className={`relative overscroll-x-contain ${embla ? MOVED_BY_EMBLA : SCROLLING}`}
        tabIndex={!bleed && !embla ? 0 : undefined}
      >
        <Slot html={slot} className="flex" aria-live={running ? 'off' : 'polite'}>
          {children}
        </Slot>
      </div>
    </section>
  );
}

interface ControlsProps extends Pick<ReturnType<typeof useRotation>, 'wanted' | 'toggle'> {
  embla: EmblaCarouselType | undefined;
  count: number;
  /** Index of the slide that is shown. */
  current: number;
  bleed: boolean;
}

/** Buttons below the slides: rotation, previous, next, and one for each slide along a dimension line. */
function Controls({ embla, count, current, wanted, toggle, bleed }: ControlsProps) {
  return (
    <div
      className={`order-2 flex flex-wrap items-center py-3 font-display font-semibold slides-loading:invisible noscript:hidden ${bleed ? 'page w-full' : ''}`}
    >
      <button type="button" data-act="" onClick={toggle} className={`min-w-18 ${CONTROL}`}>
        {/* Both words are in the HTML from the start, so that hydration moves nothing. */}
        <span hidden={wanted === false} className={wanted === undefined ? 'motion-reduce:hidden' : undefined}>
          Pause
        </span>
        <span hidden={wanted === true} className={wanted === undefined ? 'motion-safe:hidden' : undefined}>
          Play
        </span>
      </button>
      <button
        type="button"
        data-act=""
        onClick={() => embla?.scrollPrev()}
        className={`min-w-11 ${CONTROL}`}
        aria-label="Previous slide"
      >
        <Icon d={ARROW} className="rotate-180" />
      </button>
      <button
        type="button"
        data-act=""
        onClick={() => embla?.scrollNext()}
        className={`min-w-11 ${CONTROL}`}
        aria-label="Next slide"
      >
        <Icon d={ARROW} />
      </button>
      {Array.from({ length: count }, (_, i) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: slides never change order
          key={i}
          type="button"
          data-act=""
          onClick={() => embla?.scrollTo(i)}
          className={`${i === 0 ? 'ml-4' : ''} ${MARK} ${bleed ? '' : 'max-w-16'}`}
          aria-label={`Slide ${i + 1}`}
          aria-current={i === current || undefined}
        >
          {i + 1}
        </button>
      ))}
    </div>
  );
}
