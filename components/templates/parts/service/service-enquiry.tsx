import { BUTTON } from '@/components/ui/button-classes';
import { Contacts } from '@/components/ui/contacts';
import { Section } from '@/components/ui/section';
import { type Content, footerBranches, pageWith, type Service } from '@/lib/content';
import { chatLink } from '@/lib/enquiry/chat';
import { greetingFrom } from '@/lib/format/contact';
import { MissingFactsNote } from '../missing-facts-note';

/** Id and title of the section, for the links to it. */
export const SERVICE_ENQUIRY = { id: 'enquire', title: 'How to enquire' } as const;

/** Form, telephone, e-mail and chat; each names the service. */
export function ServiceEnquiry({ content, entry }: { content: Content; entry: Service }) {
  const { site } = content;
  const { title, role } = entry.data;
  const form = pageWith(content, 'enquiry').path;
  const greeting = greetingFrom(site.greeting, { title, url: site.siteUrl + entry.path });
  const branches = footerBranches(site);
  return (
    <Section
      {...SERVICE_ENQUIRY}
      strong
      panel
      aside={<Contacts branches={branches} chat={chatLink(site.chat.number, greeting)} about={title} />}
    >
      <div className="prose">
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
        <MissingFactsNote entry={entry} href={form} />
      </div>
    </Section>
  );
}
