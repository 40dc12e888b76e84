'use client';
import { type RefObject, useEffect } from 'react';
import { markHydrated } from '@/lib/browser/shared/mark-hydrated';

/**
 * Marks an island as hydrated.
 * @param ref an element within the island
 * @param ready false while the component still initializes
 */
export function useMarkHydrated(ref: RefObject<HTMLElement | null>, ready = true) {
  useEffect(() => {
    const island = ref.current?.closest<HTMLElement>('[data-island]');
    if (island && ready) markHydrated(island);
  }, [ref, ready]);
}
