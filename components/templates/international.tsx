import { InlineScript } from '@/components/ui/inline-script';
import { LoopVideo } from '@/components/ui/loop-video';
import { PageHead } from '@/components/ui/page-head';
import { menus } from '@/lib/content';
import { picture } from '@/lib/media/pictures';
import { BodySections } from './text';
import type { PageOf, TemplateProps } from './types';

/** International: the loop, the heading of the specification, the groups of services and languages. */
export function InternationalPage({ content, entry, body }: TemplateProps<PageOf<'international'>>) {
  const { video } = entry.data;
  const groups = menus(content).find((m) => m.landing.path === entry.path)?.groups ?? [];
  return (
    <>
      <LoopVideo video={video} poster={picture(video.poster)} />
      <InlineScript name="video" />
      <div className="sheet">
        <PageHead title={`${content.site.name} – Expanding Horizons Internationally`} lede={body.lede} />
        <nav aria-label="Services abroad" className="mb-band grid grid-cols-1 gap-x-8 gap-y-6 border-t-2 border-ink pt-6 sm:grid-cols-2 lg:grid-cols-5">
          {groups.map((group) => (
            <div key={group.id} id={group.path ? undefined : group.id} className="scroll-mt-4">
              <p className="label">{group.name}</p>
              <ul>
                {group.items.map((item) => (
                  <li key={item.path}>
                    <a href={item.path} className="inline-flex min-h-11 items-center font-display font-semibold">
                      {item.title}
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        <BodySections body={body} />
      </div>
    </>
  );
}
