/**
 * All of lib/content that pages show: app and components import nothing past this file (biome.json). Other
 * folders take the rest from its own file.
 */

export { TIME_ZONES, weekdaysIn } from './days';
export {
  allBatches,
  batchesOf,
  formatBatchDates,
  formatBatchTimes,
  type ListedBatch,
} from './derived/batches';
export { contactsOf, footerBranches, formatPlaces, relevantBranches } from './derived/branches';
export { breadcrumbsOf, type Crumb } from './derived/breadcrumbs';
export { choicesOf, groupPicture } from './derived/choices';
export { comparisonId, comparisonOf, comparisonPath } from './derived/comparison';
export { courseSections } from './derived/course-sections';
export {
  type Fact,
  factsOf,
  formatComputer,
  formatFee,
  instituteFacts,
  internshipLength,
  JOB_TITLES,
  listingFacts,
} from './derived/facts';
export { filterTopics } from './derived/filter-topics';
export { type Menu, type MenuGroup, menusOf } from './derived/menus';
export { missingFacts } from './derived/missing-facts';
export { namedTexts } from './derived/named-texts';
export {
  type CourseProject,
  firstPicturedProject,
  highlightedProject,
  modulesIn,
  PICTURES_NOTE,
  projectsOf,
  wallProjects,
} from './derived/projects';
export { linkedSections, type ServiceSections, serviceSections } from './derived/service-sections';
export { roleSentence, servicesOf } from './derived/services';
export { splitLastSection } from './derived/split-sections';
export { statementOf } from './derived/statement';
export { type TimedStepList, timedStepsIn } from './derived/timed-steps';
export { pictureUsesOf, pictureUsesOfSite } from './picture-uses';
export { cachedContent } from './read/cached-content';
export {
  branchId,
  branchOf,
  byPath,
  bySlug,
  courseGroups,
  coursesOf,
  enquiryPath,
  type Group,
  groupId,
  htmlFile,
  isPage,
  membersOf,
  type PageOf,
  pageWith,
  type Route,
  relatedTo,
  routes,
  syllabusPath,
} from './registry';
export { REVIEWS_PATH, REVIEWS_SANDBOX } from './reviews-path';
export {
  ASPECTS,
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
export { pathsOf } from './site-paths';
export { type Body, hasComparison, type TextLine, type TextSection, textLinesOf } from './text/body';
export { type Blocks, toHtml, toInnerHtml } from './text/html';
export { type Figure, type List, namedParagraphs, type Term } from './text/layout';
export { bodyOf } from './text/parse';
export type { HeadingId, SectionId } from './text/reserved-ids';
export { findSection, namedSections, SECTION_TITLES } from './text/sections';
export type { Content, Course, Entry, Page, Service } from './types';
