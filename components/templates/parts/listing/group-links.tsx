import { CellDrawing } from '@/components/ui/drawing';
import { CELLS } from '@/components/ui/grid-classes';
import { type Group, groupDrawingPath } from '@/lib/content';
import { pluralNoun } from '@/lib/format/sentence';

/**
 * Links to the groups below: drawing, name, number of courses. The filter replaces the numbers, and removes
 * the address of links to groups without a match; a phone hides these links.
 */
export const GroupLinks = ({ groups }: { groups: Group[] }) => (
  <nav aria-label="Course groups" data-groups="" className="@lg/page:h-full">
    <ul
      className={`${CELLS} tabular-nums @xs/page:grid-cols-2 @md/page:grid-cols-4 @lg/page:h-full @lg/page:auto-rows-fr [&_i]:flex-none [&_i]:text-label [&_i]:text-faint [&_i]:not-italic`}
    >
      {groups.map(({ id, name, courses }) => (
        <li key={id} className="@max-md/page:has-aria-disabled:hidden">
          <a
            href={`#${id}`}
            className="flex h-full min-h-11 flex-col gap-1 px-3 py-2 font-display text-[1rem]/tight no-underline not-aria-disabled:hover:bg-leaf not-aria-disabled:hover:shadow-[inset_0_-3px_var(--signal)] focus-visible:-outline-offset-3 aria-disabled:opacity-40"
          >
            <CellDrawing
              src={groupDrawingPath(id)}
              className="hidden @xs/page:block @max-md/page:h-18 @lg/page:my-auto @lg/page:max-h-32 @lg/page:min-h-0 @lg/page:flex-1 @max-md/page:group-has-[:is(#course-filter:not(:placeholder-shown),#beginners:checked)]/listing:hidden"
            />
            <span className="flex items-baseline justify-between gap-2 @lg/page:min-h-[3lh] @xl/page:min-h-[2lh]">
              <b className="font-semibold text-balance">{name}</b>{' '}
              <i data-count="">
                {courses.length}
                <span className="sr-only"> {pluralNoun(courses.length, 'course')}</span>
              </i>
            </span>
          </a>
        </li>
      ))}
    </ul>
  </nav>
);
