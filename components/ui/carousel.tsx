import { Children, type ReactNode } from 'react';
import { Island } from '@/components/islands/island';

interface Props {
  label: string;
  /** Where the buttons stand: over the slides or below them. */
  controls: 'over' | 'below';
  children: ReactNode;
}

/** A carousel of server HTML: a row that scrolls and snaps, which the island makes move. */
export function Carousel({ label, controls, children }: Props) {
  const slides = Children.toArray(children);
  if (slides.length === 0) {
    return (
      <section
        aria-roledescription="carousel"
        aria-label={label}
        className={controls === 'over' ? 'page py-10' : undefined}
      >
        <p>No items available</p>
      </section>
    );
  }
  return (
    <Island name="carousel" props={{ label, controls, count: slides.length }} data-auto="">
      {slides.map((slide, i) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: slides never change order
          key={i}
          className="slide"
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
