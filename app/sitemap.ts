/** Writes sitemap.xml. */
import type { MetadataRoute } from 'next';
import { siteContent } from '@/lib/content';
import { sitemap } from '@/lib/seo/sitemap';

export const dynamic = 'force-static';

export default function Sitemap(): MetadataRoute.Sitemap {
  return sitemap(siteContent());
}
