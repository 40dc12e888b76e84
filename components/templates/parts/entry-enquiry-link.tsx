import { BUTTON } from '@/components/ui/button-classes';
import { type Content, type Course, enquiryPath, pageWith, type Service } from '@/lib/content';

interface Props {
  content: Content;
  entry: Course | Service;
  className?: string;
}

/** The link from a course or a service to its enquiry form. */
export const EntryEnquiryLink = ({ content, entry, className = BUTTON.solid }: Props) => (
  <a
    className={className}
    href={entry.kind === 'course' ? enquiryPath(content, entry) : pageWith(content, 'enquiry').path}
  >
    {`Enquire about this ${entry.kind}`}
  </a>
);
