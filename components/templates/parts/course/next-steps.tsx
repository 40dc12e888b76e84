import { type Content, type Course, comparisonPath, JOB_TITLES, pageWith } from '@/lib/content';

/** Jobs that ask for this course, the internship, and a link to the comparison with other courses. */
export function NextSteps({ content, course }: { content: Content; course: Course }) {
  const { jobTitles, group } = course.data;
  const internship = pageWith(content, 'internship');
  const { duration } = internship.data;
  const comparison = comparisonPath(content, group);
  return (
    <div className="prose mt-4">
      <p>{jobTitles.length > 0 && `${JOB_TITLES}: ${jobTitles.join(', ')}. `}No course guarantees a job.</p>
      <p>
        After the course you can apply for the <a href={internship.path}>internship</a>
        {duration && ` of ${duration}`}.
        {comparison && (
          <>
            {' '}
            <a href={comparison}>Compare this course with others</a>.
          </>
        )}
      </p>
    </div>
  );
}
