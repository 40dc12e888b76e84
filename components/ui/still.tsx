import type { ComponentProps, ReactNode } from 'react';
import { preload } from 'react-dom';
import { markupOf } from '@/lib/markup';

type Tag = 'header' | 'main' | 'footer';

/**
 * An element whose inside never changes in the browser: it is written into the page as text, once. React neither
 * repeats it in the payload, element by element, nor walks it when an island hydrates. Islands cannot stand in it.
 */
export function Still({ as: Element, children, ...rest }: { as: Tag; children: ReactNode } & Omit<ComponentProps<Tag>, 'children' | 'ref'>) {
  const { html, early } = markupOf(children);
  for (const src of early) preload(src, { as: 'image', fetchPriority: 'high' });
  return <Element {...rest} dangerouslySetInnerHTML={{ __html: html }} />;
}
