import { Contacts } from '@/components/ui/contacts';
import { Section } from '@/components/ui/section';
import { type Content, type Course, footerBranches, type Service } from '@/lib/content';
import { chatLink } from '@/lib/enquiry/chat';
import { greetingFrom } from '@/lib/format/contact';

export const ENQUIRY_SECTION = { id: 'enquire', title: 'How to enquire' } as const;

interface Props {
  content: Content;
  entry: Course | Service;
  children: React.ReactNode;
}

/**
 * “How to enquire”, near the end of a course and of a service: the words beside telephone, e-mail and chat,
 * whose labels name the course or service.
 */
export function EnquirySection({ content: { site }, entry, children }: Props) {
  const { title } = entry.data;
  const chatHref = chatLink(
    site.chat.number,
    greetingFrom(site.greeting, { title, url: site.siteUrl + entry.path }),
  );
  return (
    <Section
      {...ENQUIRY_SECTION}
      prominent
      lighter
      aside={<Contacts branches={footerBranches(site)} chatHref={chatHref} about={title} />}
    >
      <div className="prose">{children}</div>
    </Section>
  );
}
