/** Days, and days of the week as batches and opening hours name them. */
import { TIME_ZONES } from './time-zones';

export const WEEKDAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

type Weekday = (typeof WEEKDAYS)[number];

const index = (day: string) => WEEKDAYS.indexOf(day as Weekday);

/** The weekdays in a text such as `Friday to Sunday` or `Monday and Friday`, in the order of the week. */
export function weekdaysIn(words: string): Weekday[] {
  const [first = '', last] = words.split(' to ');
  if (last === undefined) return WEEKDAYS.filter((day) => words.includes(day));
  const length = ((index(last) - index(first) + 7) % 7) + 1;
  return WEEKDAYS.filter((_, i) => (i - index(first) + 7) % 7 < length);
}

const names = new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'UTC' });

/** The weekday of a day that is written YYYY-MM-DD. */
export const weekdayOf = (day: string) => names.format(new Date(day)) as Weekday;

/** The day in India at a time in seconds, as YYYY-MM-DD, on any machine. */
export const dayOf = (epoch: number): string =>
  // Swedish writes days as ISO 8601 does.
  new Intl.DateTimeFormat('sv-SE', { timeZone: TIME_ZONES.IN.id }).format(epoch * 1000);

const LONG = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/**
 * `2026-11-21` becomes `21 November 2026`.
 * @param day YYYY-MM-DD, taken literally: no time zone moves it
 */
export const longDate = (day: string): string => LONG.format(new Date(day));
