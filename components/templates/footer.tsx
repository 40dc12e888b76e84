import { Drawing } from '@/components/ui/drawing';
import { Prose, Section } from '@/components/ui/section';
import type { Page } from '@/lib/content';
import { drawingOf } from '@/lib/media/drawings';
import { ContactActions } from './parts/contact-section';
import { Hero } from './parts/hero';
import { TextSections } from './parts/text-sections';
import type { TemplateProps } from './types';

/** The footer as a page: its name, the ways to reach us and what to say, then what stands at the foot of every page. */
export function FooterPage({ content, entry, body }: TemplateProps<Page>) {
  // A phone shows the largest view alone: the addresses are near.
  const drawing = drawingOf(entry);
  return (
    <div className="page">
      <Hero
        title={entry.data.title}
        body={{ ...body, intro: [] }}
        figure={drawing && <Drawing drawing={{ ...drawing, rest: undefined }} />}
      >
        <span className="flex basis-full flex-wrap gap-3">
          <ContactActions content={content} />
        </span>
      </Hero>
      {body.intro.length > 0 && (
        <Section id="about" title="Before you call or visit">
          <Prose blocks={body.intro} />
        </Section>
      )}
      <TextSections sections={body.sections} />
    </div>
  );
}
