const LONG = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/**
 * A day as people write it: `2026-11-21` is `21 November 2026`.
 * @param day YYYY-MM-DD, taken as it stands: no time zone moves it
 */
export const longDate = (day: string): string => LONG.format(new Date(day));
