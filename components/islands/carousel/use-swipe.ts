'use client';
import type { EmblaCarouselType } from 'embla-carousel';
import { type RefObject, useEffect } from 'react';
import { MIN_SWIPE_PX } from './min-swipe-px';

/**
 * Makes only the length of a drag decide. Embla decides by velocity and half a slide's width, and its
 * `dragThreshold` only distinguishes a drag from a click, so this hook sets Embla's target after it.
 */
export function useSwipe(root: RefObject<HTMLElement | null>, embla: EmblaCarouselType | undefined) {
  useEffect(() => {
    const el = root.current;
    if (!el || !embla) return;
    const controller = new AbortController();
    const { signal } = controller;
    let from = 0;
    let to = 0;
    let start = 0;
    const track = (e: PointerEvent) => {
      if (e.buttons > 0) to = e.clientX;
    };
    const trackTouch = (e: TouchEvent) => {
      to = e.touches[0]?.clientX ?? to;
    };
    // Pointer events precede the mouse and touch events that Embla listens to. A mouse may leave the carousel
    // during a drag; a finger sends only touch events once the page handles the gesture.
    el.addEventListener(
      'pointerdown',
      (e) => {
        from = e.clientX;
        to = e.clientX;
        start = embla.selectedScrollSnap();
      },
      { capture: true, signal },
    );
    window.addEventListener('pointermove', track, { signal });
    el.addEventListener('touchmove', trackTouch, { capture: true, passive: true, signal });

    const decide = () => {
      const distance = to - from;
      const count = embla.scrollSnapList().length;
      const step = Math.abs(distance) < MIN_SWIPE_PX ? 0 : -Math.sign(distance);
      if (embla.selectedScrollSnap() === (start + step + count) % count) return;
      // Embla goes back to the start before it moves, since `scrollTo` takes the shorter way round, and of
      // two slides both ways are equal.
      embla.scrollTo(start);
      if (step > 0) embla.scrollNext();
      if (step < 0) embla.scrollPrev();
    };
    // Embla emits this after it has set its own target.
    embla.on('pointerUp', decide);
    return () => {
      controller.abort();
      embla.off('pointerUp', decide);
    };
  }, [embla, root]);
}
