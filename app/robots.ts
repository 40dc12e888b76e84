import type { MetadataRoute } from 'next';
import { siteContent } from '@/lib/content';

export const dynamic = 'force-static';

/** robots.txt, which allows everything: `noindex` only works on pages that a crawler may fetch. */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', allow: '/' }, sitemap: `${siteContent().site.siteUrl}/sitemap.xml` };
}
