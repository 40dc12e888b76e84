import type { Metadata, Viewport } from 'next';
import localFont from 'next/font/local';
import { inlineScript } from '@/lib/client/inline';
import { siteContent } from '@/lib/content';
import { siteMetadata } from '@/lib/seo/metadata';
import './globals.css';

const display = localFont({ src: './fonts/display.woff2', variable: '--font-display', weight: '400 700', display: 'optional', adjustFontFallback: 'Arial' });
const text = localFont({ src: './fonts/text.woff2', variable: '--font-text', weight: '400 700', display: 'optional', adjustFontFallback: 'Times New Roman' });

export const metadata: Metadata = siteMetadata(siteContent());

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#f0ede5' },
    { media: '(prefers-color-scheme: dark)', color: '#0c2136' },
  ],
};

export default function RootLayout({ children }: { children: React.ReactNode }) {
  return (
    <html lang="en-IN" className={`${display.variable} ${text.variable}`}>
      <head>
        <script id="boot" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: inlineScript('boot') }} />
      </head>
      <body>{children}</body>
    </html>
  );
}
