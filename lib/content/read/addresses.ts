import { splitFrontMatter } from './split-front-matter';

/**
 * Addresses of the page of a file with an error, so that links to that page are no second error. Reads line
 * by line, since the front matter may be invalid YAML.
 * @param slug file name without .md
 */
export function addressesIn(source: string, slug: string): string[] {
  const fields = splitFrontMatter(source)?.yaml ?? source;
  const [, path = slug] = /^path:\s*["']?\/?([\w-]*)/m.exec(fields) ?? [];
  const [, aliases = ''] = /^aliases:(.*(?:\r?\n[ \t]*-.*)*)/m.exec(fields) ?? [];
  return [slug, path, ...(aliases.match(/[\w-]+/g) ?? [])].map((name) => `/${name}`);
}
