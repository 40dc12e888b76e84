import { routes } from '@/lib/content/catalogue';
import { loadContent } from '@/lib/content/load';

/** Every page of the site, from the registry that also built it. */
export const content = loadContent();
export const pages = routes(content);
export const paths = pages.map((page) => page.path);
/** Paths of the first page of each kind: of each template, a course, a service. */
export const ofEachKind = new Set(
  new Map(pages.map(({ path, entry }) => [entry.kind === 'page' ? entry.data.template : entry.kind, path] as const).reverse()).values(),
);
