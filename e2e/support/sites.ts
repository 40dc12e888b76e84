/**
 * The sites under test: that of content/, and two small ones that the tests build beside it
 * (e2e/builds/fixture-sites.setup.ts). In e2e/content-full every field is filled, in e2e/content-bare only
 * the required fields.
 */
import { type Content, type Entry, hasSyllabus, type Route, routes } from '@/lib/content';
import { loadContent } from '@/lib/content/read/load';
import { bareContent, content as fullContent } from '@/lib/content/testing';
import { TEST_EXPORT } from './test-export';

export interface Site {
  content: Content;
  /** Folder of the export. */
  root: string;
}

export const TEST_SITE: Site = { content: loadContent(), root: TEST_EXPORT };
export const FULL_SITE: Site = { content: fullContent, root: '.cache/full-export' };
export const BARE_SITE: Site = { content: bareContent, root: '.cache/bare-export' };
export const SITES = [TEST_SITE, FULL_SITE, BARE_SITE];

/**
 * A course of e2e/content-full as an editor adds it: the editor's form writes the same bytes
 * (e2e/editor), and edited.spec.ts makes others of it.
 */
export const NEW_COURSE = 'courses/ansys-workbench.md';

/** The two pages with a form, which need no popup. */
export const WITHOUT_POPUP = ['/courseinquiry', '/enquiry'];

/** Kind of an entry, by which pages look alike: its template, or the optional fields that a course has. */
function kindOf(entry: Entry): string {
  if (entry.kind === 'page') return entry.data.template;
  if (entry.kind === 'service') return entry.kind;
  const { claims, pdf, software } = entry.data;
  return ['course', hasSyllabus(entry) && pdf, claims.length > 0, software.length > 0].join();
}

/** The first page of each kind of a site, which stands for the others. */
export function oneOfEachKind({ content }: Site): Route[] {
  const all = routes(content);
  const kinds = all.map(({ entry }) => kindOf(entry));
  return all.filter((_, i) => kinds.indexOf(kinds[i] ?? '') === i);
}
