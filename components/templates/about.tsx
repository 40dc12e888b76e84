import { BUTTON } from '@/components/ui/button-classes';
import { framedDrawing } from '@/components/ui/drawing';
import { Section } from '@/components/ui/section';
import {
  courseGroups,
  coursesOf,
  drawingOf,
  groupDrawingPath,
  instituteFacts,
  type PageOf,
  pageWith,
  SECTION_TITLES,
  sectionsByTitle,
} from '@/lib/content';
import { Founder } from './parts/about/founder';
import { Gallery } from './parts/about/gallery';
import { SectionTerms } from './parts/about/section-terms';
import { VisionBand } from './parts/about/vision-band';
import { ClosingSection } from './parts/closing-section';
import { GeneralEnquiryLink } from './parts/general-enquiry-link';
import { textPicture } from './parts/page-head-picture';
import { TextPageHead } from './parts/text-page-head';
import { TextSections } from './parts/text-sections';
import type { TemplateProps } from './types';

/** About: facts of the institute, gallery, then a section for each topic of the text. */
export function AboutPage({ content, entry, body }: TemplateProps<PageOf<'about'>>) {
  const { founder: profile } = content.site;
  const { reasons, founder, vision, mission, values, corporate, services, others } = sectionsByTitle(
    body.sections,
    'reasons',
    'founder',
    'vision',
    'mission',
    'values',
    'corporate',
    'services',
  );
  const belowVision = [mission, values].filter((section) => section !== undefined);
  const [group] = courseGroups(content);
  return (
    <div className="page">
      <TextPageHead
        title={entry.data.title}
        lede={body.lede}
        intro={body.introAfterFigure}
        facts={instituteFacts(content)}
        frame={{ ...(textPicture(body) ?? framedDrawing(drawingOf(entry))), isTall: true }}
      >
        <a href={pageWith(content, 'listing').path} className={BUTTON.solid}>
          See all {coursesOf(content).length} courses
        </a>
        <a href={pageWith(content, 'contact').path} className={BUTTON.line}>
          Visit a branch
        </a>
      </TextPageHead>
      {reasons && (
        <Section id={reasons.id} title={reasons.title} prominent span="wide">
          <SectionTerms section={reasons} numbered />
        </Section>
      )}
      <TextSections sections={others.filter(({ figure }) => figure)} />
      <Gallery items={entry.data.gallery} note={entry.data.galleryNote} />
      <TextSections sections={others.filter(({ figure }) => !figure)} />
      {(profile || founder) && (
        <Founder
          id={founder?.id ?? 'founder'}
          title={founder?.title ?? SECTION_TITLES.founder}
          founder={profile}
          placeholder={founder?.blocks ?? []}
          contactPath={pageWith(content, 'contact').path}
        />
      )}
      {vision ? (
        <VisionBand vision={vision} others={belowVision} drawing={group && groupDrawingPath(group.id)} />
      ) : (
        <TextSections sections={belowVision} />
      )}
      {corporate && (
        <Section id={corporate.id} title={corporate.title} prominent lighter span="wide">
          <SectionTerms section={corporate} />
          <p className="mt-5">
            <GeneralEnquiryLink content={content}>Enquire for a group</GeneralEnquiryLink>
          </p>
        </Section>
      )}
      {services && (
        <Section id={services.id} title={services.title} lighter span="wide">
          <SectionTerms section={services} />
        </Section>
      )}
      <ClosingSection content={content} />
    </div>
  );
}
