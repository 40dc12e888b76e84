/** The layout of both enquiry pages. */
import type { FormKind } from '@/components/islands/enquiry/use-enquiry';
import { Island } from '@/components/islands/island';
import { Contacts } from '@/components/ui/contacts';
import { HeadLede, HeadText, HeadTitle, PageHead } from '@/components/ui/page-head';
import { ABOVE_TITLE, titleSize } from '@/components/ui/page-head-classes';
import { Prose } from '@/components/ui/prose';
import { type Blocks, contactsOf, type Page, pageWith } from '@/lib/content';
import { chatLink } from '@/lib/enquiry/chat';
import type { TemplateProps } from '../../types';
import { TextSections } from '../text-sections';

/**
 * A single column if no form is beside the text: after the form was closed, or without script. While the page
 * is parsed, the form is missing too, but the text keeps its column.
 */
const ONE_COLUMN_CLASSES = 'mid:has-[dialog:not([open])]:not-has-[[role=alert]]:block mid:noscript:block';

/**
 * The head in five of the page's twelve columns: nine nested ones make the text as wide as these five.
 * Smaller type on a phone, and no space below.
 */
const BESIDE_FORM_CLASSES =
  '[--section:0rem] max-mid:[--text-h1:2.25rem] max-mid:[--text-lede:1rem] mid:pt-2 wide:grid-cols-9!';

interface FormPageProps extends TemplateProps<Page> {
  kind: FormKind;
  sampleMessage?: string | undefined;
  courseLinks?: React.ReactNode;
  /** Content above the form on a phone. */
  above: React.ReactNode;
  /** Content beside the form. */
  beside: React.ReactNode;
  /** Text below the form. */
  notes: Blocks;
}

/** An enquiry page: beside its text the form that opens at once (components/islands/enquiry-panel.tsx). */
export function FormPage({
  content,
  entry,
  body,
  kind,
  sampleMessage,
  courseLinks,
  above,
  beside,
  notes,
}: FormPageProps) {
  const { site } = content;
  const branches = contactsOf(site);
  return (
    <div className="group/enquiry page">
      <div
        className={`grid grid-cols-1 gap-x-gap gap-y-4 pb-section mid:grid-cols-12 mid:grid-rows-[auto_1fr_auto] ${ONE_COLUMN_CLASSES}`}
      >
        <div className="mid:col-span-5">
          <PageHead className={BESIDE_FORM_CLASSES}>
            <HeadText className={`${ABOVE_TITLE} max-mid:pt-3 wide:col-[1/10]`}>
              <HeadTitle title={entry.data.title} className={titleSize(entry.data.title, false)} />
              <HeadLede lede={body.lede} />
            </HeadText>
          </PageHead>
        </div>
        {above}
        <div className="mid:col-[6/-1] mid:row-span-2 mid:mt-7 wide:mt-9">
          <Island
            name="enquiry-panel"
            props={{
              kind,
              host: site.enquiryHost,
              chatNumber: site.chat.number,
              privacyPath: pageWith(content, 'privacy').path,
              branches,
              greeting: site.greeting,
              sampleMessage,
            }}
          >
            {courseLinks}
          </Island>
        </div>
        {beside}
        <Prose blocks={notes} className="text-note mid:col-[6/-1] mid:row-start-3" />
      </div>
      <TextSections sections={body.sections} />
      <section
        aria-labelledby="other-ways"
        className="border-t border-line py-section group-not-has-[dialog[open]]/enquiry:hidden noscript:hidden"
      >
        <h2 id="other-ways" className="mb-4 text-h3">
          Other ways to reach us
        </h2>
        <Contacts branches={branches} chatHref={chatLink(site.chat.number, site.greeting)} />
      </section>
    </div>
  );
}
