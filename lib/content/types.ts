import type { Place } from './outline';
import type { CourseData, PageData, ServiceData, SiteData } from './schema';

/** Place of a front matter field in its file. */
export type PlaceOf = (field: readonly PropertyKey[]) => Place;

/** What stands under the front matter, and where both stand in the file. */
export interface Text {
  /** LF line ends. */
  markdown: string;
  /** Lines of the file before the Markdown. */
  linesBefore: number;
  placeOf: PlaceOf;
}

interface Base extends Text {
  slug: string;
  /** Public path, case included, no trailing slash: `/autocad`, `/Contact`, `/`. */
  path: string;
  /** Other paths that show the same page. */
  aliases: string[];
  /** The file as an editor knows it, for example `content/courses/autocad.md`. */
  file: string;
}
export type Course = Base & { kind: 'course'; data: CourseData };
export type Service = Base & { kind: 'service'; data: ServiceData };
export type Page = Base & { kind: 'page'; data: PageData };
export type Entry = Course | Service | Page;

/** The whole content of the site, validated. */
export interface Content {
  site: SiteData;
  entries: Entry[];
}

/** What could be read of a content folder, whether or not a site can be made of it. */
export interface ParseResult {
  /** Nothing where `site.md` has an error. */
  site?: { file: string; data: SiteData; placeOf: PlaceOf };
  entries: Entry[];
  /** Slugs of files that have an error: what refers to them is not wrong for that. */
  broken: string[];
}
