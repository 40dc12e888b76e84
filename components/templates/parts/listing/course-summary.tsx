import { RowFacts } from '@/components/ui/facts';
import { type Content, type Course, listingFacts } from '@/lib/content';

/** The jobs that a course leads to, if its file names any. */
export function Jobs({ content, course }: { content: Content; course: Course }) {
  const { jobs } = listingFacts(content, course);
  return jobs && <p className="label mt-1 text-ink">Jobs: {jobs}</p>;
}

interface Props {
  content: Content;
  course: Course;
  /** Whether to show the label, as in the first row; the filter moves it to the first row shown. */
  showsLabel: boolean;
}

/** Prerequisites, if the screen has room for a sentence, and the facts of a course. */
export function CourseSummary({ content, course, showsLabel }: Props) {
  const { prerequisites, line } = listingFacts(content, course);
  return (
    <>
      {showsLabel && prerequisites && (
        <p className="label @max-md/page:hidden" data-prerequisites="">
          Before you start
        </p>
      )}
      {prerequisites && <p className="text-note leading-snug @max-md/page:hidden">{prerequisites}</p>}
      <RowFacts facts={line} />
    </>
  );
}
