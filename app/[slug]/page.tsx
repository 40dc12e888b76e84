import { notFound } from 'next/navigation';
import { SitePage } from '@/components/site-page';
import { routes, siteContent } from '@/lib/content';
import { metadataOf } from '@/lib/seo/metadata';

interface Props {
  params: Promise<{ slug: string }>;
}

export const dynamicParams = false;

/** Every page but home, from the one registry. */
export const generateStaticParams = () =>
  routes(siteContent())
    .filter((route) => route.path !== '/')
    .map((route) => ({ slug: route.path.slice(1) }));

async function find({ params }: Props) {
  const content = siteContent();
  const { slug } = await params;
  const route = routes(content).find((r) => r.path === `/${slug}`) ?? notFound();
  return { content, entry: route.entry };
}

export async function generateMetadata(props: Props) {
  const { content, entry } = await find(props);
  return metadataOf(content, entry);
}

export default async function Page(props: Props) {
  const { content, entry } = await find(props);
  return <SitePage content={content} entry={entry} />;
}
