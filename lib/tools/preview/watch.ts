import fs from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import type { Content } from '@/lib/content';
import { checkContent } from '@/lib/content/check';

export type CheckResult = Awaited<ReturnType<typeof checkContent>>;

/** Quiet time after which a change counts (ms): editors save in several steps. */
const QUIET = 40;

/**
 * Follows the content of a folder.
 * @param prepare makes what pages need beside the content (pictures)
 * @returns `current` reads it; `follow` calls a listener after each change, with the new state, until the process ends
 */
export function watchContent(dir: string, prepare: (content: Content) => Promise<unknown>) {
  let state: Promise<CheckResult> | undefined;

  async function read(): Promise<CheckResult> {
    try {
      const result = await checkContent(dir);
      if (result.content) await prepare(result.content);
      return result;
    } catch (error) {
      // A file that was renamed between listing and reading: the next event reads again.
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
      await delay(QUIET);
      return read();
    }
  }

  const current = () => (state ??= read());

  function follow(changed: (state: CheckResult) => void) {
    let timer: NodeJS.Timeout | undefined;
    fs.watch(dir, { recursive: true }, (_event, name) => {
      if (name !== null && /~$|\.sw.$/.test(name)) return;
      state = undefined;
      clearTimeout(timer);
      // A half-written picture is reported; the next save is read again.
      const tell = () => current().then(changed, (error: Error) => console.error(error.message));
      timer = setTimeout(tell, QUIET);
    });
  }

  return { current, follow };
}
