import { setTimeout as delay } from 'node:timers/promises';

const mute = () => undefined;

/**
 * Next answers the first request for a new page with an error, from its old list of pages: makes that request, with
 * the error muted.
 * @param url of the preview
 * @param paths of the new pages
 */
export async function warmUp(url: string, paths: readonly string[]): Promise<void> {
  const { error } = console;
  console.error = mute;
  try {
    for (const path of paths)
      for (let tries = 0; tries < 20 && !(await fetch(url + path)).ok; tries++) await delay(100);
  } finally {
    // Two changes may overlap: the second has found it muted.
    if (error !== mute) console.error = error;
  }
}
