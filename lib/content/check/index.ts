import { type Diagnostic, errorsOf } from '../read/diagnostic';
import { type ContentSettings, labelIn, parseContent } from '../read/load';
import { Reporter, type ReporterFor } from '../read/reporter';
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
  const { content, parsed, diagnostics } = parseContent(dir, settings);
  const reporterFor: ReporterFor = (reported) => new Reporter(reported, diagnostics);
  checkPaths(parsed, labelIn(dir)('pages'), reporterFor);
  checkReferences(parsed, dir, reporterFor);
  checkDays(parsed, dayOf(settings), reporterFor);
  checkDuplicates(parsed.entries, content, reporterFor);
  checkLinks(parsed, content, reporterFor);
  for (const entry of parsed.entries) {
    const reporter = reporterFor(entry);
    checkText(entry, reporter);
    checkSections(entry, parsed.site?.data, reporter);
  }
  checkWording(parsed, reporterFor);
  if (parsed.site) checkReviews(parsed.site.data.reviews, reporterFor(parsed.site));
  await checkPictures(dir, parsed, reporterFor);
  return { content: errorsOf(diagnostics).length > 0 ? undefined : content, diagnostics };
}
