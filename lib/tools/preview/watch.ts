/** Watches a content folder for the preview. */
import fs from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import type { Content } from '@/lib/content';
import { checkContent } from '@/lib/content/check';

export type CheckResult = Awaited<ReturnType<typeof checkContent>>;

/** Time without events after which a change is read: programs save a file in several steps. */
const QUIET_MS = 40;

/**
 * Watches a content folder, until the process ends.
 * @param prepare makes the pictures that pages need
 * @returns `check` reads the content, once for each change; `onChange` calls a function with the new content
 * after each change, or another with the error
 */
export function watchContent(dir: string, prepare: (content: Content) => Promise<unknown>) {
  let checked: Promise<CheckResult> | undefined;

  async function read(): Promise<CheckResult> {
    try {
      const result = await checkContent(dir);
      if (result.content) await prepare(result.content);
      return result;
    } catch (error) {
      // A file was renamed between listing and reading, so the folder is read again.
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
      await delay(QUIET_MS);
      return read();
    }
  }

  const check = () => (checked ??= read());

  function onChange(changed: (result: CheckResult) => void, failed: (error: Error) => void) {
    let timer: NodeJS.Timeout | undefined;
    fs.watch(dir, { recursive: true }, (_event, name) => {
      if (name !== null && /^artwork(\/|\\|$)|~$|\.sw.$/.test(name)) return;
      checked = undefined;
      clearTimeout(timer);
      timer = setTimeout(() => check().then(changed, failed), QUIET_MS);
    });
  }

  return { check, onChange };
}
