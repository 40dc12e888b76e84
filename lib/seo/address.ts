import type { Content } from '@/lib/content';

/** Absolute canonical address of a path. The home page is the bare origin, as Next writes it. */
export const canonicalUrl = ({ site }: Content, path: string) => site.siteUrl + (path === '/' ? '' : path);

/** `@id` of the institute. */
export const organizationId = (content: Content) => canonicalUrl(content, '/#organization');
