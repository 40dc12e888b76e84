import { Contacts } from '@/components/ui/contacts';
import { Drawing } from '@/components/ui/drawing';
import { Facts } from '@/components/ui/facts';
import { LinkList } from '@/components/ui/link-list';
import { NotPublished } from '@/components/ui/not-published';
import { PageHead } from '@/components/ui/page-head';
import { Questions, Sources } from '@/components/ui/questions';
import { Prose, Section } from '@/components/ui/section';
import { factsOf, pageWith, relatedTo, type Service, trailOf } from '@/lib/content';
import { chatLink } from '@/lib/enquiry/words';
import { greetingFrom } from '@/lib/format/contact';
import { longDate } from '@/lib/format/dates';
import { drawingOf } from '@/lib/media/drawings';
import { roleSentence, ServiceFees } from './service-facts';
import type { TemplateProps } from './types';

/** An overseas service: steps, documents, times, fees, and the day its rules were last checked. */
export function ServicePage({ content, entry, body }: TemplateProps<Service>) {
  const { data } = entry;
  const { site } = content;
  const drawing = drawingOf(entry);
  const greeting = greetingFrom(site.greeting, { title: data.title, url: site.siteUrl + entry.path });
  return (
    <div className="sheet">
      <PageHead
        title={data.title}
        description={data.description}
        lede={body.lede}
        figure={
          <figure className="mt-8 lg:mt-6">
            {drawing && <Drawing drawing={drawing} first className="h-auto w-full" />}
            <div className="mt-4">
              <Facts facts={factsOf(content, entry)} />
            </div>
          </figure>
        }
        trail={trailOf(content, entry)}
      />
      <div className="zone">
        <p className="label figures mb-3 lg:mb-0">
          Rules change. Last checked <time dateTime={data.checked}>{longDate(data.checked)}</time>
        </p>
        <div>
          {data.role.length > 0 && <p className="mb-5 max-w-measure font-display font-medium">{roleSentence(data.role)}</p>}
          <Prose html={body.intro} />
        </div>
      </div>
      {body.sections.map((section) => (
        <Section key={section.id} id={section.id} title={section.title}>
          <Prose html={section.html} />
        </Section>
      ))}
      <ServiceFees service={data} />
      <Questions faq={data.faq} />
      <Sources sources={data.sources} title="Official sources" />
      <Section id="enquire" title="How to enquire">
        <NotPublished entry={entry}>
          <a href={pageWith(content, 'enquiry').path}>Ask us</a>.
        </NotPublished>
        <p className="mb-5 max-w-measure">
          Tell us where you stand and what you hold already; we say what is missing. Write through the{' '}
          <a href={pageWith(content, 'enquiry').path}>enquiry form</a>, or directly:
        </p>
        <Contacts branches={site.branches.filter((b) => b.inFooter)} chat={chatLink(site.chat.number, greeting)} about={data.title} />
      </Section>
      <Section id="related" title="Read next" className="no-print">
        <LinkList items={relatedTo(content, entry).map((e) => ({ title: e.data.title, path: e.path, text: e.data.description }))} />
      </Section>
    </div>
  );
}
