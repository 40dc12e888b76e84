/**
 * The one registry of pages. Routes, menus, listing, related links, sitemap and the enquiry form all read it, so that
 * one Markdown file is enough for a new page.
 */
import { downloadName, slugify } from '@/lib/format/slug';
import { bodyOf } from './parsed';
import type { Branch, SinglePage } from './schema';
import type { Content, Course, Entry, Page, Service } from './types';

/** Most courses of a group that a menu names; a link leads to the others. */
export const MENU_LIMIT = 12;

/** Id of a group on the listing page. */
export const groupId = slugify;

/** Id of a branch on the contact page, where headings have ids too. */
export const branchId = ({ id }: Pick<Branch, 'id'>) => `branch-${id}`;

const byOrder = (a: Course | Service, b: Course | Service) =>
  (a.data.order ?? 1e6) - (b.data.order ?? 1e6) || a.data.title.localeCompare(b.data.title, 'en');

const indexes = new WeakMap<Content, ReturnType<typeof createIndex>>();

/** Made once for a content, so that a page costs a look-up and not a search. */
function indexOf(content: Content) {
  const index = indexes.get(content) ?? createIndex(content);
  indexes.set(content, index);
  return index;
}

function createIndex({ entries }: Content) {
  const groups = new Map<string, (Course | Service)[]>();
  for (const entry of entries)
    if (entry.kind !== 'page') groups.set(entry.data.group, [...(groups.get(entry.data.group) ?? []), entry]);
  for (const members of groups.values()) members.sort(byOrder);
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
    .flatMap((menu) => menu.groups)
    .map(({ name, note }) => ({ name, note, id: groupId(name), entries: membersOf(content, name) }))
    .filter((group) => group.entries.some((e) => e.kind === 'course'));
}

/** Courses in the order of the listing. */
export const coursesOf = (content: Content): Course[] =>
  courseGroups(content).flatMap((group) => group.entries.filter((e) => e.kind === 'course'));

/** The branch of an id. */
export const branchOf = ({ site }: Content, id: string): Branch | undefined =>
  site.branches.find((branch) => branch.id === id);

export type Menu = ReturnType<typeof menus>[number];
export type MenuGroup = Menu['groups'][number];

/** The dropdowns of the header. */
export function menus(content: Content) {
  const listing = pageWith(content, 'listing');
  return content.site.menus.map(({ label, landing, groups }) => {
    // The check has made sure that there is one.
    const page = bySlug(content, landing) as Entry;
    const services = listsGroups(page) ? `${label}: all services` : page.data.title;
    return {
      label,
      landing: {
        path: page.path,
        label: page.slug === listing.slug ? `All ${coursesOf(content).length} courses` : services,
      },
      groups: groups.map(({ name, path }) => {
        const members = membersOf(content, name);
        const list = members.length > MENU_LIMIT ? groupPath(content, name) : undefined;
        const shown = list ? members.slice(0, MENU_LIMIT) : members;
        return {
          name,
          id: groupId(name),
          items: shown.map(({ path, data }) => ({ title: data.title, path })),
          /** How many there are in all. */
          count: members.length,
          /** Set where the group links straight to one page. */
          path: path && `/${path}`,
          /** Where the whole group is listed, if not all of it stands here. */
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
  const id = groupId(group);
  if (courseGroups(content).some(({ name }) => name === group))
    return `${pageWith(content, 'listing').path}#${id}`;
  const menu = content.site.menus.find(({ groups }) => groups.some(({ name }) => name === group));
  const landing = menu && bySlug(content, menu.landing);
  return landing && listsGroups(landing) ? `${landing.path}#${id}` : undefined;
}

/** The page with a template of which the check has made sure that there is exactly one. */
export const pageWith = <T extends SinglePage>(content: Content, template: T) =>
  content.entries.find((e) => e.kind === 'page' && e.data.template === template) as Page & {
    data: { template: T };
  };

/** The page of a slug. */
export const bySlug = (content: Content, slug: string): Entry | undefined =>
  indexOf(content).bySlug.get(slug);

/** The page of a path, case included. */
export const byPath = (content: Content, path: string): Entry | undefined =>
  indexOf(content).byPath.get(path);

/** What a reader of a page would also weigh: the editor's choice, else its neighbours in the group. */
export function relatedTo(content: Content, entry: Course | Service): (Course | Service)[] {
  const chosen = entry.data.related;
  if (chosen) return chosen.flatMap((slug) => bySlug(content, slug) ?? []).filter((e) => e.kind !== 'page');
  const group = membersOf(content, entry.data.group);
  const index = group.findIndex((e) => e.slug === entry.slug);
  return [...group.slice(index + 1), ...group.slice(0, index)].slice(0, 3);
}

/** Whether a course has a syllabus to download: a PDF of the editor's own, or modules on the page. */
export const hasSyllabus = (course: Course) =>
  course.data.syllabusPdf !== undefined || bodyOf(course).sections.some((section) => section.modules);

/** Public path of a course's syllabus, under the name that a visitor finds among the downloads. */
export function syllabusPath({ site }: Content, course: Course): string | undefined {
  if (!hasSyllabus(course)) return undefined;
  return `/syllabus/${downloadName(site.shortName)}-${downloadName(course.data.title) || course.slug}-Syllabus.pdf`;
}

/** The path of the enquiry form with a course chosen. */
export const enquiryPath = (content: Content, course: Course) =>
  `${pageWith(content, 'courseinquiry').path}?course=${course.slug}`;

/** The file that a path is exported to: `/autocad` is `autocad.html`. */
export const fileOf = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);

export type Route = ReturnType<typeof routes>[number];

/** Every page of the site but the 404 page, with its file in the export. */
export const routes = (content: Content) =>
  content.entries
    .filter((e) => !(e.kind === 'page' && e.data.template === 'not-found'))
    .map((entry) => ({
      path: entry.path,
      file: fileOf(entry.path),
      aliases: entry.aliases,
      indexed: !(entry.kind === 'page' && entry.data.noindex),
      entry,
    }));
