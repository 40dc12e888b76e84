import type { Content } from '@/lib/content';

/**
 * Absolute address of a path, as it stands in canonical links: the home page is the bare origin, which is how Next
 * writes it, so that no two places name it differently.
 */
export const addressOf = ({ site }: Content, path: string) => site.siteUrl + (path === '/' ? '' : path);

/** Absolute address of a path, once the site is known. */
export type Absolute = (path: string) => string;

/** What all nodes call the institute. */
export const organizationId = (absolute: Absolute) => absolute('/#organization');
