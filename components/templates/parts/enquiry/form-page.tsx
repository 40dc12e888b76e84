/** The layout of both enquiry pages. */
import type { FormKind } from '@/components/islands/enquiry/use-enquiry';
import { Island } from '@/components/islands/runtime/island';
import { Contacts } from '@/components/ui/contacts';
import { HeadLede, HeadText, HeadTitle, PageHead } from '@/components/ui/page-head';
import { ABOVE_TITLE, titleSize } from '@/components/ui/page-head-classes';
import { Prose } from '@/components/ui/prose';
import { type Blocks, contactsOf, type Page, pageWith } from '@/lib/content';
import { chatLink } from '@/lib/enquiry/chat';
import type { TemplateProps } from '../../types';
import { TextSections } from '../text-sections';

/**
 * Gives the text the whole width when the form was closed, or cannot open without script. It asks for a
 * closed dialog, since a page whose form is not parsed yet would else move its text.
 */
const ONE_COLUMN_CLASSES =
  '@md/page:has-[dialog:not([open])]:not-has-[[role=alert]]:block @md/page:noscript:block';

/**
 * The head in five of the page's twelve columns: nine nested ones make the text as wide as these five.
 * Smaller type on a phone, and no space below.
 */
const BESIDE_FORM_CLASSES =
  '[--section:0rem] @max-md/page:[--text-h1:2.25rem] @max-md/page:[--text-lede:1rem] @md/page:pt-2 @lg/page:grid-cols-9!';

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

/** The form, which is open at once (components/islands/enquiry-panel.tsx), stands beside the text. */
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
        className={`grid grid-cols-1 gap-x-gap gap-y-4 pb-section @md/page:grid-cols-12 @md/page:grid-rows-[auto_1fr_auto] ${ONE_COLUMN_CLASSES}`}
      >
        <div className="@md/page:col-span-5">
          <PageHead className={BESIDE_FORM_CLASSES}>
            <HeadText className={`${ABOVE_TITLE} @max-md/page:pt-3 @lg/page:col-[1/10]`}>
              <HeadTitle title={entry.data.title} className={titleSize(entry.data.title, false)} />
              <HeadLede lede={body.lede} />
            </HeadText>
          </PageHead>
        </div>
        {above}
        <div className="@md/page:col-[6/-1] @md/page:row-span-2 @md/page:mt-7 @lg/page:mt-9">
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
        <Prose blocks={notes} className="text-note @md/page:col-[6/-1] @md/page:row-start-3" />
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
