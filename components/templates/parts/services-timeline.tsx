import { Prose, Section } from '@/components/ui/section';
import { Timeline } from '@/components/ui/steps';
import { type Content, membersOf, pageWith, type TextSection } from '@/lib/content';
import { thumbOf } from '@/lib/media/drawings';

/** Whether a section is a list of the services abroad: each of its items leads to one. */
export function listsServices(content: Content, { layout }: TextSection): boolean {
  const courses = pageWith(content, 'listing').slug;
  const groups = content.site.menus.flatMap((menu) => (menu.landing === courses ? [] : menu.groups));
  const paths = groups.flatMap(({ name, path }) => [
    ...membersOf(content, name).map((entry) => entry.path),
    ...(path ? [`/${path}`] : []),
  ]);
  const items = layout.list?.items ?? [];
  return items.length > 2 && items.every(({ links }) => links.some((url) => paths.includes(url)));
}

/** The services abroad as stations between the first branch and the first in another country. */
export function ServicesTimeline({ content, section }: { content: Content; section: TextSection }) {
  const { site, entries } = content;
  const { list } = section.layout;
  const [from] = site.branches;
  const to = site.branches.find((branch) => branch.country !== from?.country);
  if (!list) return null;
  const stations = list.items.map((item) => {
    const service = entries.find(({ path }) => item.links.includes(path));
    return { ...item, thumb: service && thumbOf(service) };
  });
  return (
    <Section id={section.id} title={section.title} strong span="wide">
      <Prose blocks={list.before} className="mb-6" />
      <Timeline from={from?.locality ?? ''} to={to?.locality ?? ''} stations={stations} />
      <Prose blocks={list.after} className="mt-6" />
    </Section>
  );
}
