import { Prose, Section } from '@/components/ui/section';
import { coursesOf, pageWith } from '@/lib/content';
import { Reach } from './parts/closing';
import { Gallery } from './parts/gallery';
import { Opening } from './parts/opening';
import { ShapedSections } from './parts/shaped-sections';
import { Span } from './parts/span';
import type { PageOf, TemplateProps } from './types';

/** The section that addresses firms and colleges: it ends with a way to ask. */
const CORPORATE = 'in-house-and-corporate-training';

/** About: since when and where, the gallery, then every topic in the shape of its text. */
export function AboutPage({ content, entry, body }: TemplateProps<PageOf<'about'>>) {
  const at = body.sections.findIndex(({ id }) => id === CORPORATE);
  const corporate = body.sections[at];
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
      <ShapedSections sections={corporate ? body.sections.slice(0, at) : body.sections} />
      {corporate && (
        <>
          <Section id={corporate.id} title={corporate.title} className="leaf">
            <Prose html={corporate.html} />
            <p className="actions">
              <a href={pageWith(content, 'enquiry').path} className="button button-solid">
                Enquire for a group
              </a>
            </p>
          </Section>
          <ShapedSections sections={body.sections.slice(at + 1)} />
        </>
      )}
      <Reach content={content} />
    </div>
  );
}
