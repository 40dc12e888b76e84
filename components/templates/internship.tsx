import { BUTTON } from '@/components/ui/button-classes';
import { ARROW, Icon } from '@/components/ui/icon';
import { Prose, Section } from '@/components/ui/section';
import { type Content, type PageOf, relevantBranches, type TextSection } from '@/lib/content';
import { splitLastSection } from '@/lib/content/text/last-section';
import { telephone } from '@/lib/format/contact';
import { ContactSection } from './parts/contact-section';
import { drawingAt } from './parts/drawing-at';
import { type DrawingCell, DrawingCells } from './parts/drawing-cells';
import { TextPageHead } from './parts/text-page-head';
import { TextSections } from './parts/text-sections';
import type { TemplateProps } from './types';

/** Internship: a link to the external registration form, then the text; its fields of work are cells with drawings. */
export function InternshipPage({ content, entry, body }: TemplateProps<PageOf<'internship'>>) {
  const { others, last } = splitLastSection(body.sections);
  const form = content.site.internshipForm;
  return (
    <div className="page">
      <TextPageHead title={entry.data.title} body={body} facts={entry.data.facts}>
        <a href={form} rel="noopener" className={BUTTON.solid}>
          Register Now
        </a>
        {relevantBranches(content.site, entry.data.branches).map(({ id, phone, short }) => (
          <a key={id} href={telephone(phone)} className={BUTTON.line}>
            Call {short}
          </a>
        ))}
        <p className="label no-print basis-full">Register Now opens a form on another site.</p>
      </TextPageHead>
      {others.map((section) => {
        const cells = cellsOf(content, section);
        return cells ? (
          <Section key={section.id} id={section.id} title={section.title} span="wide">
            <Prose blocks={section.layout.list?.before ?? []} className="mb-5" />
            <DrawingCells label={section.title} cells={cells} tasks />
            <Prose blocks={section.layout.list?.after ?? []} />
          </Section>
        ) : (
          <TextSections key={section.id} sections={[section]} />
        );
      })}
      {/* Another name than "Register Now", which only one link of the page has. */}
      <ContactSection
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

/** Cells of a section whose terms each link to a course or to a group of courses; nothing of another section. */
function cellsOf(content: Content, { layout: { terms = [], list } }: TextSection): DrawingCell[] | undefined {
  const cells = terms.flatMap(({ plain: { name, text } }, i): DrawingCell[] => {
    const path = list?.items[i]?.links[0] ?? '';
    const drawing = drawingAt(content, path);
    return drawing ? [{ path, title: name, text, drawing, count: LEADS_ON }] : [];
  });
  return cells.length > 0 && cells.length === terms.length ? cells : undefined;
}

/** Says that a cell is a link. */
const LEADS_ON = <Icon d={ARROW} className="size-4 shrink-0 self-center text-faint wide:size-5" />;
