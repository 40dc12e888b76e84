import { Picture } from '@/components/ui/picture';
import { Prose, Section } from '@/components/ui/section';
import { coursesOf, pageWith, type SiteData } from '@/lib/content';
import type { HeadingId, SectionId } from '@/lib/content/reserved-ids';
import { SECTIONS, sectionOf } from '@/lib/content/sections';
import { picture } from '@/lib/media/picture';
import { Reach } from './parts/closing';
import { Gallery } from './parts/gallery';
import { Opening } from './parts/opening';
import { ShapedSections } from './parts/shaped-sections';
import { Span } from './parts/span';
import type { PageOf, TemplateProps } from './types';

/** About: since when and where, the gallery, then every topic in the shape of its text. */
export function AboutPage({ content, entry, body }: TemplateProps<PageOf<'about'>>) {
  const { founder } = content.site;
  // A founder whose profile is given takes the place of what the text says without one.
  const placeholder = sectionOf(body.sections, 'founder');
  const sections = body.sections.filter((section) => !founder || section !== placeholder);
  // It addresses firms and colleges, and ends with a way to ask.
  const corporate = sectionOf(sections, 'corporate');
  const at = corporate ? sections.indexOf(corporate) : sections.length;
  return (
    <div className="sheet">
      <Opening title={entry.data.title} body={body}>
        <a href={pageWith(content, 'listing').path} className="button button-solid">
          See all {coursesOf(content).length} courses
        </a>
        <a href={pageWith(content, 'contact').path} className="button button-line">
          Visit a branch
        </a>
      </Opening>
      <Span site={content.site} contact={pageWith(content, 'contact').path} />
      <Gallery items={entry.data.gallery} />
      <ShapedSections sections={sections.slice(0, at)} />
      {corporate && (
        <>
          <Section id={corporate.id} title={corporate.title} className="leaf">
            <Prose blocks={corporate.blocks} />
            <p className="actions">
              <a href={pageWith(content, 'enquiry').path} className="button button-solid">
                Enquire for a group
              </a>
            </p>
          </Section>
          <ShapedSections sections={sections.slice(at + 1)} />
        </>
      )}
      {founder && <FounderProfile id={placeholder?.id ?? 'founder'} founder={founder} />}
      <Reach content={content} />
    </div>
  );
}

/** Who founded the institute, in the owner's words. */
function FounderProfile({
  id,
  founder,
}: {
  id: SectionId | HeadingId;
  founder: NonNullable<SiteData['founder']>;
}) {
  const { name, text, since, portrait } = founder;
  return (
    <Section id={id} title={SECTIONS.founder}>
      {portrait && (
        <Picture
          picture={picture(portrait.image)}
          alt={portrait.alt}
          sizes="20rem"
          className="mb-4 h-auto w-full max-w-80"
        />
      )}
      <p className="font-display text-h3 font-semibold">{name}</p>
      {since && <p className="label">With the institute since {since}</p>}
      <p className="mt-2 max-w-measure">{text}</p>
    </Section>
  );
}
