/** "How to enquire", near the end of a course and of a service. */
import { BUTTON } from '@/components/ui/button-classes';
import { Contacts } from '@/components/ui/contacts';
import { Section } from '@/components/ui/section';
import {
  type Content,
  type Course,
  footerBranches,
  formatBranches,
  pageWith,
  type Service,
} from '@/lib/content';
import { chatLink } from '@/lib/enquiry/chat';
import { greetingFrom } from '@/lib/format/contact';
import type { SyllabusAccess } from './course/syllabus-download';
import { EnquireLink } from './enquire-link';
import { MissingFactsNote } from './missing-facts-note';

export const ENQUIRY_SECTION = { id: 'enquire', title: 'How to enquire' } as const;

interface CourseProps {
  content: Content;
  course: Course;
  access: SyllabusAccess;
}

/** How to enquire about a course: the form's fields, the institute's branches, and a button to the form. */
export function CourseEnquirySection({ content, course, access }: CourseProps) {
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
        <EnquireLink content={content} entry={course} />
      </p>
    </EnquirySection>
  );
}

/** How to enquire about a service: what to tell, by form, telephone or chat, and a button to the form. */
export function ServiceEnquirySection({ content, service }: { content: Content; service: Service }) {
  const { title, role } = service.data;
  const form = pageWith(content, 'enquiry').path;
  return (
    <EnquirySection content={content} entry={service}>
      <p className="text-lede">
        {role.includes('training')
          ? 'Tell us the score you need, by when, and what you have studied so far'
          : 'Tell us what you plan, and which papers you have, if any'}
        : by the form, by phone or by chat. Asking is free. You decide later.
      </p>
      <p className="no-print">
        <a className={BUTTON.solid} href={form}>
          Enquire about {title}
        </a>
      </p>
      <MissingFactsNote entry={service} href={form} />
    </EnquirySection>
  );
}

interface Props {
  content: Content;
  entry: Course | Service;
  children: React.ReactNode;
}

/** The words beside telephone, e-mail and chat, whose labels name the course or service. */
function EnquirySection({ content: { site }, entry, children }: Props) {
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
