import fs from 'node:fs';
import path from 'node:path';
import { type Content, routes } from '@/lib/content';
import { contentDir } from '@/lib/content/read/load';
import { canonicalUrl } from './address';
import { lastCommits } from './last-commit';

/**
 * Canonical addresses of all pages without `noindex`. `lastModified` is the date in the front matter, else the day of
 * the file's last commit.
 * @param commits days of last commits by absolute path
 */
export function sitemap(content: Content, commits = lastCommits(contentDir())) {
  return routes(content)
    .filter((route) => route.indexed)
    .map(({ path: page, entry }) => ({
      url: canonicalUrl(content, page),
      lastModified: entry.data.updated ?? commits.get(absolute(entry.file)),
    }));
}

/** A content file as git names it, which knows no symbolic links. */
function absolute(file: string): string {
  const full = path.resolve(file);
  return fs.existsSync(full) ? fs.realpathSync(full) : full;
}
