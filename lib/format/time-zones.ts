const HOUR_MS = 60 * 60 * 1000;

/** How far India is ahead of UTC, all year. A constant of its own, so that an inline script gets no more. */
export const INDIA_OFFSET_MS = 5.5 * HOUR_MS;

interface TimeZone {
  id: string;
  offsetMs: number;
}

/** Time zones of the countries with a branch. Neither country has daylight saving time. */
export const TIME_ZONES: { IN: TimeZone; [country: string]: TimeZone | undefined } = {
  IN: { id: 'Asia/Kolkata', offsetMs: INDIA_OFFSET_MS },
  AE: { id: 'Asia/Dubai', offsetMs: 4 * HOUR_MS },
};
