'use client';
import { type RefObject, useEffect } from 'react';
import { HYDRATED } from '@/lib/browser/islands';

/**
 * Tells the island's element that React answers it now: the inline script (lib/browser/boot/islands.ts) then replays a press
 * that came before, once.
 * @param ref an element within the island
 * @param ready false while the component still waits for something of its own
 */
export function useHydrated(ref: RefObject<HTMLElement | null>, ready = true) {
  useEffect(() => {
    const island = ref.current?.closest<HTMLElement>('[data-island]');
    if (!island || !ready) return;
    island.dataset.ready = '';
    // The inline script shows these while React cannot be had, which is over.
    for (const ways of island.querySelectorAll<HTMLElement>('.fallback')) ways.hidden = true;
    island.dispatchEvent(new Event(HYDRATED, { bubbles: true }));
  }, [ref, ready]);
}
