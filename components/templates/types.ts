import type { Body, Content } from '@/lib/content';

/** Props of every template: all content (for links), the page's entry, its parsed text. */
export interface TemplateProps<E> {
  content: Content;
  entry: E;
  body: Body;
}
