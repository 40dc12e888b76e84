import type { Comparison as Data } from '@/lib/content';

/**
 * Courses of a group side by side, under a line that opens. The address leads to what is inside: browsers then open
 * the disclosure by themselves (HTML, "ancestor details revealing algorithm"), without script.
 */
export function Comparison({
  id,
  name,
  comparison: { courses, rows },
}: {
  id: string;
  name: string;
  comparison: Data;
}) {
  return (
    <details className="compare">
      <summary>
        Compare<span className="sr-only"> {name}</span>
      </summary>
      {/* Wider than a phone: it scrolls in itself, with the keyboard from link to link. */}
      <section id={id} aria-label={`Comparison of ${name}`}>
        <table className="compare-table">
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
                {cells.map(({ value, until }, i) => (
                  <td key={courses[i]?.slug}>
                    <span data-until={until} suppressHydrationWarning>
                      {value}
                    </span>
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
