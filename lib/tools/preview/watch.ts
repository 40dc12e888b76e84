import fs from 'node:fs';
import { checkContent } from '@/lib/content/check';
import type { Content } from '@/lib/content/load';

export type State = Awaited<ReturnType<typeof checkContent>>;

/** Editors save in several steps: a change counts when the folder has been quiet for so long (ms). */
const QUIET = 40;

/**
 * Follows a content folder until the process ends.
 * @param prepare makes what pages need beside the content (pictures)
 * @param changed called after each change, when the new state is known
 * @returns reads the state of the content as it is on the disk now
 */
export function watchContent(
  dir: string,
  prepare: (content: Content) => Promise<unknown>,
  changed: (state: State) => void,
): () => Promise<State> {
  let timer: NodeJS.Timeout | undefined;
  let state: Promise<State> | undefined;
  const read = async (): Promise<State> => {
    try {
      const result = await checkContent(dir);
      if (result.content) await prepare(result.content);
      return result;
    } catch (error) {
      // A file that was renamed between listing and reading: the next event reads again.
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
      await new Promise((resolve) => setTimeout(resolve, QUIET));
      return read();
    }
  };
  const current = () => {
    state ??= read();
    return state;
  };
  fs.watch(dir, { recursive: true }, (_event, name) => {
    if (name !== null && /^artwork(\/|\\|$)|~$|\.sw.$/.test(name)) return;
    state = undefined;
    clearTimeout(timer);
    timer = setTimeout(async () => changed(await current()), QUIET);
  });
  return current;
}
