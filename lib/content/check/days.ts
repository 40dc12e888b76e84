import { EXPIRING, hasExpired } from '../expired';
import { stringsIn } from '../schema/field-texts';
import type { CheckContext } from './context';

/** Checks for days that have passed. */
export function checkDays({ siteFile, entries, today, reporterFor }: CheckContext) {
  for (const file of [...entries, siteFile])
    for (const { path, text } of stringsIn(file.data)) {
      const expiring = EXPIRING[String(path[0])];
      if (expiring && expiring.day === path.at(-1) && hasExpired(text, today))
        reporterFor(file).warn(path, {
          found: `${text} has passed: the build leaves ${expiring.item} out`,
          expected: 'a day to come',
          fix: `Write the next one, or delete ${expiring.item}.`,
        });
    }
}
