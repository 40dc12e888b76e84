import type { MetadataRoute } from 'next';
import { cachedContent } from '@/lib/content';
import { LIGHT } from '@/lib/pictures/palette';

export const dynamic = 'force-static';

/** The web app manifest: name, icons and colours of the site on the home screen of a phone. */
export default function manifest(): MetadataRoute.Manifest {
  const { site } = cachedContent();
  return {
    id: '/',
    name: site.name,
    short_name: site.shortName,
    description: site.description,
    lang: 'en-IN',
    start_url: '/',
    display: 'browser',
    background_color: LIGHT.paper,
    theme_color: LIGHT.paper,
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
}
