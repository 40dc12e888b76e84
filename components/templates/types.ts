import type { Body, Content, Page, Template } from '@/lib/content';

/** What every template is given: the whole catalogue for links, the page itself, its parsed text. */
export interface TemplateProps<E> {
  content: Content;
  entry: E;
  body: Body;
}

/** A page whose front matter names a certain template. */
export type PageOf<T extends Template> = Page & { data: Extract<Page['data'], { template: T }> };
