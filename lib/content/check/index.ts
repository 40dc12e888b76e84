import { contentDir, labelIn, readContent } from '../load';
import { outlineIn } from '../parsed';
import { type Problem, show } from '../problem';
import { today } from '../today';
import type { Content, Entry } from '../types';
import { checkAlike } from './alike';
import { checkLinks, targetsOf, wrongWith } from './links';
import { checkPictures } from './pictures';
import { checkStandard } from './standard';
import { checkStructure, type Report } from './text';
import { checkFields, checkWording } from './wording';

/**
 * Reads the content and finds everything that is wrong with it, at once. The build, the check and the preview call
 * this, so that they cannot disagree: errors stop a build, warnings don't.
 * @param dir content folder
 * @param day the day of the build
 */
export async function checkContent(dir = contentDir(), day = today()): Promise<{ content: Content | undefined; problems: Problem[] }> {
  const { content, reading, problems } = readContent(dir, day);
  const reportIn =
    (file: string): Report =>
    (problem) =>
      problems.push({ file, ...problem });
  const targets = targetsOf(reading, content);
  const pages = reading.entries.map((entry) => ({ entry, outline: outlineIn(entry) }));
  for (const { entry, outline } of pages) {
    const report = reportIn(entry.file);
    const inText: Report = (problem) => report({ ...problem, line: problem.line + entry.offset });
    checkStructure(entry, outline, inText);
    checkWording(outline, inText);
    checkLinks(entry, outline, targets, inText);
    checkImages(outline.images, inText);
    checkFields(entry.data, entry.placeOf, report);
    for (const [i, link] of bannerLinks(entry).entries()) {
      const wrong = wrongWith(link, entry, targets);
      if (wrong) report({ ...entry.placeOf(['banners', i, 'link']), field: `banners[${i + 1}].link`, ...wrong });
    }
  }
  if (reading.site) checkFields(reading.site.data, reading.site.placeOf, reportIn(reading.site.file));
  checkAlike(reading.entries, reportIn);
  checkStandard(pages, reading, reportIn);
  await checkPictures(dir, labelIn(dir), reading, reportIn);
  return { content: problems.some((p) => p.level === 'error') ? undefined : content, problems };
}

const bannerLinks = (entry: Entry) => (entry.kind === 'page' && entry.data.template === 'home' ? entry.data.banners.map((b) => b.link) : []);

function checkImages(images: { url: string; alt: string; line: number; column: number }[], report: Report) {
  for (const { url, alt, line, column } of images) {
    if (alt.trim().length < 5)
      report({
        level: 'error',
        line,
        column,
        field: 'picture',
        found: alt.trim() === '' ? `${show(url)} without words between the brackets` : `'${alt}' for ${show(url)}`,
        expected: 'what the picture shows, for those who cannot see it',
        fix: `Write: ![A hub with a keyed bore](${url})`,
      });
  }
}
