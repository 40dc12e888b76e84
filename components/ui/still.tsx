import type { ComponentProps, ReactNode } from 'react';
import { markupOf } from '@/lib/markup';

type Tag = 'header' | 'main' | 'footer';

/**
 * An element whose inside never changes in the browser: it is written into the page as text, once. React neither
 * repeats it in the payload, element by element, nor walks it when an island hydrates. Islands cannot stand in it.
 */
export function Still({ as: Element, children, ...rest }: { as: Tag; children: ReactNode } & Omit<ComponentProps<Tag>, 'children' | 'ref'>) {
  return <Element {...rest} dangerouslySetInnerHTML={{ __html: markupOf(children) }} />;
}
