/** Messages of a command that fails or is interrupted. */

import { outDir } from '@/lib/files';

const lastExportKept = () => `Nothing was built; the last ${outDir()}/ is as it was.`;

/** Explains common errors of the system. */
function plainly(code: string, file: string): string | undefined {
  if (/^(ENOSPC|EDQUOT)$/.test(code))
    return `The disk is full: ${file} could not be written. Make room, and run the command again.`;
  if (/^(EACCES|EPERM|EROFS)$/.test(code))
    return `${file} may not be written. Make it yours (chown), or choose another place: OUT_DIR=/a/folder npm run build`;
}

/** @param nothingBuilt whether to add that the last export is unchanged */
export function explain(error: unknown, nothingBuilt = false): string {
  const { code = '', message, path, dest, syscall } = error as NodeJS.ErrnoException & { dest?: string };
  if (syscall === 'listen') return message;
  // For a rename the message names the destination, which the reader knows.
  const words = plainly(code, dest ?? path ?? 'A file') ?? message;
  return `\n${words}${nothingBuilt ? `\n\n${lastExportKept()}` : ''}`;
}

/**
 * Ends the process when it is interrupted (Ctrl+C, a CI that gives up): with a message while a build is under way.
 * @returns a function to call when the build is done
 */
export function endWhenInterrupted(): () => void {
  let building = true;
  const end = (_signal: string, number: number) => {
    if (building) console.error(`\nInterrupted. ${lastExportKept()}`);
    process.exit(building ? 128 + number : 0);
  };
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, end);
  return () => {
    building = false;
  };
}
