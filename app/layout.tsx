/** The HTML document around every page: fonts, metadata, styles, boot script. */
import type { Metadata, Viewport } from 'next';
import localFont from 'next/font/local';
import { SHEET_FRAME } from '@/components/chrome/sheet-frame-classes';
import { FIRST_PAINT } from '@/components/ui/first-paint';
import { InlineScript } from '@/components/ui/inline-script';
import { PRERENDER_RULES } from '@/lib/browser/prerender';
import { cachedContent } from '@/lib/content';
import { DAY, NIGHT } from '@/lib/media/palette';
import { siteMetadata } from '@/lib/seo/metadata';
import './globals.css';

// Fallbacks are condensed system fonts (iOS, Android) and local ones scaled
// to the same width (fonts/fallbacks.css).
const display = localFont({
  src: './fonts/display.woff2',
  variable: '--font-display',
  weight: '500 600',
  display: 'optional',
  adjustFontFallback: false,
  fallback: [
    'display narrow',
    'Avenir Next Condensed',
    'sans-serif-condensed',
    'display arial',
    'sans-serif',
  ],
});
const text = localFont({
  src: './fonts/text.woff2',
  variable: '--font-text',
  weight: '400 650',
  display: 'optional',
  adjustFontFallback: false,
  fallback: ['text georgia', 'text noto', 'text times', 'serif'],
});

export const metadata: Metadata = siteMetadata(cachedContent());

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: DAY.paper },
    { media: '(prefers-color-scheme: dark)', color: NIGHT.paper },
  ],
};

export default function RootLayout({ children }: { children: React.ReactNode }) {
  return (
    <html
      lang="en-IN"
      // While the popup is open, the ticks of the frame end above the space that the popup covers.
      className={`${display.variable} ${text.variable} has-[#popup[open]]:bg-repeat-x`}
    >
      <head>
        {/* Holds the first paint until the head of the page is whole; else menu, title and figure would move
        as it comes. */}
        <link rel="expect" href={`#${FIRST_PAINT}`} blocking="render" />
        <InlineScript name="boot" />
        <script
          type="speculationrules"
          data-script="prerender"
          dangerouslySetInnerHTML={{ __html: PRERENDER_RULES }}
        />
      </head>
      <body className={SHEET_FRAME}>{children}</body>
    </html>
  );
}
