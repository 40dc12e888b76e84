import { BUTTON } from '@/components/ui/button-classes';
import { Contacts } from '@/components/ui/contacts';
import { Section } from '@/components/ui/section';
import {
  type Content,
  type Course,
  enquiryPath,
  footerBranches,
  formatPlaces,
  pageWith,
  syllabusPath,
} from '@/lib/content';
import { chatLink } from '@/lib/enquiry/chat';
import { greetingFrom } from '@/lib/format/contact';
import { MissingFactsNote } from '../missing-facts-note';

/** Form, telephone, e-mail and chat; each names the course. */
export function CourseEnquiry({ content, entry }: { content: Content; entry: Course }) {
  const { site } = content;
  const { title } = entry.data;
  const pdf = syllabusPath(content, entry);
  const direct = entry.data.pdf === 'direct';
  const form = enquiryPath(content, entry);
  const greeting = greetingFrom(site.greeting, { title, url: site.siteUrl + entry.path });
  const branches = footerBranches(site);
  return (
    <Section
      id="enquire"
      title="How to enquire"
      strong
      panel
      aside={<Contacts branches={branches} chat={chatLink(site.chat.number, greeting)} about={title} />}
    >
      <div className="prose">
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
          <a className={BUTTON.solid} href={form}>
            Enquire about this course
          </a>
        </p>
      </div>
    </Section>
  );
}
