import path from 'node:path';
import { type Content, routes } from '@/lib/content';
import { contentDir } from '@/lib/content/read/load';
import { canonicalUrl } from './address';
import { lastCommits } from './last-commit';

/**
 * Canonical addresses of all pages without `noindex`. `lastModified` is the date in the front matter, else the day of
 * the file's last commit.
 * @param commits days of last commits by path in the content folder
 */
export const sitemap = (content: Content, commits = lastCommits(contentDir())) =>
  routes(content)
    .filter((route) => route.indexed)
    .map(({ path: page, entry }) => ({
      url: canonicalUrl(content, page),
      lastModified: entry.data.updated ?? commits.get(path.relative(contentDir(), entry.file)),
    }));
