import { contactsOf } from '@/components/chrome/shell';
import { Island } from '@/components/islands/island';
import { Contacts } from '@/components/ui/contacts';
import { InlineScript } from '@/components/ui/inline-script';
import { PageHead } from '@/components/ui/page-head';
import { courseLookup, type Page, pageWith } from '@/lib/content';
import { chatLink } from '@/lib/enquiry/words';
import { scriptJson } from '@/lib/format/script-json';
import { BodySections } from './text';
import type { TemplateProps } from './types';

/** The general enquiry: its form shows at once, whatever was dismissed before. */
export function EnquiryPage(props: TemplateProps<Page>) {
  return <FormPage {...props} kind="general" />;
}

/** The course enquiry: the course is looked up in the catalogue below by the slug in the URL. */
export function CourseEnquiryPage(props: TemplateProps<Page>) {
  return (
    <>
      <FormPage {...props} kind="course" />
      <script id="courses" type="application/json" dangerouslySetInnerHTML={{ __html: scriptJson(courseLookup(props.content)) }} />
      <InlineScript name="course-name" />
    </>
  );
}

function FormPage({ content, entry, body, kind }: TemplateProps<Page> & { kind: 'general' | 'course' }) {
  const { site } = content;
  const branches = contactsOf(site);
  return (
    <div className="sheet">
      <PageHead title={entry.data.title} lede={body.lede} />
      {/* Beside each other where both have room in the reader's size of text. */}
      <div className="flex flex-wrap gap-x-16 gap-y-10 border-t-2 border-ink pt-8 pb-band">
        <div className="max-w-[34rem] min-w-0 grow basis-[min(28rem,100%)]">
          <Island name="enquiry-panel" props={{ kind, host: site.enquiryHost, chat: site.chat.number, privacy: pageWith(content, 'privacy').path, branches }} />
        </div>
        <section aria-labelledby="other-ways" className="min-w-0 grow basis-[min(20rem,100%)]">
          <h2 id="other-ways" className="mb-4 text-h3">
            Other ways to reach us
          </h2>
          <Contacts branches={branches} chat={chatLink(site.chat.number, site.greeting)} />
        </section>
      </div>
      <BodySections body={body} />
    </div>
  );
}
