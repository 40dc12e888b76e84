import { CHEVRON } from '@/components/ui/disclosure-classes';
import { type Content, courseGroups, pageWith, syllabusPath, thumbPathOf } from '@/lib/content';

/**
 * Links to choose a course, since the course field is read-only. lib/browser/fill-course-name.ts takes the
 * chosen course from them, and then hides them.
 */
export function CourseLinks({ content }: { content: Content }) {
  const here = pageWith(content, 'course-enquiry').path;
  return (
    <div id="no-course">
      <details className="border-[1.5px] border-faint bg-white dark:bg-paper">
        <summary
          className={`flex min-h-[2.875rem] items-center justify-between gap-3 px-3 text-faint hover:text-signal ${CHEVRON}`}
        >
          Choose the course
        </summary>
        <div className="border-t border-line px-3 pb-3">
          <p className="mt-3 text-note">
            Not sure yet? Leave it empty: no PDF downloads, but we call or email you and help you choose.
          </p>
          {courseGroups(content).map(({ id, name, courses }) => (
            <div key={id} className="mt-3 text-note">
              <p className="label">{name}</p>
              <ul className="flex flex-wrap gap-x-4">
                {courses.map((course) => (
                  <li key={course.slug}>
                    <a
                      href={`${here}?course=${course.slug}`}
                      data-thumb={thumbPathOf(course)}
                      data-pdf={syllabusPath(content, course)}
                      className="tap-target"
                    >
                      {course.data.title}
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </details>
    </div>
  );
}
