import fs from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { checkContent } from '@/lib/content/check';
import { planPictures } from '@/lib/media/encode-pictures';
import type { Settings } from '@/lib/settings/settings';
import { prepareDownloads, preparePictures } from '../build/prepare';

export type CheckResult = Awaited<ReturnType<typeof checkContent>>;

/** Time without events after which a change is read: programs save a file in several steps. */
const QUIET_MS = 40;
/** Time without a change after which PDFs and share images are made: these must not delay a page. */
const DOWNLOADS_AFTER_MS = 4000;

/** Swap and backup files of programs, and the scripts that make drawings and pictures. */
const IGNORED = /^artwork(\/|\\|$)|~$|\.sw.$/;

/**
 * Follows a content folder: checks it, makes the pictures that its pages need, and later its downloads, once
 * for each change.
 */
export function followContent({ contentDir, quickPictures }: Settings) {
  let current: Promise<CheckResult> | undefined;
  let timer: NodeJS.Timeout | undefined;
  /** A run waits for the last one, since both write the same files. */
  let downloads: Promise<unknown> = Promise.resolve();

  /** Gives the result for the content as it is. */
  const check = () => (current ??= checkAndPrepare());

  async function checkAndPrepare(isRetry = false): Promise<CheckResult> {
    try {
      const result = await checkContent(contentDir);
      if (result.content) await preparePictures(await planPictures(result.content, quickPictures));
      prepareLater(result);
      return result;
    } catch (error) {
      // A file was renamed between listing and reading, so the folder is read again.
      if (isRetry || (error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
      await delay(QUIET_MS);
      return checkAndPrepare(true);
    }
  }

  function prepareLater({ content }: CheckResult) {
    clearTimeout(timer);
    if (!content) return;
    timer = setTimeout(() => {
      downloads = downloads.then(() => prepareDownloads(content)).catch(report);
    }, DOWNLOADS_AFTER_MS);
  }

  /** @param onChange receives the result of each check after a change */
  function watch(onChange: (result: CheckResult) => void) {
    let quiet: NodeJS.Timeout | undefined;
    fs.watch(contentDir, { recursive: true }, (_event, name) => {
      if (name !== null && IGNORED.test(name)) return;
      current = undefined;
      clearTimeout(quiet);
      // After an error, for example of a half-written picture, the next save is read again.
      quiet = setTimeout(() => check().then(onChange, report), QUIET_MS);
    });
  }

  return { check, watch };
}

const report = (error: Error) => console.error(`\n${error.message}`);
