import type { MetadataRoute } from 'next';
import { siteContent } from '@/lib/content';
import { DAY } from '@/lib/media/palette';

export const dynamic = 'force-static';

/** What a phone shows when the site is put on its home screen. */
export default function manifest(): MetadataRoute.Manifest {
  const { site } = siteContent();
  return {
    id: '/',
    name: site.name,
    short_name: site.shortName,
    description: site.description,
    lang: 'en-IN',
    start_url: '/',
    display: 'browser',
    background_color: DAY.paper,
    theme_color: DAY.paper,
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
}
