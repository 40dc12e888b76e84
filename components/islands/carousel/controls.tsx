'use client';
import type { EmblaCarouselType } from 'embla-carousel';
import { Icon } from '@/components/ui/icon';
import { ARROW } from '@/components/ui/icon-paths';
import type { useRotation } from './use-rotation';

const CONTROL_CLASSES =
  'inline-grid min-h-11 cursor-pointer place-items-center border-[1.5px] border-current px-2.5 -mr-[1.5px] ' +
  'hover:border-ink hover:bg-ink hover:text-paper focus-visible:z-1';
/** Mark of a slide on a dimension line, heavier for the current slide. */
const MARK_CLASSES =
  'relative min-h-11 flex-[1_0_1.625rem] cursor-pointer pb-3 text-label text-faint ' +
  'tabular-nums hover:text-ink aria-current:text-ink ' +
  // The dimension line.
  'before:absolute before:inset-x-0 before:bottom-2 before:border-b aria-current:before:border-b-4 ' +
  // Its ends.
  'after:absolute after:inset-x-0 after:bottom-0 after:h-[1.2rem] after:border-l last:after:border-r';

interface ControlsProps extends Pick<ReturnType<typeof useRotation>, 'isRotationOn' | 'toggle'> {
  embla: EmblaCarouselType | undefined;
  count: number;
  current: number;
  bleed: boolean;
}

/** Buttons below the slides: rotation, previous, next, and one for each slide along a dimension line. */
export function Controls({ embla, count, current, isRotationOn, toggle, bleed }: ControlsProps) {
  return (
    <div
      className={`order-2 flex flex-wrap items-center py-3 font-display font-semibold slides-loading:invisible noscript:hidden ${bleed ? 'page w-full' : ''}`}
    >
      <button type="button" data-replay="" onClick={toggle} className={`min-w-18 ${CONTROL_CLASSES}`}>
        {/* Both words are in the HTML from the start, so that hydration moves nothing. */}
        <span
          hidden={isRotationOn === false}
          className={isRotationOn === undefined ? 'motion-reduce:hidden' : undefined}
        >
          Pause
        </span>
        <span
          hidden={isRotationOn === true}
          className={isRotationOn === undefined ? 'motion-safe:hidden' : undefined}
        >
          Play
        </span>
      </button>
      <button
        type="button"
        data-replay=""
        onClick={() => embla?.scrollPrev()}
        className={`min-w-11 ${CONTROL_CLASSES}`}
        aria-label="Previous slide"
      >
        <Icon d={ARROW} className="rotate-180" />
      </button>
      <button
        type="button"
        data-replay=""
        onClick={() => embla?.scrollNext()}
        className={`min-w-11 ${CONTROL_CLASSES}`}
        aria-label="Next slide"
      >
        <Icon d={ARROW} />
      </button>
      {Array.from({ length: count }, (_, i) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: slides never change order
          key={i}
          type="button"
          data-replay=""
          onClick={() => embla?.scrollTo(i)}
          className={`${i === 0 ? 'ml-4' : ''} ${MARK_CLASSES} ${bleed ? '' : 'max-w-16'}`}
          aria-label={`Slide ${i + 1}`}
          aria-current={i === current || undefined}
        >
          {i + 1}
        </button>
      ))}
    </div>
  );
}
