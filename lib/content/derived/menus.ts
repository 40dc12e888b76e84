import { bySlug, groupId, isPage, membersOf, pageWith } from '../registry';
import type { Content, Entry } from '../types';

/** Maximum number of entries of a group in a menu; a link leads to the full list. */
export const MAX_MENU_ITEMS = 12;

export type Menu = ReturnType<typeof menusOf>[number];
export type MenuGroup = Menu['groups'][number];

/** Menus in the order of `site.md`, each with its landing page and its groups; a long group is cut. */
export function menusOf(content: Content) {
  const listing = pageWith(content, 'listing');
  const courses = content.entries.filter(({ kind }) => kind === 'course');
  return content.site.menus.map(({ label, landing, groups }) => {
    // The check ensures that the landing page exists.
    const page = bySlug(content, landing) as Entry;
    const services = listsGroups(page) ? `${label}: all services` : page.data.title;
    return {
      label,
      landing: {
        path: page.path,
        label: page.slug === listing.slug ? `All ${courses.length} courses` : services,
      },
      groups: groups.map(({ name, page: slug }) => {
        const members = membersOf(content, name);
        const fullListPath = members.length > MAX_MENU_ITEMS ? groupPath(content, name) : undefined;
        const shown = fullListPath ? members.slice(0, MAX_MENU_ITEMS) : members;
        return {
          name,
          id: groupId(name),
          items: shown.map(({ path, data }) => ({ title: data.title, path })),
          count: members.length,
          /** Set where the group links straight to one page. */
          path: slug && bySlug(content, slug)?.path,
          /** Set where `items` are not all: the path of a full list. */
          fullListPath,
        };
      }),
    };
  });
}

const listsGroups = (landing: Entry) => isPage(landing, 'international');

/** Landing page of the menu that contains a group. */
export const landingOf = ({ site, entries }: Content, group: string): Entry | undefined => {
  const menu = site.menus.find(({ groups }) => groups.some(({ name }) => name === group));
  return entries.find(({ slug }) => slug === menu?.landing);
};

/** Path of a group's full list: on the listing if it holds a course, else on the landing page of its menu. */
export function groupPath(content: Content, group: string): string | undefined {
  const id = groupId(group);
  if (content.entries.some((e) => e.kind === 'course' && e.data.group === group))
    return `${pageWith(content, 'listing').path}#${id}`;
  const landing = landingOf(content, group);
  return landing && listsGroups(landing) ? `${landing.path}#${id}` : undefined;
}
