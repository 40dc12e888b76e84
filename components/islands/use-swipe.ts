'use client';
import type { EmblaCarouselType } from 'embla-carousel';
import { type RefObject, useEffect } from 'react';

/** A shorter drag snaps back, a longer one moves one slide (specification, section 9). In CSS pixels. */
export const SWIPE_PX = 40;

/**
 * Decides a drag by its distance alone. Embla decides by force and by half a slide, and its `dragThreshold` only
 * tells a drag from a click; so when it has let go, this sets its target anew.
 */
export function useSwipe(root: RefObject<HTMLElement | null>, embla: EmblaCarouselType | undefined) {
  useEffect(() => {
    const el = root.current;
    if (!el || !embla) return;
    let from = 0;
    let to = 0;
    let start = 0;
    const abort = new AbortController();
    // Pointer events come before the mouse and touch events that Embla listens to.
    const listen = (type: string, run: (e: PointerEvent) => void) => el.addEventListener(type, run as EventListener, { capture: true, signal: abort.signal });
    const touch = (type: 'touchmove') =>
      el.addEventListener(
        type,
        (e) => {
          to = e.touches[0]?.clientX ?? to;
        },
        { capture: true, passive: true, signal: abort.signal },
      );
    listen('pointerdown', (e) => {
      from = to = e.clientX;
      start = embla.selectedScrollSnap();
    });
    listen('pointermove', (e) => {
      to = e.clientX;
    });
    touch('touchmove');
    const decide = () => {
      const distance = to - from;
      const count = embla.scrollSnapList().length;
      const step = Math.abs(distance) < SWIPE_PX ? 0 : distance < 0 ? 1 : -1;
      embla.scrollTo((start + step + count) % count, false, -step);
    };
    // Embla computes its own target and emits this last.
    embla.on('pointerUp', decide);
    // A mouse that leaves the carousel goes on dragging it.
    window.addEventListener('pointermove', (e) => e.buttons > 0 && (to = e.clientX), { signal: abort.signal });
    return () => {
      abort.abort();
      embla.off('pointerUp', decide);
    };
  }, [embla, root]);
}
