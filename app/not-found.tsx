import { SitePage } from '@/components/site-page';
import { pageWith, siteContent } from '@/lib/content';
import { metadataOf } from '@/lib/seo/metadata';

export const generateMetadata = () => metadataOf(siteContent(), pageWith(siteContent(), 'not-found'));

export default function NotFound() {
  const content = siteContent();
  return <SitePage content={content} entry={pageWith(content, 'not-found')} />;
}
