/** Every island: `components/islands/<name>.tsx` exports its component as default. */
export const ISLANDS = ['carousel', 'course-filter', 'enquiry-panel', 'enquiry-popup', 'lightbox'] as const;
export type IslandName = (typeof ISLANDS)[number];

/** Name of the bubbling event that an island's element fires after hydration. */
export const HYDRATED = 'hydrated';
