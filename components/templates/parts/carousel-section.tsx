import { Children, type ReactNode } from 'react';
import { Island } from '@/components/islands/runtime/island';

interface Props {
  label: string;
  /** Whether slides run from edge to edge of the frame; such slides contain links. */
  bleed?: boolean;
  children: ReactNode;
}

/** A carousel of server HTML: a row that scrolls and snaps. The island adds rotation and buttons. */
export function CarouselSection({ label, bleed = false, children }: Props) {
  const slides = Children.toArray(children);
  if (slides.length === 0) {
    return (
      <section
        aria-roledescription="carousel"
        aria-label={label}
        className={bleed ? 'page py-10' : undefined}
      >
        <p>No items available</p>
      </section>
    );
  }
  return (
    <Island name="carousel" props={{ label, bleed, count: slides.length }} data-auto="">
      {slides.map((slide, i) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: slides never change order
          key={i}
          className="min-w-0 flex-[0_0_100%] snap-start"
          role="group"
          aria-roledescription="slide"
          aria-label={`${i + 1} of ${slides.length}`}
          data-last={i === slides.length - 1 ? '' : undefined}
        >
          {slide}
        </div>
      ))}
    </Island>
  );
}
