import { notFound } from 'next/navigation';
import { SitePage } from '@/components/templates/site-page';
import { byPath, cachedContent, pageWith, routes } from '@/lib/content';
import { metadataOf } from '@/lib/seo/metadata';

interface Props {
  params: Promise<{ slug: string }>;
}

/** Every page but home, from the one registry; the post-export step gives the 404 page its file name. */
export const generateStaticParams = () => {
  const content = cachedContent();
  const paths = routes(content).map((route) => route.path);
  return [...paths, pageWith(content, 'not-found').path]
    .filter((path) => path !== '/')
    .map((path) => ({ slug: path.slice(1) }));
};

async function entryOf({ params }: Props) {
  const content = cachedContent();
  const { slug } = await params;
  return { content, entry: byPath(content, `/${slug}`) ?? notFound() };
}

export async function generateMetadata(props: Props) {
  const { content, entry } = await entryOf(props);
  return metadataOf(content, entry);
}

export default async function Page(props: Props) {
  const { content, entry } = await entryOf(props);
  return <SitePage content={content} entry={entry} />;
}
