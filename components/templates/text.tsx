import { Prose, Section } from '@/components/ui/section';
import type { Body, Page } from '@/lib/content';
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
export function TextPage({ entry, body, children }: TemplateProps<Page> & { children?: React.ReactNode }) {
  return (
    <div className="sheet">
      <Opening title={entry.data.title} body={body} />
      <ShapedSections sections={body.sections} />
      {children}
    </div>
  );
}
