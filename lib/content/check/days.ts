import { expiredIn } from '../read/expired';
import type { CheckContext } from './context';

/** Checks for batches, vacancies and licences whose day has passed. */
export function checkDays({ siteFile, entries, today, reporterFor }: CheckContext) {
  for (const file of [...entries, siteFile])
    for (const { path, day, item } of expiredIn(file.data, today)) {
      const found = `${day} has passed: the build leaves ${item} out`;
      const fix = `Write the next one, or delete ${item}.`;
      reporterFor(file).warn(path, { found, expected: 'a day to come', fix });
    }
}
