/** The home page; [slug]/page.tsx has all others. */
import { SitePage } from '@/components/templates/site-page';
import { pageWith, siteContent } from '@/lib/content';
import { metadataOf } from '@/lib/seo/metadata';

export const generateMetadata = () => metadataOf(siteContent(), pageWith(siteContent(), 'home'));

export default function Home() {
  const content = siteContent();
  return <SitePage content={content} entry={pageWith(content, 'home')} />;
}
