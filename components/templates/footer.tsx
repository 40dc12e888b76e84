import type { Page } from '@/lib/content';
import { DRAWING_SIZE, drawingOf, THUMB_SIZE, thumbOf } from '@/lib/media/drawings';
import { ContactActions } from './parts/contact-section';
import { Hero } from './parts/hero';
import { TextSections } from './parts/text-sections';
import type { TemplateProps } from './types';

/** The footer as a page: under its name and the ways to reach us follows what stands at the foot of every page. */
export function FooterPage({ content, entry, body }: TemplateProps<Page>) {
  const drawing = drawingOf(entry);
  const figure = drawing && (
    <picture>
      <source media="(max-width:47.99rem)" srcSet={thumbOf(entry)} {...THUMB_SIZE} />
      <img src={drawing.src} alt={drawing.alt} {...DRAWING_SIZE} decoding="async" />
    </picture>
  );
  return (
    <div className={body.sections.length > 0 ? 'page' : 'page -mb-14'}>
      <Hero title={entry.data.title} body={body} figure={figure}>
        <ContactActions content={content} />
      </Hero>
      <TextSections sections={body.sections} />
    </div>
  );
}
