import { contentDir, labelIn, readContent } from '../load';
import type { Outline } from '../outline';
import { outlineIn } from '../parsed';
import { type Problem, show } from '../problem';
import { today } from '../today';
import type { Content, Entry } from '../types';
import { checkAnswers, checkDevices } from './across';
import { checkAlike, checkPdfNames } from './alike';
import { checkLinks, targetsOf, wrongWith } from './links';
import { checkPictures } from './pictures';
import { Report, type ReportOn } from './report';
import { checkSourced } from './sourced';
import { checkStyle } from './style';
import { checkTaught } from './taught';
import { checkStructure } from './text';
import { checkFields, checkWording } from './wording';

/**
 * Reads the content and finds everything that is wrong with it, at once. The build, the check and the preview call
 * this, so that they cannot disagree: errors stop a build, warnings don't.
 * @param dir content folder
 * @param day the day of the build
 */
export async function checkContent(
  dir = contentDir(),
  day = today(),
): Promise<{ content: Content | undefined; problems: Problem[] }> {
  const { content, reading, problems } = readContent(dir, day);
  const reportOn: ReportOn = (reported) => new Report(reported, problems);
  const targets = targetsOf(reading, content);
  const pages = reading.entries.map((entry) => ({ entry, outline: outlineIn(entry) }));
  const towns = [...new Set(reading.site?.data.branches.flatMap((b) => [b.locality, b.short]))];
  for (const { entry, outline } of pages) {
    const report = reportOn(entry);
    checkStructure(entry, outline, report);
    checkWording(outline, report);
    checkLinks(entry, outline, targets, report);
    checkImages(outline.images, report);
    checkFields(entry.data, report);
    // The editorial standard (issue 17): warnings alone, since a rule of style has exceptions that only a reader can judge.
    checkStyle(entry, outline, towns, report);
    checkTaught(entry, outline, report);
    checkSourced(entry, outline, report);
    for (const [i, link] of bannerLinks(entry).entries()) {
      const wrong = wrongWith(link, entry, targets);
      if (wrong) report.field(['banners', i, 'link'], ...wrong);
    }
  }
  if (reading.site) checkFields(reading.site.data, reportOn(reading.site));
  checkAlike(reading.entries, reportOn);
  if (content) checkPdfNames(content, reportOn);
  const listed = pages.flatMap(({ entry, outline }) => (entry.kind === 'page' ? [] : { entry, outline }));
  checkAnswers(listed, reportOn);
  // While a page cannot be read no share is known: its mistake makes no second one elsewhere.
  if (reading.broken.length === 0) checkDevices(listed, reportOn);
  await checkPictures(dir, labelIn(dir), reading, reportOn);
  return { content: problems.some((p) => p.level === 'error') ? undefined : content, problems };
}

const bannerLinks = (entry: Entry) =>
  entry.kind === 'page' && entry.data.template === 'home' ? entry.data.banners.map((b) => b.link) : [];

function checkImages(images: Outline['images'], report: Report) {
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
