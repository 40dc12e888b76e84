/** Exports the most used parts of lib/content. Other parts are imported from their own files. */
import fs from 'node:fs';
import path from 'node:path';
import { FOLDERS, filesIn } from './read/folders';
import { loadContent } from './read/load';
import { settingsFromEnvironment } from './settings';
import type { Content } from './types';

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
export {
  type Fact,
  factsOf,
  formatComputer,
  formatFee,
  instituteFacts,
  JOB_TITLES,
  listingFacts,
} from './derived/facts';
export { type Menu, type MenuGroup, menusOf } from './derived/menus';
export { missingFacts } from './derived/missing-facts';
export { type CourseProject, firstPicturedProject, PICTURES_NOTE, projectsOf } from './derived/projects';
export { type TimedStepList, timedStepsIn } from './derived/timed-steps';
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
export type { Batch, Branch, Fee, Question, SiteData, Source, Template, Vacancy } from './schema';
export type { Body, TextSection } from './text/body';
export type { List, Term } from './text/layout';
export { bodyOf } from './text/parsed';
export type { Content, Course, Entry, Page, Service } from './types';

let cached: { key: string; content: Content } | undefined;

/**
 * Cached per process; reloaded in development when a file has changed.
 * @throws ContentError
 */
export function cachedContent(): Content {
  const key = process.env.NODE_ENV === 'production' ? '' : changeTimes(settingsFromEnvironment().contentDir);
  if (cached?.key !== key) cached = { key, content: loadContent() };
  return cached.content;
}

function changeTimes(dir: string): string {
  const files = Object.values(FOLDERS).flatMap((folder) =>
    filesIn(path.join(dir, folder)).map((name) => path.join(folder, name)),
  );
  return ['site.md', ...files]
    .map((f) => `${f}:${fs.statSync(path.join(dir, f), { throwIfNoEntry: false })?.mtimeMs ?? 0}`)
    .join('|');
}
