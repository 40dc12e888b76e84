/** The home page; [slug]/page.tsx has all others. */
import { SitePage } from '@/components/templates/site-page';
import { cachedContent, pageWith } from '@/lib/content';
import { metadataOf } from '@/lib/seo/metadata';

export const generateMetadata = () => metadataOf(cachedContent(), pageWith(cachedContent(), 'home'));

export default function Home() {
  const content = cachedContent();
  return <SitePage content={content} entry={pageWith(content, 'home')} />;
}
