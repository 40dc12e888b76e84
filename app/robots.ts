import type { MetadataRoute } from 'next';
import { siteContent } from '@/lib/content';

export const dynamic = 'force-static';

/** Everything may be read: what should not be found says so itself, and must be read to be understood. */
export default function Robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', allow: '/' }, sitemap: `${siteContent().site.siteUrl}/sitemap.xml` };
}
