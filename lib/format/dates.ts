const LONG = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/**
 * `2026-11-21` becomes `21 November 2026`.
 * @param day YYYY-MM-DD, taken literally: no time zone moves it
 */
export const longDate = (day: string): string => LONG.format(new Date(day));
