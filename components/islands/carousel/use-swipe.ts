'use client';
import type { EmblaCarouselType } from 'embla-carousel';
import { type RefObject, useEffect } from 'react';

/** Minimum length of a drag that moves one slide, in CSS pixels; a shorter one snaps back. The owner's figure. */
export const SWIPE_PX = 40;

/**
 * Decides a drag only by its length. Embla decides by force and by half a slide, and its `dragThreshold` only tells a drag
 * from a click; so this sets Embla's target anew at the end of a drag.
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
    // Pointer events come before the mouse and touch events that Embla listens to; a mouse may leave the carousel
    // while it drags, and a finger sends touch events alone once the browser has let the page have it.
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
      const step = Math.abs(distance) < SWIPE_PX ? 0 : -Math.sign(distance);
      const wanted = (start + step + count) % count;
      // Only another target: to the same one, a direction would send Embla once around.
      if (embla.selectedScrollSnap() !== wanted)
        embla.internalEngine().scrollTo.index(wanted, step === 0 ? -Math.sign(distance) : -step);
    };
    // Embla emits this after it has set its own target.
    embla.on('pointerUp', decide);
    return () => {
      controller.abort();
      embla.off('pointerUp', decide);
    };
  }, [embla, root]);
}
