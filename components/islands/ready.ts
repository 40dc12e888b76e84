'use client';
import { type RefObject, useEffect } from 'react';
import { adopt } from './adopt';

/**
 * Tells the inline script (lib/client/boot.ts) that React has taken an island over, so that a press that came
 * before is done now, once.
 * @param ref element that carries `data-island`
 * @param ready false while it still waits for something of its own
 */
export function useReady(ref: RefObject<HTMLElement | null>, ready = true) {
  useEffect(() => {
    const island = ref.current;
    if (!island || !ready) return;
    island.dataset.ready = '';
    // The inline script shows these while React cannot be had, which is over.
    for (const ways of island.querySelectorAll<HTMLElement>('.fallback')) ways.hidden = true;
    adopt(island);
    island.dispatchEvent(new Event('island'));
  }, [ref, ready]);
}
