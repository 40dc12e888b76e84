/** Logs a line with the seconds since the command began. */
export const log = (text: string) =>
  console.log(`${(performance.now() / 1000).toFixed(1).padStart(6)} s  ${text}`);
