import type { PageGraph } from '@/lib/seo/structured-data';

/** Data for search engines. `<` is escaped, so that no text can end the element and begin another. */
export function JsonLd({ data }: { data: PageGraph | undefined }) {
  if (!data) return null;
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replace(/</g, '\\u003c') }} />;
}
