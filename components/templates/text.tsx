import { type PageOf, splitLastSection } from '@/lib/content';
import { ClosingSection } from './parts/closing-section';
import { CallButtons } from './parts/contact-buttons';
import { GeneralEnquiryLink } from './parts/general-enquiry-link';
import { textPicture } from './parts/page-head-picture';
import { TextPageHead } from './parts/text-page-head';
import { TextSections } from './parts/text-sections';
import type { TemplateProps } from './types';

/** A page of plain text sections. */
export function TextPage({ content, entry, body }: TemplateProps<PageOf<'text'>>) {
  const { others, last } = splitLastSection(body.sections);
  const picture = textPicture(body, '@max-lg/page:aspect-[4/3]');
  const { action } = entry.data;
  return (
    <div className="page">
      <TextPageHead
        title={entry.data.title}
        lede={body.lede}
        intro={body.introAfterFigure}
        facts={entry.data.facts}
        frame={picture && { ...picture, isTall: true }}
      >
        <GeneralEnquiryLink content={content}>{action}</GeneralEnquiryLink>
        <CallButtons content={content} branches={entry.data.branches} />
      </TextPageHead>
      <TextSections sections={others} />
      {body.sections.length > 0 && (
        <ClosingSection content={content} section={last} action={action} branches={entry.data.branches} />
      )}
    </div>
  );
}
