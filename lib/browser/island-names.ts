/** Every island: `components/islands/<name>.tsx` exports its component as default. */
export const ISLANDS = ['carousel', 'course-filter', 'enquiry-panel', 'enquiry-popup', 'lightbox'] as const;
export type IslandName = (typeof ISLANDS)[number];

/** Event on an island's element after hydration. It bubbles. */
export const HYDRATED = 'hydrated';
