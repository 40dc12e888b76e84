'use client';
import type { FieldErrors } from '@/lib/enquiry/machine';

interface Props {
  formId: string;
  errors: FieldErrors;
}

/**
 * Summary of errors above the form, each a link to its field. The list stays the same until the next submit:
 * if it shrank during typing, the form would move.
 */
export function Summary({ formId, errors }: Props) {
  return (
    <section
      tabIndex={-1}
      aria-labelledby={`${formId}-summary`}
      className="border-[2.5px] border-signal px-4 pt-3 pb-1.5"
    >
      <h2 id={`${formId}-summary`} className="text-h3">
        There is a problem
      </h2>
      <ul>
        {Object.entries(errors).map(([name, error]) => (
          <li key={name}>
            <a
              href={`#${formId}-${name}`}
              className="tap-target leading-snug font-semibold decoration-signal"
              onClick={(event) => {
                // Following the link would change the address, whose query names the course.
                event.preventDefault();
                document.getElementById(`${formId}-${name}`)?.focus();
              }}
            >
              {error}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
