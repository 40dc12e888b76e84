/** What the islands of a page, the inline script and the build agree on. */

/** Every island: `components/islands/<name>.tsx` exports its component as default. */
export const ISLANDS = ['carousel', 'course-filter', 'enquiry-panel', 'enquiry-popup', 'wall'] as const;
export type IslandName = (typeof ISLANDS)[number];

/** Event on an island's element: React answers it now. It bubbles. */
export const HYDRATED = 'hydrated';
