/** Watches a content folder for the preview. */
import fs from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import type { Content } from '@/lib/content';
import { checkContent } from '@/lib/content/check';

export type CheckResult = Awaited<ReturnType<typeof checkContent>>;

/** Time without events after which a change is read (ms): programs save a file in several steps. */
const QUIET = 40;

/**
 * Watches a content folder.
 * @param prepare makes the pictures that pages need
 * @returns `current` reads the content; `follow` calls a listener with the new state after each change, until the process
 * ends
 */
export function watchContent(dir: string, prepare: (content: Content) => Promise<unknown>) {
  let state: Promise<CheckResult> | undefined;

  async function read(): Promise<CheckResult> {
    try {
      const result = await checkContent(dir);
      if (result.content) await prepare(result.content);
      return result;
    } catch (error) {
      // A file was renamed between listing and reading, so the folder is read again.
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
      await delay(QUIET);
      return read();
    }
  }

  const current = () => (state ??= read());

  function follow(changed: (state: CheckResult) => void) {
    let timer: NodeJS.Timeout | undefined;
    fs.watch(dir, { recursive: true }, (_event, name) => {
      if (name !== null && /^artwork(\/|\\|$)|~$|\.sw.$/.test(name)) return;
      state = undefined;
      clearTimeout(timer);
      // Errors, for example of a half-written picture, are printed; the next save is read again.
      const tell = () => current().then(changed, (error: Error) => console.error(error.message));
      timer = setTimeout(tell, QUIET);
    });
  }

  return { current, follow };
}
