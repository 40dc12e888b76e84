import { BUTTON } from '@/components/ui/button-classes';
import { wideScreenDrawing } from '@/components/ui/drawing';
import { Prose } from '@/components/ui/prose';
import { Section } from '@/components/ui/section';
import {
  type Content,
  drawingOf,
  type Page,
  pageWith,
  splitLastSection,
  type TextSection,
} from '@/lib/content';
import { ChatButton } from './parts/contact-buttons';
import { DrawnMaps } from './parts/drawn-maps';
import { BranchCalls, BranchCells } from './parts/footer-page/branch-cells';
import { FramedHead, MapsHead } from './parts/footer-page/footer-head';
import { GeneralEnquiryLink } from './parts/general-enquiry-link';
import { LOWER_PART_CLASSES, textPicture } from './parts/page-head-picture';
import { TextSections } from './parts/text-sections';
import type { TemplateProps } from './types';

/** On a phone the first map is below the telephones, the others are below the cells of the branches. */
const FIRST_MAP_CLASSES = '@max-md/page:[&_figure:not(:first-child)]:hidden';
const OTHER_MAPS_CLASSES = '@md/page:hidden [&_figure:first-child]:hidden';

/**
 * `/Footer`, a path of the specification: all branches on one page. The head has the telephones and, unless
 * the text begins with a picture, the drawn maps. Cells with addresses follow, then the text.
 */
export function FooterPage({ content, entry, body }: TemplateProps<Page>) {
  const { branches } = content.site;
  const { others, last } = splitLastSection(body.sections);
  const maps = branches.some(({ locator }) => locator) && <DrawnMaps branches={branches} />;
  const mapsInHead = maps && !body.figure;
  const { title } = entry.data;
  const buttons = (
    <>
      <GeneralEnquiryLink content={content} className={`${BUTTON.solid} @max-md/page:flex-1`} />
      <ChatButton content={content} className="@max-md/page:flex-1" />
    </>
  );
  const mapsAndCalls = (
    <div className="grid gap-y-gap">
      <div className={`@max-lg/page:order-last ${FIRST_MAP_CLASSES}`}>{maps}</div>
      <BranchCalls branches={branches} paired />
    </div>
  );
  return (
    <div className="page">
      {mapsInHead ? (
        <MapsHead title={title} body={body} maps={mapsAndCalls}>
          {buttons}
        </MapsHead>
      ) : (
        <FramedHead
          title={title}
          body={body}
          calls={<BranchCalls branches={branches} />}
          frame={textPicture(body, LOWER_PART_CLASSES) ?? wideScreenDrawing(drawingOf(entry))}
        >
          {buttons}
        </FramedHead>
      )}
      <Section id="branches" title="Our branches" span="full" prominent>
        <div className="grid gap-y-gap">
          {!mapsInHead && maps}
          <BranchCells branches={branches} />
          {mapsInHead && <div className={OTHER_MAPS_CLASSES}>{maps}</div>}
        </div>
      </Section>
      <TextSections sections={others} />
      {last && <Directions content={content} section={last} />}
    </div>
  );
}

const Directions = ({ content, section }: { content: Content; section: TextSection }) => (
  <Section id={section.id} title={section.title} span="wide" prominent lighter>
    <Prose
      blocks={section.blocks}
      className="max-w-none @lg/page:grid @lg/page:grid-cols-3 @lg/page:gap-x-gap @lg/page:[&>p]:mt-0"
    />
    <p className="no-print mt-5 flex flex-wrap items-center gap-x-5 gap-y-2">
      <a href={pageWith(content, 'contact').path} className={`${BUTTON.line} @max-md/page:flex-auto`}>
        Directions to each branch
      </a>
      <GeneralEnquiryLink content={content} className="tap-target" />
    </p>
  </Section>
);
