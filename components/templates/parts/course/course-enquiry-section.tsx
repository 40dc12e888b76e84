import { type Content, type Course, formatBranches, pageWith } from '@/lib/content';
import { EnquirySection } from '../enquiry-section';
import { EntryEnquiryLink } from '../entry-enquiry-link';
import { MissingFactsNote } from '../missing-facts-note';
import type { SyllabusAccess } from './syllabus-download';

interface Props {
  content: Content;
  course: Course;
  access: SyllabusAccess;
}

/** How to enquire about a course: the form's fields, the institute's branches, and a button to the form. */
export function CourseEnquirySection({ content, course, access }: Props) {
  const { site } = content;
  return (
    <EnquirySection content={content} entry={course}>
      <p className="text-lede">
        Give your name, mobile number and email in the form
        {access.kind === 'form' && ', and the syllabus PDF downloads at once'}.
        {access.kind === 'direct' && ' The syllabus PDF needs no form.'} Asking is free. You decide later.
      </p>
      <MissingFactsNote entry={course} href={pageWith(content, 'enquiry').path} />
      <p>
        Founded in {site.founded}, {site.name} has {formatBranches(site.branches)}.{' '}
        <a href={pageWith(content, 'contact').path}>Visit us</a>.
      </p>
      <p className="no-print">
        <EntryEnquiryLink content={content} entry={course} />
      </p>
    </EnquirySection>
  );
}
