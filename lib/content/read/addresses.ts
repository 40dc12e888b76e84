import { splitFrontMatter } from './split-front-matter';

/**
 * Addresses that a file with an error gives its page, read line by line: its fields may be no YAML. Links to them are no
 * second error.
 * @param slug file name without .md
 */
export function addressesIn(source: string, slug: string): string[] {
  const fields = splitFrontMatter(source)?.yaml ?? source;
  const [, path = slug] = /^path:\s*["']?\/?([\w-]*)/m.exec(fields) ?? [];
  const [, aliases = ''] = /^aliases:(.*(?:\r?\n[ \t]*-.*)*)/m.exec(fields) ?? [];
  return [slug, path, ...(aliases.match(/[\w-]+/g) ?? [])].map((name) => `/${name}`);
}
