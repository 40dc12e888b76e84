import { today } from '../dates/today';
import type { Diagnostic } from '../read/diagnostic';
import { contentDir, labelIn, readContent } from '../read/load';
import { type MakeReporter, Reporter } from '../read/reporter';
import type { Content } from '../types';
import { checkCopy } from './copy';
import { checkDays } from './days';
import { checkDuplicates } from './duplicates';
import { checkLinks } from './links';
import { checkNames } from './names';
import { checkPaths } from './paths';
import { checkPictures } from './pictures';
import { checkReviews } from './reviews';
import { checkSections } from './sections';
import { checkText } from './text';

/**
 * Reads the content and finds all diagnostics at once, for the build, the check and the preview.
 * @returns all diagnostics, and the content if none of them is an error
 */
export async function checkContent(
  dir = contentDir(),
): Promise<{ content: Content | undefined; diagnostics: Diagnostic[] }> {
  const day = today();
  const { content, parsed, diagnostics } = readContent(dir, day);
  const reporter: MakeReporter = (reported) => new Reporter(reported, diagnostics);
  checkPaths(parsed, labelIn(dir)('pages'), reporter);
  checkNames(parsed, dir, reporter);
  checkDays(parsed, day, reporter);
  checkDuplicates(parsed.entries, content, reporter);
  checkLinks(parsed, content, reporter);
  for (const entry of parsed.entries) {
    const report = reporter(entry);
    checkText(entry, report);
    checkSections(entry, parsed.site?.data, report);
  }
  checkCopy(parsed, reporter);
  if (parsed.site) checkReviews(parsed.site.data.reviews, reporter(parsed.site));
  await checkPictures(dir, parsed, reporter);
  return { content: diagnostics.some((p) => p.level === 'error') ? undefined : content, diagnostics };
}
