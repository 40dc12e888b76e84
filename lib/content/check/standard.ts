import type { Outline } from '../outline';
import type { Entry, Reading } from '../types';
import { checkAnswers, checkDevices } from './across';
import type { ReportOn } from './report';
import { checkSourced } from './sourced';
import { checkStyle } from './style';
import { checkTaught } from './taught';

/**
 * What a machine can hold of the editorial standard (issue 17): warnings alone, since a rule of style has exceptions
 * that only a reader can judge.
 */
export function checkStandard(pages: readonly { entry: Entry; outline: Outline }[], { site, broken }: Reading, reportOn: ReportOn) {
  const towns = [...new Set(site?.data.branches.flatMap((b) => [b.locality, b.short]))];
  for (const { entry, outline } of pages) {
    const report = reportOn(entry);
    checkStyle(entry, outline, towns, report);
    checkTaught(entry, outline, report);
    checkSourced(entry, outline, report);
  }
  const listed = pages.flatMap(({ entry, outline }) => (entry.kind === 'page' ? [] : { entry, outline }));
  checkAnswers(listed, reportOn);
  // While a page cannot be read no share is known: its mistake makes no second one elsewhere.
  if (broken.length === 0) checkDevices(listed, reportOn);
}
