import type { Metadata } from 'next';
import { branchOf, type Content, type Course, type Entry, isPage } from '@/lib/content';

/** Metadata that all pages share. */
export function siteMetadata(content: Content): Metadata {
  const { site } = content;
  return {
    metadataBase: new URL(site.siteUrl),
    // Icons at the root of the site, for programs that do not read the page (lib/tools/cli/icons.ts).
    icons: {
      icon: [
        { url: '/favicon.ico', sizes: '48x48' },
        { url: '/favicon.svg', type: 'image/svg+xml' },
      ],
      apple: '/apple-touch-icon.png',
    },
    formatDetection: { telephone: false, address: false, email: false },
  };
}

/** Maximum length of a title before the brand, about the length that search results show. */
const MAX_CHARS_BEFORE_BRAND = 60;

/** Title without the brand, worded like a search. */
export function titleOf(content: Content, entry: Entry): string {
  const { title, searchTitle } = entry.data;
  if (searchTitle) return searchTitle;
  if (entry.kind !== 'course') return title;
  const name = /\bcourse\b/i.test(title) ? title : `${title} Course`;
  return (
    [`${name} ${whereOf(content, entry)}`, name].find((t) => t.length <= MAX_CHARS_BEFORE_BRAND) ?? title
  );
}

/** `Online`, or the towns of a course's branches; without branches, the town of the first one. */
function whereOf(content: Content, { data }: Course): string {
  if (data.mode.length === 1 && data.mode[0] === 'Online') return 'Online';
  const branches =
    data.branches.length > 0
      ? data.branches.map((id) => branchOf(content, id))
      : content.site.branches.slice(0, 1);
  return `in ${[...new Set(branches.flatMap((branch) => branch?.locality ?? []))].join(' and ')}`;
}

/** Metadata of a page; the 404 page has no address. */
export function metadataOf(content: Content, entry: Entry): Metadata {
  const { site } = content;
  const { description } = entry.data;
  const pageTitle = titleOf(content, entry);
  const title = `${pageTitle} | ${site.name}`;
  const isHidden = entry.kind === 'page' && entry.data.noindex;
  const isNotFound = isPage(entry, 'not-found');
  const images = [{ url: `/share/${entry.slug}.png`, width: 1200, height: 630, alt: pageTitle }];
  return {
    title,
    description,
    ...(isNotFound ? {} : { alternates: { canonical: entry.path } }),
    ...(isHidden ? { robots: { index: false, follow: true } } : {}),
    openGraph: {
      type: 'website',
      siteName: site.name,
      locale: 'en_IN',
      title,
      description,
      ...(isNotFound ? {} : { url: entry.path }),
      images,
    },
    twitter: { card: 'summary_large_image' },
  };
}
