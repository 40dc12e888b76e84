import { type Content, comparisonId, comparisonOf, type Group } from '@/lib/content';

/** The classes of the table style its cells, since a page has hundreds of cells. */
const CELL_CLASSES = [
  '[&_:is(td,th)]:min-w-36 [&_:is(td,th)]:max-w-72 [&_:is(td,th)]:border-b [&_:is(td,th)]:border-line',
  '[&_:is(td,th)]:py-[.6em] [&_:is(td,th)]:pr-[1.2em] [&_:is(td,th)]:text-start [&_:is(td,th)]:align-top',
  '[&_th]:font-display [&_th]:font-semibold [&_thead_th]:border-b-[1.5px] [&_thead_th]:border-ink',
].join(' ');

/**
 * Courses of a group side by side, in a disclosure. The id is on the content, so that browsers open the
 * disclosure for a link to the id without script (HTML, "ancestor details revealing algorithm").
 */
export function GroupComparison({
  content,
  group: { name, courses: members },
}: {
  content: Content;
  group: Group;
}) {
  const comparison = comparisonOf(content, members);
  if (!comparison) return null;
  const { courses, rows } = comparison;
  return (
    <details className="mb-1 open:mb-6">
      <summary className="tap-target font-display font-semibold underline decoration-faint underline-offset-[.18em]">
        Compare these {courses.length} courses
        <span className="sr-only"> of {name}</span>
      </summary>
      {/* The table is wider than a phone and scrolls here; the keyboard moves from link to link. */}
      <section
        id={comparisonId(name)}
        aria-label={`Comparison of ${name}`}
        className="scroll-mt-16 overflow-x-auto [&_:focus-visible]:-outline-offset-3"
      >
        <table className={`border-collapse text-note leading-snug ${CELL_CLASSES}`}>
          <thead>
            <tr>
              <td />
              {courses.map((course) => (
                <th key={course.slug} scope="col">
                  <a href={course.path}>{course.data.title}</a>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label, cells }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {cells.map(({ value, expires }, i) => (
                  <td key={courses[i]?.slug}>
                    {expires ? (
                      <span data-expires={expires} suppressHydrationWarning>
                        {value}
                      </span>
                    ) : (
                      value
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}
