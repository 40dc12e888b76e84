import type { Crumb } from '@/lib/content';

export function Breadcrumb({ crumbs }: { crumbs: Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className="label flex flex-wrap items-center text-[.8125rem]">
        {crumbs.map(({ title, path }) => (
          <li
            key={title}
            className="flex flex-wrap items-center not-first:before:mx-[.7em] not-first:before:content-['/'_/_''] *:min-h-11 *:content-center @md/page:pointer-fine:*:min-h-8"
          >
            {path ? <a href={path}>{title}</a> : <span aria-current="page">{title}</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
