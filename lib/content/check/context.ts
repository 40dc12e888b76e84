import type { Reporter, ReportTarget } from '../read/reporter';
import type { Content, ParseResult } from '../types';

/** What every check gets. */
export interface CheckContext extends ParseResult {
  /** The content folder. */
  dir: string;
  /** Undefined if `site.md` has an error. */
  content: Content | undefined;
  /** As YYYY-MM-DD. */
  today: string;
  reporterFor: (target: ReportTarget) => Reporter;
}
