import { dayOf } from '@/lib/format/days';
import { settingsFromEnvironment } from '@/lib/settings/settings';
import { type Diagnostic, errorsOf } from '../read/diagnostic';
import { type ContentSettings, parseContent } from '../read/load';
import { Reporter } from '../read/reporter';
import type { Content } from '../types';
import type { CheckContext } from './context';
import { checkDays } from './days';
import { checkDuplicates } from './duplicates';
import { checkLinks } from './links';
import { checkNeededPages } from './needed-pages';
import { checkPictures } from './pictures';
import { checkReferences } from './references';
import { checkSections } from './sections';
import { checkText } from './text';
import { checkWording } from './wording';

const CHECKS: ((context: CheckContext) => void | Promise<void>)[] = [
  checkNeededPages,
  checkReferences,
  checkDays,
  checkDuplicates,
  checkLinks,
  checkText,
  checkSections,
  checkWording,
  checkPictures,
];

/**
 * Reads the content, and compares its files with each other if all of them can be read, for the build, the
 * check and the preview.
 * @returns the diagnostics of the files, else those of the comparison; and the content unless one is an error
 */
export async function checkContent(
  dir: string,
  settings: ContentSettings = settingsFromEnvironment(),
): Promise<{ content: Content | undefined; diagnostics: Diagnostic[] }> {
  const { siteFile, entries, content, diagnostics } = parseContent(dir, settings);
  if (!siteFile || !content) return { content, diagnostics };
  const context: CheckContext = {
    dir,
    siteFile,
    entries,
    content,
    today: dayOf(settings.epoch),
    reporterFor: (target) => new Reporter(target, diagnostics),
  };
  for (const check of CHECKS) await check(context);
  return { content: errorsOf(diagnostics).length > 0 ? undefined : content, diagnostics };
}
