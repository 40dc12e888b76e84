import { type Diagnostic, show } from '../diagnostic';
import { contentDir, labelIn, readContent } from '../load';
import type { Outline } from '../outline';
import { outlineIn } from '../parsed';
import { type MakeReporter, Reporter } from '../reporter';
import { schemas, siteSchema } from '../schema';
import { today } from '../today';
import type { Content, Entry } from '../types';
import { checkChoices } from './choices';
import { checkCrossReferences } from './cross-references';
import { checkDuplicates, checkPdfNames } from './duplicates';
import { checkEditorial } from './editorial';
import { checkFacts } from './facts';
import { checkLinks, targetsOf, wrongWith } from './links';
import { checkPictures } from './pictures';
import { checkProjects } from './projects';
import { checkFields, checkText } from './prose';
import { checkReviews } from './reviews';
import { checkSections } from './sections';

import { checkStructure } from './text';

/**
 * Reads the content and finds everything that is wrong with it, at once. The build, the check and the preview call
 * this, so that they cannot disagree: errors stop a build, warnings don't.
 * @param dir content folder
 * @param day the day of the build
 */
export async function checkContent(
  dir = contentDir(),
  day = today(),
): Promise<{ content: Content | undefined; diagnostics: Diagnostic[] }> {
  const { content, parsed, diagnostics } = readContent(dir, day);
  const reporter: MakeReporter = (reported) => new Reporter(reported, diagnostics);
  const name = labelIn(dir);
  checkCrossReferences(parsed, name('pages'), reporter);
  checkFacts(parsed, day, reporter);
  checkChoices(parsed, reporter);
  const targets = targetsOf(parsed, content);
  const branches = parsed.site?.data.branches.map(({ name }) => name) ?? [];
  for (const entry of parsed.entries) {
    const outline = outlineIn(entry);
    const report = reporter(entry);
    checkStructure(entry, outline, report);
    checkSections(entry, outline, branches, report);
    if (entry.kind === 'course') checkProjects(entry, report);
    checkText(outline, report);
    checkLinks(entry, outline, targets, report);
    checkImages(outline.images, report);
    checkFields(entry.data, schemas[entry.kind], report);
    checkEditorial(entry, outline, parsed.site?.data.name ?? '', report);
    for (const [i, link] of bannerLinks(entry).entries()) {
      const wrong = wrongWith(link, entry, targets);
      if (wrong) report.field(['banners', i, 'link'], ...wrong);
    }
  }
  if (parsed.site) {
    checkFields(parsed.site.data, siteSchema, reporter(parsed.site));
    checkReviews(parsed.site.data.reviews, reporter(parsed.site));
  }
  checkDuplicates(parsed.entries, reporter);
  if (content) checkPdfNames(content, reporter);
  await checkPictures(dir, name, parsed, reporter);
  return { content: diagnostics.some((p) => p.level === 'error') ? undefined : content, diagnostics };
}

const bannerLinks = (entry: Entry) =>
  entry.kind === 'page' && entry.data.template === 'home' ? entry.data.banners.map((b) => b.link) : [];

function checkImages(images: Outline['images'], report: Reporter) {
  for (const { url, alt, ...place } of images) {
    if (alt.trim().length >= 5) continue;
    const found =
      alt.trim() === '' ? `${show(url)} without words between the brackets` : `'${alt}' for ${show(url)}`;
    report.text(
      place,
      'picture',
      'error',
      found,
      'what the picture shows, for those who cannot see it',
      `Write: ![A hub with a keyed bore](${url})`,
    );
  }
}
