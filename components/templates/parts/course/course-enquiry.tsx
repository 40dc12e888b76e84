import { BUTTON } from '@/components/ui/button-classes';
import { type Content, type Course, enquiryPath, formatPlaces, pageWith, syllabusPath } from '@/lib/content';
import { EnquirySection } from '../enquiry-section';
import { MissingFactsNote } from '../missing-facts-note';

/** What the form asks and gives, where we are, and the button to the form. */
export function CourseEnquiry({ content, entry }: { content: Content; entry: Course }) {
  const { site } = content;
  const pdf = syllabusPath(content, entry);
  const direct = entry.data.pdf === 'direct';
  return (
    <EnquirySection content={content} entry={entry}>
      <p className="text-lede">
        Give your name, mobile number and email in the form
        {pdf && !direct && ', and the syllabus PDF downloads at once'}.
        {pdf && direct && ' The syllabus PDF needs no form.'} Asking is free. You decide later.
      </p>
      <MissingFactsNote entry={entry} href={pageWith(content, 'enquiry').path} />
      <p>
        Founded in {site.founded}, {site.name} has {formatPlaces(site.branches)}.{' '}
        <a href={pageWith(content, 'contact').path}>Visit us</a>.
      </p>
      <p className="no-print">
        <a className={BUTTON.solid} href={enquiryPath(content, entry)}>
          Enquire about this course
        </a>
      </p>
    </EnquirySection>
  );
}
