/** The HTML document around every page: fonts, metadata, styles, boot script. */
import fs from 'node:fs';
import type { Metadata, Viewport } from 'next';
import { preload } from 'react-dom';
import { PAGE_FRAME } from '@/components/chrome/page-frame-classes';
import { FIRST_PAINT } from '@/components/ui/first-paint';
import { InlineScript } from '@/components/ui/inline-script';
import { PRERENDER_RULES } from '@/lib/browser/shared/prerender';
import { reloadScript } from '@/lib/browser/shared/reload-preview';
import { cachedContent } from '@/lib/content';
import { DARK, LIGHT } from '@/lib/pictures/palette';
import { siteMetadata } from '@/lib/seo/metadata';
import './globals.css';

const FONTS = fs.readdirSync('public/fonts');

export const metadata: Metadata = siteMetadata(cachedContent());

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: LIGHT.paper },
    { media: '(prefers-color-scheme: dark)', color: DARK.paper },
  ],
};

export default function RootLayout({ children }: { children: React.ReactNode }) {
  for (const file of FONTS)
    preload(`/fonts/${file}`, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  return (
    <html lang="en-IN">
      <head>
        {/* Holds the first paint until the head of the page is whole; else menu, title and figure would move
        as it comes. */}
        <link rel="expect" href={`#${FIRST_PAINT}`} blocking="render" />
        <InlineScript name="boot" />
        {process.env.NODE_ENV === 'development' && (
          <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: reloadScript(Date.now()) }} />
        )}
        <script
          type="speculationrules"
          data-script="prerender"
          dangerouslySetInnerHTML={{ __html: PRERENDER_RULES }}
        />
      </head>
      <body className={PAGE_FRAME}>{children}</body>
    </html>
  );
}
