/** Replaces a folder in such a way that a complete one always exists. */
import fs from 'node:fs';
import path from 'node:path';

const backupOf = (folder: string) => `${folder}.old`;

/** Restores the last folder if a build was killed between the two moves of `replaceFolder`. */
export function restorePreviousExport(folder: string) {
  if (!fs.existsSync(folder) && fs.existsSync(backupOf(folder))) fs.renameSync(backupOf(folder), folder);
}

/**
 * Checks, before a build begins, that a folder may be replaced.
 * @throws the system's error when the folder is not writable
 */
export function checkReplaceable(folder: string) {
  const parent = path.dirname(folder);
  fs.mkdirSync(parent, { recursive: true });
  // Creates a folder as a test: permissions alone do not show a read-only disk, which refuses root too.
  fs.rmdirSync(fs.mkdtempSync(path.join(parent, '.writable-')));
  if (fs.existsSync(folder)) fs.accessSync(folder, fs.constants.W_OK);
}

/**
 * Writes a new folder beside the last one, and moves it into its place when it is complete.
 * @param write writes the new folder, which is missing at first
 * @returns what `write` returns
 * @throws the error of `write`, or the system's; the last folder is then as it was
 */
export async function replaceFolder<T>(
  folder: string,
  write: (staging: string) => T | Promise<T>,
): Promise<T> {
  const staging = `${folder}.new`;
  const backup = backupOf(folder);
  const remove = (name: string) => fs.rmSync(name, { recursive: true, force: true });
  remove(staging);
  try {
    const result = await write(staging);
    remove(backup);
    if (fs.existsSync(folder)) fs.renameSync(folder, backup);
    fs.renameSync(staging, folder);
    // Errors do not matter: the new folder is in place.
    fs.rm(backup, { recursive: true, force: true }, () => undefined);
    return result;
  } catch (error) {
    restorePreviousExport(folder);
    remove(staging);
    throw error;
  }
}
