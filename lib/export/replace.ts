/** Replaces a folder in such a way that a complete one always exists. */
import fs from 'node:fs';
import path from 'node:path';

const asideOf = (to: string) => `${to}.old`;

/**
 * Restores the last folder if a build was killed between the two moves of `replaceFolder`.
 * @param to path of the folder
 */
export function restorePreviousExport(to: string) {
  if (!fs.existsSync(to) && fs.existsSync(asideOf(to))) fs.renameSync(asideOf(to), to);
}

/**
 * Checks, before a build begins, that a folder may be replaced.
 * @throws the system's error when the folder is not writable
 */
export function checkReplaceable(to: string) {
  const parent = path.dirname(to);
  fs.mkdirSync(parent, { recursive: true });
  // Creates a folder as a test: permissions alone do not show a read-only disk, which refuses root too.
  fs.rmdirSync(fs.mkdtempSync(path.join(parent, '.writable-')));
  if (fs.existsSync(to)) fs.accessSync(to, fs.constants.W_OK);
}

/**
 * Moves a folder into the place of another, or leaves the other in place.
 * @param fresh the finished folder, on the same disk
 * @throws the system's error
 */
export function replaceFolder(fresh: string, to: string) {
  const old = asideOf(to);
  fs.rmSync(old, { recursive: true, force: true });
  if (fs.existsSync(to)) fs.renameSync(to, old);
  try {
    fs.renameSync(fresh, to);
  } catch (error) {
    restorePreviousExport(to);
    throw error;
  }
  // Errors do not matter: the new folder is in place.
  fs.rm(old, { recursive: true, force: true }, () => undefined);
}
