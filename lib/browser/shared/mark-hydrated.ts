/** Name of the bubbling event that an island fires once its script answers. */
export const HYDRATED = 'hydrated';

/** Marks an island whose script answers now. The boot script (boot/load-islands.ts) then replays a press. */
export function markHydrated(island: HTMLElement) {
  island.dataset.hydrated = '';
  // Hides contacts that the boot script has shown because an earlier attempt to load the script failed.
  for (const fallback of island.querySelectorAll<HTMLElement>('.fallback')) fallback.hidden = true;
  island.dispatchEvent(new Event(HYDRATED, { bubbles: true }));
}
