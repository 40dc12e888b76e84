import { BUTTON } from '@/components/ui/button-classes';
import { type Content, pageWith, type Service } from '@/lib/content';
import { EnquirySection } from '../enquiry-section';
import { MissingFactsNote } from '../missing-facts-note';

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
