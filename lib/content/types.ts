import type { PositionOf } from './position';
import type { CourseData, PageData, ServiceData, SiteData } from './schema';

/** The Markdown of a file, and the positions of its fields. */
export interface SourceText {
  /** The text with LF line ends, padded with empty lines so that its line numbers are those of the file. */
  markdown: string;
  positionOf: PositionOf;
}

interface Base extends SourceText {
  slug: string;
  /** Public path, case included, no trailing slash: `/autocad`, `/Contact`, `/`. */
  path: string;
  /** Other paths that show the same page. */
  aliases: string[];
  file: string;
}
export type Course = Base & { kind: 'course'; data: CourseData };
export type Service = Base & { kind: 'service'; data: ServiceData };
export type Page = Base & { kind: 'page'; data: PageData };
export type Entry = Course | Service | Page;

/** The validated content of the site. */
export interface Content {
  /** The folder that it was read from. */
  dir: string;
  site: SiteData;
  entries: Entry[];
}

/** `site.md`, as it was read. */
export interface SiteFile {
  file: string;
  data: SiteData;
  positionOf: PositionOf;
}
