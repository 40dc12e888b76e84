import type { MetadataRoute } from 'next';
import { cachedContent } from '@/lib/content';

export const dynamic = 'force-static';

/** robots.txt, which allows everything: `noindex` only works on pages that a crawler may fetch. */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', allow: '/' }, sitemap: `${cachedContent().site.siteUrl}/sitemap.xml` };
}
