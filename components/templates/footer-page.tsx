import { Section } from '@/components/ui/section';
import { instituteFacts, type Page } from '@/lib/content';
import { drawingOf } from '@/lib/media/drawings';
import { BranchCells } from './parts/branch-cells';
import { ContactActions, ContactSection } from './parts/contact-section';
import { Locators } from './parts/locators';
import { TextPageHead } from './parts/text-page-head';
import { TextSections } from './parts/text-sections';
import type { TemplateProps } from './types';

/** The figure of the head without its frame and its height: each drawn map has both. */
const BARE_FIGURE =
  '[&_.figure]:border-0 wide:[&_.figure]:mt-6 wide:[&_.figure]:mb-6 wide:[&_.figure]:min-h-0 wide:[&_.figure]:[contain:none]';

/**
 * The page named Footer: the branches on the drawn maps, in its head unless the text begins with a picture, and in cells;
 * then the text.
 */
export function FooterPage({ content, entry, body }: TemplateProps<Page>) {
  const { branches } = content.site;
  const drawing = drawingOf(entry);
  const maps = branches.some(({ locator }) => locator) && <Locators branches={branches} />;
  const inHead = maps && !body.figure;
  return (
    <div className="page">
      <div className={inHead ? BARE_FIGURE : undefined}>
        <TextPageHead
          title={entry.data.title}
          body={body}
          facts={instituteFacts(content)}
          factsOnPhone="none"
          figure={maps}
          drawing={drawing}
          drawingOnPhone={false}
          large
          low
          whole
        >
          <span className="flex basis-full flex-wrap gap-3">
            <ContactActions content={content} />
          </span>
        </TextPageHead>
      </div>
      <Section id="branches" title="Our branches" span="full" strong>
        <div className="grid gap-y-gap">
          {!inHead && maps}
          <BranchCells branches={branches} />
        </div>
      </Section>
      <TextSections sections={body.sections} />
      <ContactSection content={content} />
    </div>
  );
}
