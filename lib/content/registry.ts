/** The registry of pages, for routes, links, sitemap and forms. */
import { downloadName, slugify } from '@/lib/format/slug';
import type { Branch, SinglePage, Template } from './schema';
import { bodyOf } from './text/body';
import { findSection } from './text/sections';
import type { Content, Course, Entry, Page, Service } from './types';

/** Id of a group on the listing or its landing page, from its name. */
export const groupId = slugify;

/** Id of a branch on the contact page; the prefix keeps it apart from headings. */
export const branchId = ({ id }: Pick<Branch, 'id'>) => `branch-${id}`;

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

/** @param id of `content/site.md` */
export const branchOf = ({ site }: Content, id: string): Branch | undefined =>
  site.branches.find((branch) => branch.id === id);

/** Short name of a branch; the id of an unknown branch, which the check reports. */
export const branchName = (content: Content, id: string) => branchOf(content, id)?.short ?? id;

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

/** Whether a course has a PDF: an uploaded one, or one generated from its modules. */
export const hasSyllabus = (course: Course) =>
  course.data.syllabusPdf !== undefined || findSection(bodyOf(course).sections, 'syllabus') !== undefined;

/** Path of a course's PDF, with the name of the downloaded file. */
export function syllabusPath({ site }: Content, course: Course): string | undefined {
  if (!hasSyllabus(course)) return undefined;
  return `/syllabus/${downloadName(site.shortName)}-${downloadName(course.data.title) || course.slug}-Syllabus.pdf`;
}

/** Path of the course enquiry with the course chosen in it. */
export const enquiryPath = (content: Content, course: Course) =>
  `${pageWith(content, 'courseinquiry').path}?course=${course.slug}`;

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
      indexed: !(entry.kind === 'page' && entry.data.noindex),
      entry,
    }));
