import { Prose, Section } from '@/components/ui/section';
import { type Body, type Page, pageWith } from '@/lib/content';
import { Opening } from './parts/opening';
import { ShapedSections } from './parts/shaped-sections';
import type { TemplateProps } from './types';

/** Introduction and sections of a Markdown page: what most templates show under their own head. */
export function BodySections({ body }: { body: Body }) {
  return (
    <>
      {body.intro && (
        <div className="zone">
          <div />
          <Prose html={body.intro} />
        </div>
      )}
      {body.sections.map((section) => (
        <Section key={section.id} id={section.id} title={section.title}>
          <Prose html={section.html} />
        </Section>
      ))}
    </>
  );
}

/** A page of text alone. */
export function TextPage({ content, entry, body, children }: TemplateProps<Page> & { children?: React.ReactNode }) {
  return (
    <div className="sheet">
      <Opening title={entry.data.title} body={body}>
        {entry.data.template === 'text' && (
          <a href={pageWith(content, 'enquiry').path} className="button button-solid">
            Send an enquiry
          </a>
        )}
      </Opening>
      <ShapedSections sections={body.sections} />
      {children}
    </div>
  );
}
