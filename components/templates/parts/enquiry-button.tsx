import { BUTTON } from '@/components/ui/button-classes';
import { type Content, pageWith } from '@/lib/content';

interface Props {
  content: Content;
  className?: string;
  children?: React.ReactNode;
}

/** The button that leads to the general enquiry. */
export const EnquiryButton = ({ content, className = BUTTON.solid, children = 'Send an enquiry' }: Props) => (
  <a href={pageWith(content, 'enquiry').path} className={className}>
    {children}
  </a>
);
