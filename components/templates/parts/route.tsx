import { Prose, Section } from '@/components/ui/section';
import { type Body, type Content, menus, pageWith } from '@/lib/content';
import { listIn } from './shape';
import { Chain } from './shaped-sections';

type Part = Body['sections'][number];

/** Whether a section is a list of the services abroad: each of its items leads to one. */
export function isRoute(content: Content, { html }: Part): boolean {
  const courses = pageWith(content, 'listing').path;
  const groups = menus(content).flatMap((menu) => (menu.landing.path === courses ? [] : menu.groups));
  const paths = groups.flatMap((group) => [
    ...group.items.map((item) => item.path),
    ...(group.path ? [group.path] : []),
  ]);
  const items = listIn(html)?.items ?? [];
  return items.length > 2 && items.every((item) => paths.some((path) => item.includes(`href="${path}"`)));
}

/** The services abroad as stations between the first branch and the first in another country. */
export function Route({ content: { site }, section }: { content: Content; section: Part }) {
  const list = listIn(section.html);
  const [from] = site.branches;
  const to = site.branches.find((branch) => branch.country !== from?.country);
  if (!list) return null;
  return (
    <Section id={section.id} title={section.title} className="wide leaf">
      {list.before && <Prose html={list.before} />}
      <div className="route">
        <p>{from?.locality}</p>
        <Chain steps={list.items} />
        <p>{to?.locality}</p>
      </div>
      {list.after && <Prose html={list.after} />}
    </Section>
  );
}
