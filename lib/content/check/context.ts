import type { Reporter, ReportTarget } from '../read/reporter';
import type { Content, Entry, SiteFile } from '../types';

/** What every check gets, once all files can be read. */
export interface CheckContext {
  dir: string;
  /** Files as they were read, with items that have expired. */
  siteFile: SiteFile;
  entries: Entry[];
  /** What pages show of them. */
  content: Content;
  /** As YYYY-MM-DD. */
  today: string;
  reporterFor: (target: ReportTarget) => Reporter;
}
