/** The registry of pages, for routes, links, sitemap and forms. */
import { slugify } from '@/lib/format/slug';
import type { SinglePage, Template } from './schema';
import type { Content, Course, Entry, Page, Service } from './types';

/** Id of a group on the listing or its landing page, from its name. */
export const groupId = slugify;

/** Order of an entry without the field: after all numbered ones. */
const UNNUMBERED = 1e6;

const byOrder = (a: Course | Service, b: Course | Service) =>
  (a.data.order ?? UNNUMBERED) - (b.data.order ?? UNNUMBERED) ||
  a.data.title.localeCompare(b.data.title, 'en');

/** Courses and services of a group, in menu order. */
export const membersOf = ({ entries }: Content, group: string): (Course | Service)[] =>
  entries
    .filter((e) => e.kind !== 'page')
    .filter(({ data }) => data.group === group)
    .sort(byOrder);

export type Group = ReturnType<typeof courseGroups>[number];

/** Groups of courses, in the order of the menus. */
export function courseGroups(content: Content) {
  return content.site.menus
    .flatMap((menu) => menu.groups)
    .map(({ name, note, picture }) => ({
      name,
      picture,
      note,
      id: groupId(name),
      courses: membersOf(content, name).filter((e) => e.kind === 'course'),
    }))
    .filter(({ courses }) => courses.length > 0);
}

/** Courses in the order of the listing. */
export const coursesOf = (content: Content): Course[] =>
  courseGroups(content).flatMap(({ courses }) => courses);

export type PageOf<T extends Template> = Page & { data: { template: T } };

export const isPage = <T extends Template>(entry: Entry, template: T): entry is PageOf<T> =>
  entry.kind === 'page' && entry.data.template === template;

/** The page with a template. @throws when it is missing, which the check reports */
export function pageWith<T extends SinglePage>({ entries }: Content, template: T): PageOf<T> {
  const page = entries.find((e) => isPage(e, template));
  if (!page) throw new Error(`No page has the template '${template}'`);
  return page;
}

/** @param slug file name without extension */
export const bySlug = ({ entries }: Content, slug: string): Entry | undefined =>
  entries.find((e) => e.slug === slug);

/** The entry at a public path, letter case included; not at its aliases. */
export const byPath = ({ entries }: Content, path: string): Entry | undefined =>
  entries.find((e) => e.path === path);

/** Related entries: the editor's choice, else the next entries of the group. */
export function relatedTo(content: Content, entry: Course | Service): (Course | Service)[] {
  const chosen = entry.data.related;
  if (chosen) return chosen.flatMap((slug) => bySlug(content, slug) ?? []).filter((e) => e.kind !== 'page');
  const group = membersOf(content, entry.data.group);
  const index = group.findIndex((e) => e.slug === entry.slug);
  return [...group.slice(index + 1), ...group.slice(0, index)].slice(0, 3);
}

/** `/autocad` becomes `autocad.html`. */
export const htmlFile = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);

export type Route = ReturnType<typeof routes>[number];

/** All pages but the 404 page, with their files in the export. */
export const routes = (content: Content) =>
  content.entries
    .filter((e) => !isPage(e, 'not-found'))
    .map((entry) => ({
      path: entry.path,
      file: htmlFile(entry.path),
      aliases: entry.aliases,
      isIndexed: !(entry.kind === 'page' && entry.data.noindex),
      entry,
    }));
