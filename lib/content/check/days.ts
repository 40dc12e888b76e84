import { hasExpired } from '../read/expired';
import type { ReportTarget } from '../read/reporter';
import { isPage } from '../registry';
import type { CheckContext } from './context';

/** Checks for batches, vacancies and licences whose day has passed. */
export function checkDays({ siteFile, entries, today, reporterFor }: CheckContext) {
  const checkDay = (file: ReportTarget, field: PropertyKey[], day: string | undefined, item: string) => {
    if (!hasExpired(day, today)) return;
    const found = `${day} has passed: the build leaves ${item} out`;
    const fix = `Write the next one, or delete ${item}.`;
    reporterFor(file).warn(field, { found, expected: 'a day to come', fix });
  };
  for (const entry of entries) {
    if (entry.kind === 'course')
      for (const [i, { start }] of entry.data.batches.entries())
        checkDay(entry, ['batches', i, 'start'], start, 'the batch');
    if (isPage(entry, 'career'))
      for (const [i, { closes }] of entry.data.vacancies.entries())
        checkDay(entry, ['vacancies', i, 'closes'], closes, 'the vacancy');
  }
  for (const [i, { validTo }] of siteFile.data.licences.entries())
    checkDay(siteFile, ['licences', i, 'validTo'], validTo, 'the licence');
}
