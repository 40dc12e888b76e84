import { Section } from '@/components/ui/section';
import { instituteFacts, type Page } from '@/lib/content';
import { drawingOf } from '@/lib/media/drawings';
import { BranchCells } from './parts/branch-cells';
import { ContactActions } from './parts/contact-section';
import { Locators } from './parts/locators';
import { TextPageHead } from './parts/text-page-head';
import { TextSections } from './parts/text-sections';
import type { TemplateProps } from './types';

/** The page named Footer: the branches on the drawn maps and in cells, then the text. */
export function FooterPage({ content, entry, body }: TemplateProps<Page>) {
  const { branches } = content.site;
  const drawing = drawingOf(entry);
  return (
    <div className="page">
      <TextPageHead
        title={entry.data.title}
        body={body}
        facts={instituteFacts(content)}
        factsOnPhone="none"
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
      <Section id="branches" title="Our branches" span="full" strong>
        <div className="grid gap-y-gap">
          <Locators branches={branches} />
          <BranchCells branches={branches} />
        </div>
      </Section>
      <TextSections sections={body.sections} />
    </div>
  );
}
