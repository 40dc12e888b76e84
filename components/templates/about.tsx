import { pageWith } from '@/lib/content';
import { Gallery } from './parts/gallery';
import { Opening } from './parts/opening';
import { ShapedSections } from './parts/shaped-sections';
import { Span } from './parts/span';
import type { PageOf, TemplateProps } from './types';

/** About: since when and where, the gallery, then every topic in the shape of its text. */
export function AboutPage({ content, entry, body }: TemplateProps<PageOf<'about'>>) {
  return (
    <div className="sheet">
      <Opening title={entry.data.title} body={body} />
      <Span site={content.site} contact={pageWith(content, 'contact').path} />
      <Gallery items={entry.data.gallery} />
      <ShapedSections sections={body.sections} />
    </div>
  );
}
