import { type Diagnostic, errorsOf } from '../read/diagnostic';
import { type ContentSettings, labelIn, readContent } from '../read/load';
import { type MakeReporter, Reporter } from '../read/reporter';
import { dayOf, settingsFromEnvironment } from '../settings';
import type { Content } from '../types';
import { checkDays } from './days';
import { checkDuplicates } from './duplicates';
import { checkLinks } from './links';
import { checkPaths } from './paths';
import { checkPictures } from './pictures';
import { checkReferences } from './references';
import { checkReviews } from './reviews';
import { checkSections } from './sections';
import { checkText } from './text';
import { checkWording } from './wording';

/**
 * Reads the content and finds all diagnostics at once, for the build, the check and the preview.
 * @returns all diagnostics, and the content if none of them is an error
 */
export async function checkContent(
  dir: string,
  settings: ContentSettings = settingsFromEnvironment(),
): Promise<{ content: Content | undefined; diagnostics: Diagnostic[] }> {
  const { content, parsed, diagnostics } = readContent(dir, settings);
  const reporter: MakeReporter = (reported) => new Reporter(reported, diagnostics);
  checkPaths(parsed, labelIn(dir)('pages'), reporter);
  checkReferences(parsed, dir, reporter);
  checkDays(parsed, dayOf(settings), reporter);
  checkDuplicates(parsed.entries, content, reporter);
  checkLinks(parsed, content, reporter);
  for (const entry of parsed.entries) {
    const report = reporter(entry);
    checkText(entry, report);
    checkSections(entry, parsed.site?.data, report);
  }
  checkWording(parsed, reporter);
  if (parsed.site) checkReviews(parsed.site.data.reviews, reporter(parsed.site));
  await checkPictures(dir, parsed, reporter);
  return { content: errorsOf(diagnostics).length > 0 ? undefined : content, diagnostics };
}
