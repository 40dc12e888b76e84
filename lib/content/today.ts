/** Time zone of the main branch, wherever the build runs. */
const ZONE = 'Asia/Kolkata';

/** The day of the build, as YYYY-MM-DD. SOURCE_DATE_EPOCH (seconds, reproducible-builds.org) fixes it. */
export function today(): string {
  const seconds = process.env.SOURCE_DATE_EPOCH;
  const now = seconds ? new Date(Number(seconds) * 1000) : new Date();
  // Swedish writes days as ISO 8601 does.
  return new Intl.DateTimeFormat('sv-SE', { timeZone: ZONE }).format(now);
}
