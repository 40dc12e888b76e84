import { createRequire } from 'node:module';
import path from 'node:path';

// Not imported: Next forbids that in its server components, whose React renders for its client runtime.
const { renderToStaticMarkup } = createRequire(path.join(process.cwd(), 'package.json'))('react-dom/server') as typeof import('react-dom/server');

/** What React writes in front for pictures that are not lazy: they follow in the same document, a few bytes below. */
const PRELOADS = /^(?:<link rel="preload" as="image"[^>]*>)+/;

/**
 * Markup of what never changes in the browser, as text: React then neither describes it in the page's payload, element
 * by element, nor walks it when it hydrates.
 * @param node elements without islands
 */
export const markupOf = (node: Parameters<typeof renderToStaticMarkup>[0]): string => renderToStaticMarkup(node).replace(PRELOADS, '');
