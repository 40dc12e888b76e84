import type { Metadata, Viewport } from 'next';
import localFont from 'next/font/local';
import { FIRST_FRAME } from '@/components/ui/first-frame';
import { InlineScript } from '@/components/ui/inline-script';
import { PRERENDER_RULES } from '@/lib/browser/prerender';
import { siteContent } from '@/lib/content';
import { DAY, NIGHT } from '@/lib/media/palette';
import { siteMetadata } from '@/lib/seo/metadata';
import './globals.css';

// Fallbacks are condensed system fonts (iOS, Android) and local ones scaled to the same width (fonts/fallbacks.css).
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

export const metadata: Metadata = siteMetadata(siteContent());

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: DAY.paper },
    { media: '(prefers-color-scheme: dark)', color: NIGHT.paper },
  ],
};

/** The frame of the drawing sheet. Its ticks lie in the margin outside (styles/page.css). */
const FRAME =
  'lg:relative lg:m-(--margin) lg:min-h-[calc(100vh-2*var(--margin))] lg:border-[1.5px] lg:border-ink lg:bg-paper print:m-0 print:border-0';
/** Letters of its zones, as on a drawing: columns above it; rows beside it, which stay while a longer page scrolls. */
const LETTERS = [
  'lg:[&::before,&::after]:pointer-events-none lg:[&::before,&::after]:text-faint print:[&::before,&::after]:[content:none]',
  'lg:[&::before,&::after]:[font:500_.6875rem/1rem_var(--font-display)] lg:[&::before,&::after]:[text-align-last:justify]',
];
const COLUMN_LETTERS = [
  "lg:[&::before]:[content:'1_2_3_4'_/_'']",
  'lg:[&::before]:absolute lg:[&::before]:inset-x-[12.5%] lg:[&::before]:-top-(--margin)',
];
/** Top and bottom by name: in vertical writing a logical inset would be left and right. */
const ROW_LETTERS = [
  "lg:[&::after]:[content:'A_B_C_D_E_F'_/_'']",
  'lg:[&::after]:fixed lg:[&::after]:top-[8.33vh] lg:[&::after]:bottom-[8.33vh] lg:[&::after]:left-0',
  'lg:[&::after]:[text-orientation:upright] lg:[&::after]:[writing-mode:vertical-lr]',
];

export default function RootLayout({ children }: { children: React.ReactNode }) {
  return (
    <html lang="en-IN" className={`${display.variable} ${text.variable}`}>
      <head>
        {/* No frame before the head of the page is whole: menu, name and figure would move as the rest of them came. */}
        <link rel="expect" href={`#${FIRST_FRAME}`} blocking="render" />
        <InlineScript name="boot" />
        <script
          type="speculationrules"
          data-script="prerender"
          dangerouslySetInnerHTML={{ __html: PRERENDER_RULES }}
        />
      </head>
      <body className={[FRAME, ...LETTERS, ...COLUMN_LETTERS, ...ROW_LETTERS].join(' ')}>{children}</body>
    </html>
  );
}
