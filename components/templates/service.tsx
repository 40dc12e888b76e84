import { AskFor } from '@/components/ui/ask-for';
import { Chain } from '@/components/ui/chain';
import { Contacts } from '@/components/ui/contacts';
import { Drawing } from '@/components/ui/drawing';
import { Related } from '@/components/ui/entry-list';
import { Facts } from '@/components/ui/facts';
import { PageHead } from '@/components/ui/page-head';
import { Questions, Sources } from '@/components/ui/questions';
import { Prose, Section } from '@/components/ui/section';
import { type Body, breadcrumbsOf, chainOf, factsOf, pageWith, relatedTo, type Service } from '@/lib/content';
import { withBars } from '@/lib/content/bars';
import { sectionOf } from '@/lib/content/sections';
import { chatLink } from '@/lib/enquiry/words';
import { greetingFrom } from '@/lib/format/contact';
import { drawingOf } from '@/lib/media/drawings';
import { roleSentence, ServiceFees } from './service-facts';
import { Notes } from './text';
import type { TemplateProps } from './types';

/** An overseas service: whom not to pay, the steps with their times, documents, fees, and how to enquire. */
export function ServicePage({ content, entry, body }: TemplateProps<Service>) {
  const { data } = entry;
  const { site } = content;
  const drawing = drawingOf(entry);
  const facts = factsOf(content, entry);
  const form = pageWith(content, 'enquiry').path;
  const greeting = greetingFrom(site.greeting, { title: data.title, url: site.siteUrl + entry.path });
  const { first, warning, steps, times, documents, rest } = sectionsOf(body);
  const chain = steps && chainOf(steps.layout.list, facts);
  return (
    <div className="sheet">
      <PageHead
        title={data.title}
        crumbs={breadcrumbsOf(content, entry)}
        description={data.description}
        facts={<Facts facts={facts} checked={data.checked} />}
        figure={
          drawing && (
            <div className="figure">
              <Drawing drawing={drawing} />
            </div>
          )
        }
      >
        <a className="button button-solid" href={form}>
          Enquire about this service
        </a>
        {data.role.length > 0 && <small>{roleSentence(data.role)}</small>}
      </PageHead>
      <OnThisPage
        sections={[
          warning,
          steps,
          times,
          documents,
          ...(steps ? [] : [...first, ...rest]),
          data.faq.length > 0 && QUESTIONS,
          ENQUIRE,
        ]}
      />
      <div className="zone wide">
        <div className="story">
          <Prose blocks={[...body.lede, ...body.intro]} />
        </div>
      </div>
      {warning && (
        <Section id={warning.id} title={warning.title} className="wide leaf">
          <Prose blocks={warning.blocks} className="cols" />
        </Section>
      )}
      <Notes sections={chain ? first : [...first, ...(steps ? [steps] : [])]} />
      {chain && (
        <Section id={steps.id} title={steps.title} className="wide">
          <Chain chain={chain} />
        </Section>
      )}
      <Notes sections={times ? [times] : []} />
      {documents && (
        <Section id={documents.id} title={documents.title} className="wide">
          <Prose blocks={documents.blocks} className="documents" />
        </Section>
      )}
      <Notes sections={rest} />
      <ServiceFees service={data} />
      <Questions faq={data.faq} />
      <Section {...ENQUIRE} className="leaf">
        <div className="prose">
          <p>
            {data.role.includes('training')
              ? 'Tell us the score you need, by when, and what you have studied so far'
              : 'Tell us which step you are at and which papers you have'}
            : by the form, or directly. An enquiry commits you to nothing.
          </p>
          <p className="no-print">
            <a className="button button-solid" href={form}>
              Enquire about {data.title}
            </a>
          </p>
          <AskFor entry={entry} form={form} />
        </div>
        <Contacts
          branches={site.branches.filter((b) => b.inFooter)}
          chat={chatLink(site.chat.number, greeting)}
          about={data.title}
        />
      </Section>
      <Sources sources={data.sources} title="Sources" />
      <Related title="Read next" entries={relatedTo(content, entry)} />
    </div>
  );
}

const QUESTIONS = { id: 'questions', title: 'Questions' } as const;
const ENQUIRE = { id: 'enquire', title: 'How to enquire' } as const;

/** Ways into a long page, in one row that scrolls: on a phone, where nothing else shows what lies below. */
function OnThisPage({ sections }: { sections: ({ id: string; title: string } | false | undefined)[] }) {
  return (
    <nav aria-label="On this page" className="no-print pb-6 md:hidden">
      <ul className="chips">
        {sections.map(
          (section) =>
            section && (
              <li key={section.id}>
                <a href={`#${section.id}`}>{section.title}</a>
              </li>
            ),
        )}
      </ul>
    </nav>
  );
}

/** What the editor wrote, by what it is: the times follow the steps, and a warning stands before both. */
function sectionsOf(body: Body) {
  const sections = body.sections.map((section) => ({ ...section, blocks: withBars(section.blocks) }));
  const warning = sectionOf(sections, 'warning');
  const steps = sectionOf(sections, 'steps');
  const times = steps && sectionOf(sections, 'times');
  const documents = sectionOf(sections, 'documents');
  const others = sections.filter((s) => ![warning, steps, times, documents].includes(s));
  const split = steps ? others.filter((s) => sections.indexOf(s) < sections.indexOf(steps)).length : 1;
  return { first: others.slice(0, split), warning, steps, times, documents, rest: others.slice(split) };
}
