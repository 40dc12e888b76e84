import { type Content, routes } from '@/lib/content';
import { FOLDERS } from '@/lib/content/read/folders';
import { lastCommits } from '@/lib/files/git';
import { canonicalUrl } from './address';

/**
 * Canonical addresses of all pages without `noindex`. `lastModified` is the date in the front matter, else
 * the day of the file's last commit.
 * @param commits days of last commits by path in the content folder
 */
export const sitemap = (content: Content, commits = lastCommits(content.dir)) =>
  routes(content)
    .filter((route) => route.isIndexed)
    .map(({ path: page, entry }) => ({
      url: canonicalUrl(content, page),
      lastModified: entry.data.updated ?? commits.get(`${FOLDERS[entry.kind]}/${entry.slug}.md`),
    }));
