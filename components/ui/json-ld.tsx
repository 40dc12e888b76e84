import { scriptJson } from '@/lib/format/script-json';
import type { PageGraph } from '@/lib/seo/structured-data';

/** Structured data of a page, for search engines. */
export function JsonLd({ data }: { data: PageGraph }) {
  if (!data) return null;
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: scriptJson(data) }} />;
}
