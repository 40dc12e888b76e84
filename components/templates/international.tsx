import { InlineScript } from '@/components/ui/inline-script';
import { LoopVideo } from '@/components/ui/loop-video';
import { byPath, menus, pageWith } from '@/lib/content';
import { lastOf } from '@/lib/content/last-section';
import { drawingOf } from '@/lib/media/drawings';
import { picture } from '@/lib/media/pictures';
import { Reach } from './parts/closing';
import { type DrawingCell, DrawingCells } from './parts/drawing-cells';
import { Opening } from './parts/opening';
import { ShapedSections } from './parts/shaped-sections';
import type { PageOf, TemplateProps } from './types';

/** International: the loop, the heading of the specification, the groups of services and languages. */
export function InternationalPage({ content, entry, body }: TemplateProps<PageOf<'international'>>) {
  const { video } = entry.data;
  const { others, last } = lastOf(body.sections);
  const groups = menus(content).find((m) => m.landing.path === entry.path)?.groups ?? [];
  const cells = groups.flatMap((group): DrawingCell[] =>
    (group.path ? [{ title: group.name, path: group.path }] : group.items).map(({ title, path }, i) => {
      const page = byPath(content, path);
      return {
        title,
        path,
        // A group's address leads to its first page.
        ...(group.path ? {} : { label: group.name, ...(i === 0 ? { id: group.id } : {}) }),
        drawing: page && page.kind !== 'page' ? drawingOf(page)?.src : undefined,
      };
    }),
  );
  return (
    <>
      <LoopVideo video={video} poster={picture(video.poster)} />
      <InlineScript name="video" />
      <div className="sheet">
        <Opening title={`${content.site.name} – Expanding Horizons Internationally`} body={body} small>
          <a href={pageWith(content, 'enquiry').path} className="button button-solid">
            Ask which step comes next
          </a>
        </Opening>
        <DrawingCells label="Services abroad" cells={cells} />
        <ShapedSections sections={others} />
        <Reach content={content} section={last} />
      </div>
    </>
  );
}
