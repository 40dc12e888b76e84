import type { Content } from '@/lib/content';

/**
 * Absolute address of a path, as it stands in canonical links: the home page is the bare origin, which is how Next
 * writes it, so that no two places name it differently.
 */
export const addressOf = ({ site }: Content, path: string) => site.siteUrl + (path === '/' ? '' : path);

/** What all nodes call the institute. */
export const organizationId = (content: Content) => addressOf(content, '/#organization');
