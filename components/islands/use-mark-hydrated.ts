'use client';
import { type RefObject, useEffect } from 'react';
import { HYDRATED } from '@/lib/browser/island-names';

/**
 * Marks an island as hydrated. The boot script (lib/browser/boot/load-islands.ts) then replays an earlier
 * press.
 * @param ref an element within the island
 * @param ready false while the component still initializes
 */
export function useMarkHydrated(ref: RefObject<HTMLElement | null>, ready = true) {
  useEffect(() => {
    const island = ref.current?.closest<HTMLElement>('[data-island]');
    if (!island || !ready) return;
    island.dataset.hydrated = '';
    // Hides contacts that the boot script has shown because an earlier attempt to load React failed.
    for (const fallback of island.querySelectorAll<HTMLElement>('.fallback')) fallback.hidden = true;
    island.dispatchEvent(new Event(HYDRATED, { bubbles: true }));
  }, [ref, ready]);
}
