import type { Page } from '@/lib/content';
import { DRAWING_SIZE, drawingOf } from '@/lib/media/drawings';
import { ContactActions } from './parts/contact-section';
import { Hero } from './parts/hero';
import { TextSections } from './parts/text-sections';
import type { TemplateProps } from './types';

/** The footer as a page: under its name and the ways to reach us follows what stands at the foot of every page. */
export function FooterPage({ content, entry, body }: TemplateProps<Page>) {
  const drawing = drawingOf(entry);
  // A phone shows the addresses at once.
  const figure = drawing && <img src={drawing.src} alt={drawing.alt} {...DRAWING_SIZE} loading="lazy" />;
  return (
    <div className="page max-mid:[&_.figure]:hidden">
      <Hero title={entry.data.title} body={body} figure={figure}>
        <ContactActions content={content} />
      </Hero>
      <TextSections sections={body.sections} />
    </div>
  );
}
