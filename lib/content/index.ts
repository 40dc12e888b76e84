/**
 * All of lib/content that pages show: app and components import nothing past this file
 * (e2e/imports/rules.ts). Other folders take the rest from its own file.
 */

export * from './derived/batches';
export * from './derived/branches';
export * from './derived/breadcrumbs';
export * from './derived/choices';
export * from './derived/comparison';
export * from './derived/drawings';
export * from './derived/facts';
export * from './derived/filter-topics';
export { headerFooterLinks } from './derived/header-footer-links';
export * from './derived/menus';
export * from './derived/missing-facts';
export * from './derived/paths';
export * from './derived/picture-uses';
export * from './derived/projects';
export * from './derived/services';
export * from './derived/timed-steps';
export { cachedContent } from './read/cached-content';
export * from './registry';
export {
  ASPECTS,
  type Aspect,
  aspectOf,
  type Batch,
  type Branch,
  type CourseData,
  courseSchema,
  type Fee,
  type Question,
  type SiteData,
  type Source,
  type Template,
  type Vacancy,
} from './schema';
export * from './sections/course-sections';
export * from './sections/service-sections';
export * from './sections/split-sections';
export * from './sections/statement';
export * from './sections/texts-by-name';
export { type Body, bodyOf, hasComparison, type TextLine, type TextSection, textLinesOf } from './text/body';
export { type Blocks, toHtml, toInnerHtml } from './text/html';
export { type Figure, type List, type Term, termsIn, termsInParagraphs } from './text/layout';
export type { HeadingId, SectionId } from './text/reserved-ids';
export { findSection, SECTION_TITLES, sectionsByTitle } from './text/titles';
export type { Content, Course, Entry, Page, Service } from './types';
