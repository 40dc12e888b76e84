import { TIME_ZONES } from '../schema/days';

/**
 * The day of the build in India's time zone, as YYYY-MM-DD, on any machine. SOURCE_DATE_EPOCH (seconds,
 * reproducible-builds.org) sets the time.
 */
export function today(): string {
  const seconds = process.env.SOURCE_DATE_EPOCH;
  const now = seconds ? new Date(Number(seconds) * 1000) : new Date();
  // Swedish writes days as ISO 8601 does.
  return new Intl.DateTimeFormat('sv-SE', { timeZone: TIME_ZONES.IN.id }).format(now);
}
