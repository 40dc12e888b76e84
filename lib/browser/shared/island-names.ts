/** Islands of React: `components/islands/<name>.tsx` exports the component as default. */
export const REACT_ISLANDS = ['carousel', 'enquiry-panel', 'enquiry-popup'] as const;
/** Islands without React: `components/islands/<name>.ts` is a script that runs over the island's HTML. */
export const SCRIPT_ISLANDS = ['course-filter', 'lightbox'] as const;

export type ReactIslandName = (typeof REACT_ISLANDS)[number];
export type ScriptIslandName = (typeof SCRIPT_ISLANDS)[number];
