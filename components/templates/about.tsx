import { BUTTON } from '@/components/ui/button-classes';
import { framedDrawing } from '@/components/ui/drawing';
import { Section } from '@/components/ui/section';
import {
  aboutSections,
  courseGroups,
  coursesOf,
  instituteFacts,
  type PageOf,
  pageWith,
  SECTION_TITLES,
} from '@/lib/content';
import { drawingOf, groupDrawing } from '@/lib/media/drawings';
import { Founder } from './parts/about/founder';
import { Gallery } from './parts/about/gallery';
import { NamedList } from './parts/about/named-list';
import { VisionBand } from './parts/about/vision-band';
import { ContactSection } from './parts/contact-section';
import { textPicture } from './parts/page-head-picture';
import { TextPageHead } from './parts/text-page-head';
import { TextSections } from './parts/text-sections';
import type { TemplateProps } from './types';

/** About: facts of the institute, gallery, then a section for each topic of the text. */
export function AboutPage({ content, entry, body }: TemplateProps<PageOf<'about'>>) {
  const { founder } = content.site;
  const sections = aboutSections(body);
  const { reasons, vision, mission, values, corporate, services } = sections;
  const [group] = courseGroups(content);
  return (
    <div className="page">
      <TextPageHead
        title={entry.data.title}
        body={body}
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
          <NamedList section={reasons} numbered />
        </Section>
      )}
      <TextSections sections={sections.beforeGallery} />
      <Gallery items={entry.data.gallery} note={entry.data.galleryNote} />
      <TextSections sections={sections.topics} />
      {(founder || sections.founder) && (
        <Founder
          id={sections.founder?.id ?? 'founder'}
          title={sections.founder?.title ?? SECTION_TITLES.founder}
          founder={founder}
          placeholder={sections.founder?.blocks ?? []}
          contactPath={pageWith(content, 'contact').path}
        />
      )}
      {vision ? (
        <VisionBand
          vision={vision}
          others={mission ? [mission, ...values] : values}
          drawing={group && groupDrawing(group.id)}
        />
      ) : (
        <TextSections sections={values} />
      )}
      {corporate && (
        <Section id={corporate.id} title={corporate.title} prominent panel span="wide">
          <NamedList section={corporate} />
          <p className="mt-5">
            <a href={pageWith(content, 'enquiry').path} className={BUTTON.solid}>
              Enquire for a group
            </a>
          </p>
        </Section>
      )}
      {services && (
        <Section id={services.id} title={services.title} panel span="wide">
          <NamedList section={services} />
        </Section>
      )}
      <TextSections sections={sections.rest} />
      <ContactSection content={content} />
    </div>
  );
}
