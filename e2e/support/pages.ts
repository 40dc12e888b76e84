/** The pages of a content folder, and one page of each kind. */
import type { Entry, Route } from '@/lib/content';
import { loadContent } from '@/lib/content/read/load';
import { hasSyllabus, routes } from '@/lib/content/registry';

export const content = loadContent();
export const pages = routes(content);
/** Pages of another content folder. */
export const pagesOf = (dir: string) => routes(loadContent(dir));

/** Kind of an entry, by which pages look alike: its template, or the optional fields that a course has. */
function kindOf(entry: Entry): string {
  if (entry.kind === 'page') return entry.data.template;
  if (entry.kind === 'service') return entry.kind;
  const { claims, pdf, software } = entry.data;
  return ['course', hasSyllabus(entry) && pdf, claims.length > 0, software.length > 0].join();
}

/** The first page of each kind in a content folder, which stands for the others. */
export function oneOfEachKind(dir: string): Route[] {
  const all = pagesOf(dir);
  const kinds = all.map(({ entry }) => kindOf(entry));
  return all.filter((_, i) => kinds.indexOf(kinds[i] ?? '') === i);
}
