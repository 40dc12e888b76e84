/**
 * The schema of each kind of content file, from `course.ts`, `service.ts`, `pages.ts` and `site.ts`. Types,
 * guide, snippets and forms are derived from these schemas.
 */
import { courseSchema } from './course';
import { pageSchema } from './pages';
import { serviceSchema } from './service';
import { siteSchema } from './site';

export type { Batch } from './batch';
export type { Branch } from './branch';
export { type CourseData, courseSchema } from './course';
export { ASPECTS, type Aspect, type Control } from './field';
export { type PageData, SINGLE_PAGES, type SinglePage, type Template, type Vacancy } from './pages';
export { aspectOf, type Project } from './projects';
export type { ServiceData } from './service';
export type { Fee, Question, Source } from './shared-fields';
export { type SiteData, siteSchema } from './site';
export { RESERVED_SLUGS, SLUG } from './values';

export const schemas = {
  course: courseSchema,
  service: serviceSchema,
  page: pageSchema,
  site: siteSchema,
} as const;

export type FileKind = keyof typeof schemas;
/** Kinds of files that are pages. */
export type Kind = Exclude<FileKind, 'site'>;
