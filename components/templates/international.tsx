import { BUTTON } from '@/components/ui/button-classes';
import { InlineScript } from '@/components/ui/inline-script';
import { LoopVideo } from '@/components/ui/loop-video';
import { type PageOf, pageWith } from '@/lib/content';
import { servicesOf } from '@/lib/content/services';
import { picture } from '@/lib/files/picture-manifest';
import { splitSentence } from '@/lib/format/sentence';
import { drawingOf } from '@/lib/media/drawings';
import { ContactSection, HeadContacts } from './parts/contact-section';
import { type DrawingCell, DrawingCells } from './parts/drawing-cells';
import { HighlightBand } from './parts/service-sections';
import { TextPageHead } from './parts/text-page-head';
import { TextSections } from './parts/text-sections';
import type { TemplateProps } from './types';

/** International: the loop, the heading, the groups of services and languages, the way abroad in a band. */
export function InternationalPage({ content, entry, body }: TemplateProps<PageOf<'international'>>) {
  const { video } = entry.data;
  const enquiry = pageWith(content, 'enquiry').path;
  const stepsIndex = body.sections.findIndex(({ layout }) => layout.shape === 'steps');
  const steps = body.sections[stepsIndex];
  const cells = servicesOf(content, entry).map(
    ({ entry: service, label, id }): DrawingCell => ({
      title: service.data.title,
      path: service.path,
      label,
      drawing: service.kind === 'page' ? undefined : drawingOf(service)?.src,
      text: splitSentence(service.data.description)[0],
      id,
    }),
  );
  return (
    <>
      <LoopVideo video={video} poster={picture(video.poster)} />
      <InlineScript name="video" />
      <div className="page">
        <TextPageHead
          title={`${content.site.name} – Expanding Horizons Internationally`}
          body={body}
          large
          aside={<HeadContacts content={content} />}
        >
          <a href={enquiry} className={BUTTON.solid}>
            Ask which step comes next
          </a>
        </TextPageHead>
        <DrawingCells label="Services abroad" cells={cells} />
        <TextSections sections={body.sections.slice(0, Math.max(stepsIndex, 0))} />
        {steps && (
          <HighlightBand section={steps} drawing={cells[0]?.drawing}>
            <a href={enquiry} className={BUTTON.solid}>
              Ask which step comes next
            </a>
          </HighlightBand>
        )}
        <TextSections sections={body.sections.slice(stepsIndex + 1)} />
        <ContactSection content={content} />
      </div>
    </>
  );
}
