'use client';
import type { EmblaCarouselType } from 'embla-carousel';
import { type RefObject, useEffect, useState } from 'react';

/** Milliseconds from slide to slide, as the owner asks. */
const SLIDE_MS = 5000;

/**
 * Rotation of a carousel: on unless the visitor asks for reduced motion, paused by its button, and held while
 * the carousel is hovered, focused or dragged and while the tab is hidden. (The package
 * embla-carousel-autoplay ignores focus on the buttons, which are outside its viewport, and a tap holds it.)
 * @returns whether the carousel moves now, whether rotation is on, and the button's action
 */
export function useRotation(
  root: RefObject<HTMLElement | null>,
  embla: EmblaCarouselType | undefined,
  canRotate: boolean,
) {
  // Undefined on the server: the value depends on the visitor's system settings.
  const [isRotationOn, setRotationOn] = useState<boolean>();
  const [held, setHeld] = useState<ReadonlySet<string>>(new Set());
  const isRunning = canRotate && isRotationOn !== false && held.size === 0;

  useEffect(() => {
    setRotationOn(!matchMedia('(prefers-reduced-motion: reduce)').matches);
  }, []);

  useEffect(() => {
    const el = root.current;
    if (!el || !embla) return;
    const hold = (reason: string, yes: boolean) =>
      setHeld((now) => {
        const next = new Set(now);
        if (yes) next.add(reason);
        else next.delete(reason);
        return next.size === now.size ? now : next;
      });
    const abort = new AbortController();
    const listen = (target: EventTarget, type: string, run: (e: Event) => void) =>
      target.addEventListener(type, run, { signal: abort.signal });
    listen(el, 'pointerenter', (e) => (e as PointerEvent).pointerType === 'mouse' && hold('hover', true));
    listen(el, 'pointerleave', () => hold('hover', false));
    listen(el, 'focusin', () => hold('focus', true));
    listen(el, 'focusout', (e) => hold('focus', el.contains((e as FocusEvent).relatedTarget as Node | null)));
    listen(document, 'visibilitychange', () => hold('hidden', document.hidden));
    hold('hover', el.matches(':hover'));
    hold('focus', el.contains(document.activeElement));
    hold('hidden', document.hidden);
    const drag = () => hold('drag', true);
    const drop = () => hold('drag', false);
    embla.on('pointerDown', drag).on('pointerUp', drop);
    return () => {
      abort.abort();
      embla.off('pointerDown', drag).off('pointerUp', drop);
    };
  }, [embla, root]);

  useEffect(() => {
    if (!isRunning || !embla) return;
    let timer = setTimeout(advance, SLIDE_MS);
    function advance() {
      embla?.scrollNext();
      timer = setTimeout(advance, SLIDE_MS);
    }
    return () => clearTimeout(timer);
  }, [isRunning, embla]);

  return { isRunning, isRotationOn, toggle: () => setRotationOn((now) => !now) };
}
