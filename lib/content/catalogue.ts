/**
 * The one registry of what the site holds: params, navigation, listing, related links, sitemap, the lookup of the
 * enquiry page and tests all read it, so that one Markdown file is enough.
 */
import { downloadName, slugify } from '@/lib/format/slug';
import { bodyOf } from './parsed';
import type { Branch, SinglePage } from './schema';
import type { Content, Course, Entry, Page, Service } from './types';

/** Most courses that a menu names; beyond it the first ones stand and a link to all. */
export const MENU_LIMIT = 12;

/** Id of a group on the listing page. */
export const groupId = slugify;

/** Id of a branch on the contact page, apart from the headings of the text there. */
export const branchId = ({ id }: Pick<Branch, 'id'>) => `branch-${id}`;

const byOrder = (a: Course | Service, b: Course | Service) =>
  (a.data.order ?? 1e6) - (b.data.order ?? 1e6) || a.data.title.localeCompare(b.data.title, 'en');

const indexes = new WeakMap<Content, ReturnType<typeof indexed>>();

/** Made once for a content, so that a page costs a look-up and not a search. */
function indexOf(content: Content) {
  const index = indexes.get(content) ?? indexed(content);
  indexes.set(content, index);
  return index;
}

function indexed({ entries }: Content) {
  const groups = new Map<string, (Course | Service)[]>();
  for (const entry of entries)
    if (entry.kind !== 'page') groups.set(entry.data.group, [...(groups.get(entry.data.group) ?? []), entry]);
  for (const list of groups.values()) list.sort(byOrder);
  return {
    groups,
    bySlug: new Map(entries.map((e) => [e.slug, e])),
    byPath: new Map(entries.map((e) => [e.path, e])),
  };
}

/** Courses and services of a group, in order. */
export const membersOf = (content: Content, group: string): (Course | Service)[] =>
  indexOf(content).groups.get(group) ?? [];

export type Group = ReturnType<typeof courseGroups>[number];

/** All groups that hold courses, in the order of the menus. */
export function courseGroups(content: Content) {
  return content.site.menus
    .flatMap((m) => m.groups)
    .map(({ name, note }) => ({ name, note, id: groupId(name), entries: membersOf(content, name) }))
    .filter((g) => g.entries.some((e) => e.kind === 'course'));
}

/** Courses in the order of the listing. */
export const coursesOf = (content: Content): Course[] =>
  courseGroups(content).flatMap((g) => g.entries.filter((e) => e.kind === 'course'));

/** The branch of an id. */
export const branchOf = ({ site }: Content, id: string): Branch | undefined =>
  site.branches.find((b) => b.id === id);

export type Menu = ReturnType<typeof menus>[number];
export type MenuGroup = Menu['groups'][number];

/** The dropdowns of the header. */
export function menus(content: Content) {
  const { slug: listing } = pageWith(content, 'listing');
  return content.site.menus.map(({ label, landing, groups }) => {
    // The check knows that there is one.
    const page = bySlug(content, landing) as Entry;
    const all = landing === listing ? `All ${coursesOf(content).length} courses` : undefined;
    const services = listsGroups(page) ? `${label}: all services` : page.data.title;
    return {
      label,
      landing: { path: page.path, label: all ?? services },
      groups: groups.map(({ name, path }) => {
        const members = membersOf(content, name);
        const list = members.length > MENU_LIMIT ? groupPath(content, name) : undefined;
        return {
          name,
          id: groupId(name),
          items: (list ? members.slice(0, MENU_LIMIT) : members).map(linkTo),
          /** How many there are in all. */
          count: members.length,
          /** Set where the group links straight to one page. */
          path: path && `/${path}`,
          /** Leads to the whole group where not all its items stand here. */
          all: list,
        };
      }),
    };
  });
}

/** Whether a landing page lists the groups of its menu. */
const listsGroups = ({ kind, data }: Entry) => kind === 'page' && data.template === 'international';

/** Where all of a group is listed: on the listing if it holds a course, else on the landing page of its menu. */
export function groupPath(content: Content, group: string): string | undefined {
  if (courseGroups(content).some(({ name }) => name === group))
    return `${pageWith(content, 'listing').path}#${groupId(group)}`;
  const menu = content.site.menus.find((m) => m.groups.some(({ name }) => name === group));
  const landing = menu && bySlug(content, menu.landing);
  return landing && listsGroups(landing) ? `${landing.path}#${groupId(group)}` : undefined;
}

const linkTo = ({ path, data }: Entry) => ({ title: data.title, path });

/** The page with a template of which content is checked to have exactly one. */
export function pageWith<T extends SinglePage>(
  content: Content,
  template: T,
): Page & { data: { template: T } } {
  return content.entries.find((e) => e.kind === 'page' && e.data.template === template) as Page & {
    data: { template: T };
  };
}

/** The page of a slug. */
export const bySlug = (content: Content, slug: string): Entry | undefined =>
  indexOf(content).bySlug.get(slug);

/** The page of a path, case included. */
export const byPath = (content: Content, path: string): Entry | undefined =>
  indexOf(content).byPath.get(path);

/** Pages that a reader of this one would also weigh: the editor's choice, else the neighbours in the group. */
export function relatedTo(content: Content, entry: Course | Service): (Course | Service)[] {
  const chosen = entry.data.related;
  if (chosen) return chosen.flatMap((slug) => bySlug(content, slug) ?? []).filter((e) => e.kind !== 'page');
  const group = membersOf(content, entry.data.group);
  const index = group.findIndex((e) => e.slug === entry.slug);
  return [...group.slice(index + 1), ...group.slice(0, index)].slice(0, 3);
}

/** Whether a course has a syllabus to download: a PDF of the editor's own, or the section that the page shows as modules. */
export const hasSyllabus = (course: Course) =>
  course.data.syllabusPdf !== undefined || bodyOf(course).sections.some((section) => section.modules);

/** Public path of a course's syllabus, named as a person would want it among their downloads. */
export function syllabusPath(content: Content, course: Course): string | undefined {
  if (!hasSyllabus(course)) return undefined;
  return `/syllabus/${downloadName(content.site.shortName)}-${downloadName(course.data.title) || course.slug}-Syllabus.pdf`;
}

/** The path of the enquiry form with a course chosen. */
export const enquiryPath = (content: Content, course: Course) =>
  `${pageWith(content, 'courseinquiry').path}?course=${course.slug}`;

/** The file that a path is exported to: `/autocad` is `autocad.html`. */
export const fileOf = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);

export type Route = ReturnType<typeof routes>[number];

/** Every page of the site with its file in the export; the 404 page is none of them. */
export function routes(content: Content) {
  return content.entries
    .filter((e) => !(e.kind === 'page' && e.data.template === 'not-found'))
    .map((entry) => ({
      path: entry.path,
      file: fileOf(entry.path),
      aliases: entry.aliases,
      indexed: !(entry.kind === 'page' && entry.data.noindex),
      entry,
    }));
}
