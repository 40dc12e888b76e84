import type { Crumb } from '@/lib/content';
import type { Markup } from '@/lib/content/html';
import { Breadcrumb } from './breadcrumb';
import { FirstFrame } from './first-frame';
import { inner, Prose } from './section';

interface Props {
  title: string;
  crumbs?: Crumb[];
  /** What the page is, in one plain sentence: the one that search results show too. */
  description?: string;
  lede?: Markup;
  /** What stands before the first heading of the text. */
  intro?: Markup;
  /** The title block that closes the head: `Facts`. */
  facts?: React.ReactNode;
  /** What one can do here. */
  children?: React.ReactNode;
  /** A `div.figure` or a `nav`, which stands beside the rest on wide screens. (A `figure` without a caption is announced for nothing.) */
  figure?: React.ReactNode;
}

/** Head of a page. In the order in which a phone shows it; app/styles/sheet.css lays it out on a desk. */
export function PageHead({
  title,
  crumbs,
  description,
  lede = [],
  intro = [],
  facts,
  children,
  figure,
}: Props) {
  return (
    <header className="page-head">
      {crumbs && <Breadcrumb crumbs={crumbs} />}
      <h1>{title}</h1>
      {description && <p>{description}</p>}
      {lede.length > 0 && <p {...inner(lede)} />}
      <Prose blocks={intro} />
      {facts}
      {children && <div className="actions">{children}</div>}
      {figure}
      <FirstFrame />
    </header>
  );
}
