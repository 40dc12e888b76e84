'use client';
import type { Problems } from '@/lib/enquiry/machine';

interface Props {
  /** Id of the form. */
  form: string;
  problems: Problems;
}

/**
 * What is wrong, at the head of the form, each a link to its field. It stays as it is until the next submit: a list that
 * shrinks while one types would move the form.
 */
export function Summary({ form, problems }: Props) {
  return (
    <section tabIndex={-1} aria-labelledby={`${form}-summary`} className="summary">
      <h2 id={`${form}-summary`}>There is a problem</h2>
      <ul>
        {Object.entries(problems).map(([name, problem]) => (
          <li key={name}>
            <a
              href={`#${form}-${name}`}
              onClick={(event) => {
                // The address stays as it is: it names the course.
                event.preventDefault();
                document.getElementById(`${form}-${name}`)?.focus();
              }}
            >
              {problem}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
