import type { List } from '@/lib/content';
import { htmlProps } from './prose';

/** Cautions, each in a cell behind an exclamation mark. */
export const Cautions = ({ items }: Pick<List, 'items'>) => (
  <ul className="grid gap-x-gap gap-y-5 sm:grid-cols-2 @lg/page:grid-cols-3">
    {items.map(({ plain, blocks: item }) => (
      <li
        key={plain}
        className="relative border-t border-line pt-3 pl-10 text-note wrap-anywhere before:badge before:absolute before:top-3 before:left-0 before:content-['!'_/_'']"
        {...htmlProps(item)}
      />
    ))}
  </ul>
);
