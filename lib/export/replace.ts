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
 * Moves a folder into the place of another, or leaves the other in place.
 * @param staging the finished folder, on the same disk
 * @throws the system's error
 */
export function replaceFolder(staging: string, folder: string) {
  const backup = backupOf(folder);
  fs.rmSync(backup, { recursive: true, force: true });
  if (fs.existsSync(folder)) fs.renameSync(folder, backup);
  try {
    fs.renameSync(staging, folder);
  } catch (error) {
    restorePreviousExport(folder);
    throw error;
  }
  // Errors do not matter: the new folder is in place.
  fs.rm(backup, { recursive: true, force: true }, () => undefined);
}
