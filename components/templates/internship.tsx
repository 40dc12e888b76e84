import { BUTTON } from '@/components/ui/button-classes';
import { CellDrawing } from '@/components/ui/drawing';
import { Icon } from '@/components/ui/icon';
import { ARROW } from '@/components/ui/icon-paths';
import { Prose } from '@/components/ui/prose';
import { Section } from '@/components/ui/section';
import { type PageOf, splitLastSection } from '@/lib/content';
import { ClosingSection } from './parts/closing-section';
import { CallButtons } from './parts/contact-buttons';
import { COVERS_CELL_CLASSES, LINK_CELL_CLASSES } from './parts/drawing-nav';
import { type TermWithDrawing, termsWithDrawings } from './parts/linked-drawings';
import { textPicture } from './parts/page-head-picture';
import { TextPageHead } from './parts/text-page-head';
import { TextSections } from './parts/text-sections';
import type { TemplateProps } from './types';

/** Internship: a link to the registration form, then the text, with fields of work as drawn cells. */
export function InternshipPage({ content, entry, body }: TemplateProps<PageOf<'internship'>>) {
  const { others, last } = splitLastSection(body.sections);
  const form = content.site.internshipForm;
  return (
    <div className="page">
      <TextPageHead title={entry.data.title} body={body} facts={entry.data.facts} frame={textPicture(body)}>
        <a href={form} rel="noopener" className={BUTTON.solid}>
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
            <FieldsOfWork label={section.title} fields={fields} />
            <Prose blocks={section.list?.after ?? []} />
          </Section>
        ) : (
          <TextSections key={section.id} sections={[section]} />
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

/** Links to the courses of each field: cells of a grid, on a phone rows with the drawing at the left. */
const FieldsOfWork = ({ label, fields }: { label: string; fields: TermWithDrawing[] }) => (
  <nav aria-label={label} className="not-last:mb-5">
    <ul className="grid border-t-[1.5px] border-t-ink border-l-line @md/page:grid-cols-4 @md/page:border-l">
      {fields.map(({ path, plain: { name, text }, drawing }) => (
        <li
          key={path}
          className={`${LINK_CELL_CLASSES} grid grid-cols-[30%_minmax(0,1fr)] gap-x-4 py-3 @md/page:block @md/page:border-r @md/page:px-3 @md/page:pt-2`}
        >
          <CellDrawing src={drawing} className="@md/page:mb-2" />
          <div className="min-w-0">
            <a href={path} className={`flex items-start justify-between gap-2 ${COVERS_CELL_CLASSES}`}>
              <b className="min-w-0 font-semibold text-balance wrap-anywhere">{name}</b>
              {/* Arrow of a linked cell, centred on the first line. */}
              <Icon d={ARROW} className="h-[1lh] w-4 shrink-0 text-faint @lg/page:w-5" />
            </a>
            <p className="mt-1 font-text text-note leading-snug text-faint">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  </nav>
);
