import { scriptJson } from '@/lib/format/script-json';
import type { PageGraph } from '@/lib/seo/structured-data';

/** What a page tells search engines. */
export function JsonLd({ data }: { data: PageGraph }) {
  if (!data) return null;
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: scriptJson(data) }} />;
}
