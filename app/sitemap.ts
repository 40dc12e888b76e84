import type { MetadataRoute } from 'next';
import { cachedContent } from '@/lib/content';
import { sitemap as sitemapOf } from '@/lib/seo/sitemap';

export const dynamic = 'force-static';

export default function sitemap(): MetadataRoute.Sitemap {
  return sitemapOf(cachedContent());
}
