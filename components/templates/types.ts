import type { Body, Content } from '@/lib/content';

/** What every template is given: the whole catalogue for links, the page itself, its parsed text. */
export interface TemplateProps<E> {
  content: Content;
  entry: E;
  body: Body;
}
