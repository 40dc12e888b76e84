/** Replaces a folder, so that there is always a whole one. */
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
 * Checks before the work that a folder may be replaced.
 * @throws as the system does, when it may not be written
 */
export function checkReplaceable(to: string) {
  const parent = path.dirname(to);
  fs.mkdirSync(parent, { recursive: true });
  // A read-only disk refuses root as well: only an attempt can tell.
  fs.rmdirSync(fs.mkdtempSync(path.join(parent, '.writable-')));
  if (fs.existsSync(to)) fs.accessSync(to, fs.constants.W_OK);
}

/**
 * Moves a folder into the place of another, or leaves the other in place.
 * @param fresh the finished folder, on the same disk
 * @throws as the system does
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
  // Ignore errors: the new folder is in its place.
  fs.rm(old, { recursive: true, force: true }, () => undefined);
}
