import type { Body, Content } from '@/lib/content';

/**
 * Props of every template: all content, so that it can link to other pages; the entry of the page; its text.
 */
export interface TemplateProps<E> {
  content: Content;
  entry: E;
  body: Body;
}
