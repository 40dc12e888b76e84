import { type Content, routes } from '@/lib/content';
import { addressOf } from './address';

/**
 * Every page that a search engine should know, by its canonical address: no alias, nothing marked noindex.
 * `lastModified` is a day in the front matter (`updated`, or `checked` of a service), never the time of a build.
 */
export const sitemap = (content: Content) =>
  routes(content)
    .filter((route) => route.indexed)
    .map(({ path, entry: { kind, data } }) => ({
      url: addressOf(content, path),
      lastModified: data.updated ?? (kind === 'service' ? data.checked : undefined),
    }));
