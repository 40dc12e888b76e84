import { createRequire } from 'node:module';
import path from 'node:path';

// Not imported: Next forbids that in its server components, whose React renders for its client runtime.
const { renderToStaticMarkup } = createRequire(path.join(process.cwd(), 'package.json'))('react-dom/server') as typeof import('react-dom/server');

/** What React writes in front for pictures that are not lazy: the browser is to ask for them before it meets them. */
const PRELOADS = /^(?:<link rel="preload" as="image"[^>]*>)+/;

export interface Markup {
  html: string;
  /** Addresses of pictures that are wanted early. */
  early: string[];
}

/**
 * Markup of what never changes in the browser, as text: React then neither describes it in the page's payload, element
 * by element, nor walks it when it hydrates.
 * @param node elements without islands
 */
export function markupOf(node: Parameters<typeof renderToStaticMarkup>[0]): Markup {
  const markup = renderToStaticMarkup(node);
  const [preloads = ''] = PRELOADS.exec(markup) ?? [];
  return { html: markup.slice(preloads.length), early: [...preloads.matchAll(/href="([^"]+)"/g)].map((m) => m[1] ?? '') };
}
