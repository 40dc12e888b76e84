import { BUTTON } from '@/components/ui/button-classes';
import { Section } from '@/components/ui/section';
import { type Page, pageWith } from '@/lib/content';
import { chatLink } from '@/lib/enquiry/chat';
import { drawingOf } from '@/lib/media/drawings';
import { BranchCalls, BranchCells } from './parts/branch-cells';
import { ContactSection } from './parts/contact-section';
import { Locators } from './parts/locators';
import { TextPageHead } from './parts/text-page-head';
import { TextSections } from './parts/text-sections';
import type { TemplateProps } from './types';

/** The figure of the head without its frame and its height: each drawn map has both. */
const BARE_FIGURE =
  '[&_.figure]:border-0 wide:[&_.figure]:mt-6 wide:[&_.figure]:mb-6 wide:[&_.figure]:min-h-0 wide:[&_.figure]:[contain:none]';
/** A phone shows the first map below the telephones, the others below the cells of the branches. */
const MAPS_ON_PHONE = 'max-wide:[&_.figure]:order-last max-mid:[&_figure:not(:first-child)]:hidden';
const OTHER_MAPS = 'mid:hidden [&_figure:first-child]:hidden [&_figure]:w-3/4';

/**
 * The page named Footer: the telephones of the branches, and the drawn maps, in its head unless the text begins with a
 * picture; their addresses in cells; then the text.
 */
export function FooterPage({ content, entry, body }: TemplateProps<Page>) {
  const { site } = content;
  const { branches } = site;
  const drawing = drawingOf(entry);
  const maps = branches.some(({ locator }) => locator) && <Locators branches={branches} />;
  const inHead = maps && !body.figure;
  return (
    <div className="page">
      <div className={inHead ? `${BARE_FIGURE} ${MAPS_ON_PHONE}` : undefined}>
        <TextPageHead
          title={entry.data.title}
          body={body}
          strip={<BranchCalls branches={branches} />}
          factsOnPhone="last"
          figure={maps}
          drawing={drawing}
          drawingOnPhone={false}
          large
          low
          whole
        >
          <a href={pageWith(content, 'enquiry').path} className={`${BUTTON.solid} max-mid:flex-1`}>
            Send an enquiry
          </a>
          <a
            href={chatLink(site.chat.number, site.greeting)}
            rel="noopener"
            className={`${BUTTON.line} max-mid:flex-1`}
          >
            Chat
          </a>
        </TextPageHead>
      </div>
      <Section id="branches" title="Our branches" span="full" strong>
        <div className="grid gap-y-gap">
          {!inHead && maps}
          <BranchCells branches={branches} />
          {inHead && <div className={OTHER_MAPS}>{maps}</div>}
        </div>
      </Section>
      <TextSections sections={body.sections} />
      <ContactSection content={content} />
    </div>
  );
}
