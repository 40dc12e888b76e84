import type { Comparison as Data } from '@/lib/content';

interface Props {
  id: string;
  name: string;
  comparison: Data;
}

/**
 * Courses of a group side by side, in a disclosure. The id is on the content: browsers open the disclosure for a link to
 * it by themselves (HTML, "ancestor details revealing algorithm"), without script.
 */
export function Comparison({ id, name, comparison: { courses, rows } }: Props) {
  const cell = 'min-w-36 max-w-72 border-b border-line py-[.6em] pr-[1.2em] text-start align-top';
  return (
    <details className="mb-1 open:mb-6">
      <summary className="tap-target font-display font-semibold underline decoration-faint underline-offset-[.18em]">
        Compare these {courses.length} courses
        <span className="sr-only"> of {name}</span>
      </summary>
      {/* The table is wider than a phone, so that it scrolls within this section; by keyboard from link to link. */}
      <section
        id={id}
        aria-label={`Comparison of ${name}`}
        className="scroll-mt-16 overflow-x-auto [&_:focus-visible]:-outline-offset-3"
      >
        <table className="border-collapse text-note leading-snug">
          <thead className="font-display">
            <tr>
              <td className={cell} />
              {courses.map((course) => (
                <th
                  key={course.slug}
                  scope="col"
                  className={`${cell} border-b-[1.5px] border-ink font-semibold`}
                >
                  <a href={course.path}>{course.data.title}</a>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label, cells }) => (
              <tr key={label}>
                <th scope="row" className={`${cell} font-display font-semibold`}>
                  {label}
                </th>
                {cells.map(({ value, until }, i) => (
                  <td key={courses[i]?.slug} className={cell}>
                    {until ? (
                      <span data-expires={until} suppressHydrationWarning>
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
