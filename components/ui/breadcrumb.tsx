import type { Crumb } from '@/lib/content';

/** Where the page lies: the sheet's number, so to speak. */
export function Breadcrumb({ crumbs }: { crumbs: Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className="label crumbs">
        {crumbs.map(({ title, path }) => (
          <li key={title}>{path ? <a href={path}>{title}</a> : <span aria-current="page">{title}</span>}</li>
        ))}
      </ol>
    </nav>
  );
}
