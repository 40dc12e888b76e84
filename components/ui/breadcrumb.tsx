import type { Crumb } from '@/lib/content';

/** Where the page lies: the sheet's number, so to speak. */
export function Breadcrumb({ trail }: { trail: Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className="label flex flex-wrap">
        {trail.map(({ title, path }, i) => (
          <li key={title} className="flex items-center">
            {i > 0 && <span aria-hidden="true" className="mx-2.5 inline-block h-3.5 w-px rotate-[20deg] bg-faint" />}
            {path ? (
              <a href={path} className="inline-flex min-h-11 items-center md:pointer-fine:min-h-8">
                {title}
              </a>
            ) : (
              <span aria-current="page" className="inline-flex min-h-11 items-center md:pointer-fine:min-h-8">
                {title}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
