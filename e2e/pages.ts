import { routes } from '@/lib/content/catalogue';
import { loadContent } from '@/lib/content/load';

/** Every page of the site, from the registry that also built it. */
export const content = loadContent();
export const pages = routes(content);
export const paths = pages.map((page) => page.path);
