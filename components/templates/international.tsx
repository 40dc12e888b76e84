import { InlineScript } from '@/components/ui/inline-script';
import { drawingPathOf, type PageOf, servicesOf } from '@/lib/content';
import { splitSentence } from '@/lib/format/sentence';
import { encodedPicture } from '@/lib/pictures/manifest';
import { ClosingSection } from './parts/closing-section';
import { CallButtons } from './parts/contact-buttons';
import { DrawingNav, type DrawingNavItem } from './parts/drawing-nav';
import { GeneralEnquiryLink } from './parts/general-enquiry-link';
import { LoopVideo } from './parts/international/loop-video';
import { SectionBand } from './parts/section-band';
import { TextPageHead } from './parts/text-page-head';
import { SectionOfText } from './parts/text-sections';
import type { TemplateProps } from './types';

/**
 * International: heading beside the video, groups of services and languages, and the way abroad in a `Band`.
 */
export function InternationalPage({ content, entry, body }: TemplateProps<PageOf<'international'>>) {
  const { video } = entry.data;
  const ask = <GeneralEnquiryLink content={content}>Ask which step comes next</GeneralEnquiryLink>;
  const steps = body.sections.find(({ layout }) => layout === 'steps');
  const cells = servicesOf(content, entry).map(
    ({ entry: service, label, id }): DrawingNavItem => ({
      title: service.data.title,
      path: service.path,
      group: label,
      drawing: service.kind === 'page' ? undefined : drawingPathOf(service),
      text: splitSentence(service.data.description)[0],
      id,
    }),
  );
  const loop = (
    <>
      <LoopVideo video={video} poster={encodedPicture(video.poster)} />
      <InlineScript name="toggle-video" />
    </>
  );
  return (
    <div className="page">
      <TextPageHead
        // The owner asks for these words.
        title={`${content.site.name} – Expanding Horizons Internationally`}
        lede={body.lede}
        intro={body.intro}
        frame={{ figure: loop }}
      >
        {ask}
        <CallButtons content={content} className="@max-md/page:hidden" />
      </TextPageHead>
      <DrawingNav label="Services abroad" cells={cells} />
      {body.sections.map((section) =>
        section === steps ? (
          <SectionBand key={section.id} section={section} drawing={cells[0]?.drawing}>
            {ask}
          </SectionBand>
        ) : (
          <SectionOfText key={section.id} section={section} />
        ),
      )}
      <ClosingSection content={content} />
    </div>
  );
}
