import { pageWith } from '../registry';
import type { Content, Entry } from '../types';
import { groupPath, landingOf } from './menus';

/** A step of a breadcrumb; the last one, the page itself, has no path. */
export interface Crumb {
  title: string;
  path?: string;
}

/** Landing page, group and title of a course or a service. */
export function breadcrumbsOf(content: Content, entry: Entry): Crumb[] {
  if (entry.kind === 'page') return [];
  const { group, title } = entry.data;
  const listing = pageWith(content, 'listing');
  const landing = entry.kind === 'course' ? listing : (landingOf(content, group) ?? listing);
  const list = groupPath(content, group);
  return [
    { title: landing.data.title, path: landing.path },
    // A group with a single page has the name of that page.
    ...(group === title || !list ? [] : [{ title: group, path: list }]),
    { title },
  ];
}
