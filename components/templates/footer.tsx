import type { Page } from '@/lib/content';
import { DRAWING_SIZE, drawingOf, THUMB_SIZE, thumbOf } from '@/lib/media/drawings';
import { Ways } from './parts/closing';
import { Opening } from './parts/opening';
import { ShapedSections } from './parts/shaped-sections';
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
    <div className={body.sections.length > 0 ? 'sheet' : 'sheet -mb-14'}>
      <Opening title={entry.data.title} body={body} figure={figure}>
        <Ways content={content} />
      </Opening>
      <ShapedSections sections={body.sections} />
    </div>
  );
}
