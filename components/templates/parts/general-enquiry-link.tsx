import { BUTTON } from '@/components/ui/button-classes';
import { type Content, pageWith } from '@/lib/content';

interface Props {
  content: Content;
  className?: string;
  children?: React.ReactNode;
}

/** The link to the general enquiry, which looks like a button unless `className` says otherwise. */
export const GeneralEnquiryLink = ({
  content,
  className = BUTTON.solid,
  children = 'Send an enquiry',
}: Props) => (
  <a href={pageWith(content, 'enquiry').path} className={className}>
    {children}
  </a>
);
