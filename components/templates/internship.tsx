import { BUTTON } from '@/components/ui/button-classes';
import { Icon } from '@/components/ui/icon';
import { ARROW } from '@/components/ui/icon-paths';
import { Prose } from '@/components/ui/prose';
import { Section } from '@/components/ui/section';
import { type PageOf, splitLastSection } from '@/lib/content';
import { ClosingSection } from './parts/closing-section';
import { CallButtons } from './parts/contact-buttons';
import { DrawingNav, type DrawingNavItem } from './parts/drawing-nav';
import { type TermWithDrawing, termsWithDrawings } from './parts/linked-drawings';
import { textPicture } from './parts/page-head-picture';
import { TextPageHead } from './parts/text-page-head';
import { SectionOfText } from './parts/text-sections';
import type { TemplateProps } from './types';

/** Internship: a link to the registration form, then the text, with fields of work as drawn cells. */
export function InternshipPage({ content, entry, body }: TemplateProps<PageOf<'internship'>>) {
  const { others, last } = splitLastSection(body.sections);
  const form = content.site.internshipForm;
  const { duration, facts } = entry.data;
  return (
    <div className="page">
      <TextPageHead
        title={entry.data.title}
        lede={body.lede}
        intro={body.introAfterFigure}
        facts={duration ? [{ label: 'Length', value: duration }, ...facts] : facts}
        frame={textPicture(body)}
      >
        <a href={form} rel="noopener" className={BUTTON.solid}>
          {/* The owner asks for these words. */}
          Register Now
        </a>
        <CallButtons content={content} branches={entry.data.branches} />
        <p className="label no-print basis-full">Register Now opens a form on another site.</p>
      </TextPageHead>
      {others.map((section) => {
        const fields = termsWithDrawings(content, section);
        return fields ? (
          <Section key={section.id} id={section.id} title={section.title} span="wide">
            <Prose blocks={section.list?.before ?? []} className="mb-5" />
            <DrawingNav label={section.title} cells={fields.map(fieldCell)} onPhone="rows" />
            <Prose blocks={section.list?.after ?? []} />
          </Section>
        ) : (
          <SectionOfText key={section.id} section={section} />
        );
      })}
      {/* Not "Register Now", so that only one link of the page has that name. */}
      <ClosingSection
        content={content}
        section={last}
        branches={entry.data.branches}
        mainAction={
          <a href={form} rel="noopener" className={BUTTON.solid}>
            Fill in the internship form
          </a>
        }
      />
    </div>
  );
}

/** A field of work, as a link to its courses. */
const fieldCell = ({ path, plain: { name, text }, drawing }: TermWithDrawing): DrawingNavItem => ({
  path,
  title: name,
  text,
  drawing,
  beside: <Icon d={ARROW} className="h-[1lh] w-4 shrink-0 self-start text-faint @lg/page:w-5" />,
});
