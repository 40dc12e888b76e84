import { Band, bandDrawing } from '@/components/ui/band';
import { BUTTON } from '@/components/ui/button-classes';
import { framedDrawing } from '@/components/ui/drawing';
import { Prose, Section } from '@/components/ui/section';
import { Terms } from '@/components/ui/terms';
import {
  courseGroups,
  coursesOf,
  instituteFacts,
  type PageOf,
  pageWith,
  type TextSection,
} from '@/lib/content';
import { statementOf } from '@/lib/content/page-sections';
import { findSection } from '@/lib/content/text/sections';
import { drawingOf, groupDrawing } from '@/lib/media/drawings';
import { Founder } from './parts/about/founder';
import { Gallery } from './parts/about/gallery';
import { ContactSection } from './parts/contact-section';
import { TextPageHead } from './parts/text-page-head';
import { TextSections } from './parts/text-sections';
import type { TemplateProps } from './types';

/** About: since when and where, the gallery, then every topic in the shape of its text. */
export function AboutPage({ content, entry, body }: TemplateProps<PageOf<'about'>>) {
  const { founder } = content.site;
  // A founder whose profile is given takes the place of what the text says without one.
  const placeholder = findSection(body.sections, 'founder');
  const vision = findSection(body.sections, 'vision');
  const { statement, rest: ofVision } = statementOf(vision?.blocks ?? []);
  // Without the vision's band it stands among the other sections.
  const mission = vision && findSection(body.sections, 'mission');
  // It addresses firms and colleges, and ends with a way to ask.
  const corporate = findSection(body.sections, 'corporate');
  const services = corporate && findSection(body.sections, 'services');
  const reasons = findSection(body.sections, 'reasons');
  const apart = [reasons, mission, services, placeholder];
  const sections = body.sections.filter((section) => !apart.includes(section));
  const [before, after] = split(sections, vision);
  // How the work is done stands before its pictures.
  const ways = before.filter(({ figure }) => figure);
  const topics = before.filter(({ figure }) => !figure);
  const [values, rest] = split(after, corporate);
  const [group] = courseGroups(content);
  return (
    <div className="page">
      <TextPageHead
        title={entry.data.title}
        body={body}
        facts={instituteFacts(content)}
        beside={framedDrawing(drawingOf(entry))}
        tallFigure
      >
        <a href={pageWith(content, 'listing').path} className={BUTTON.solid}>
          See all {coursesOf(content).length} courses
        </a>
        <a href={pageWith(content, 'contact').path} className={BUTTON.line}>
          Visit a branch
        </a>
      </TextPageHead>
      {reasons && (
        <Section id={reasons.id} title={reasons.title} strong span="wide">
          <NamedList section={reasons} numbered />
        </Section>
      )}
      <TextSections sections={ways} />
      <Gallery items={entry.data.gallery} note={entry.data.galleryNote} />
      <TextSections sections={topics} />
      {(founder || placeholder) && (
        <Founder
          id={placeholder?.id ?? 'founder'}
          founder={founder}
          placeholder={placeholder?.blocks ?? []}
          contact={pageWith(content, 'contact').path}
        />
      )}
      {vision && (
        <Band
          id={vision.id}
          title={vision.title}
          statement={statement}
          image={bandDrawing(group && groupDrawing(group.id))}
          foot={
            <div className="grid gap-x-gap gap-y-8 wide:grid-cols-[5fr_7fr]">
              {[mission, ...values].map(
                (section) =>
                  section && (
                    <div key={section.id} id={section.id} className="scroll-mt-6">
                      <h2 className="mb-3 text-strong">{section.title}</h2>
                      <NamedList section={section} />
                    </div>
                  ),
              )}
            </div>
          }
          wideFoot
        >
          <Prose blocks={ofVision} />
        </Band>
      )}
      {!vision && <TextSections sections={values} />}
      {corporate && (
        <Section id={corporate.id} title={corporate.title} strong panel span="wide">
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
      <TextSections sections={rest} />
      <ContactSection content={content} />
    </div>
  );
}

/** Sections before and after one of them; without that one all are after it. */
function split(sections: TextSection[], at: TextSection | undefined): [TextSection[], TextSection[]] {
  const i = at ? sections.indexOf(at) : -1;
  return i < 0 ? [[], sections] : [sections.slice(0, i), sections.slice(i + 1)];
}

/** A list of names in columns, between the texts before and after it. */
function NamedList({
  section: { blocks, layout },
  numbered = false,
}: {
  section: TextSection;
  numbered?: boolean;
}) {
  const { terms, list } = layout;
  if (!terms || !list) return <Prose blocks={blocks} />;
  return (
    <>
      <Prose blocks={list.before} className="mb-5" />
      <Terms terms={terms} numbered={numbered} />
      <Prose blocks={list.after} className="mt-3" />
    </>
  );
}
