/** Messages of a command that fails or is interrupted. */

const lastExportKept = (outDir: string) => `Nothing was built; the last ${outDir}/ is as it was.`;

/** What a common error of the system means, and what to do. */
function systemErrorMessage(code: string, file: string): string | undefined {
  if (/^(ENOSPC|EDQUOT)$/.test(code))
    return `The disk is full: ${file} could not be written. Make room, and run the command again.`;
  if (/^(EACCES|EPERM|EROFS)$/.test(code))
    return `${file} may not be written. Make it yours (chown), or choose another place: OUT_DIR=/a/folder npm run build`;
}

/**
 * The message of an error, for the reader of a command's output.
 * @param outDir folder of the last export, to add that it is unchanged
 */
export function errorMessage(error: unknown, outDir?: string): string {
  const { code = '', message, path, dest, syscall } = error as NodeJS.ErrnoException & { dest?: string };
  if (syscall === 'listen') return message;
  // For a rename the message names the destination, which the reader knows.
  const words = systemErrorMessage(code, dest ?? path ?? 'A file') ?? message;
  return `\n${words}${outDir ? `\n\n${lastExportKept(outDir)}` : ''}`;
}

/**
 * Ends the process when it is interrupted (Ctrl+C, a CI that gives up), with a message during a build.
 * @param outDir folder of the export
 * @returns a function to call when the build is done
 */
export function endWhenInterrupted(outDir: string): () => void {
  let isBuilding = true;
  const end = (_signal: string, number: number) => {
    if (isBuilding) console.error(`\nInterrupted. ${lastExportKept(outDir)}`);
    process.exit(isBuilding ? 128 + number : 0);
  };
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, end);
  return () => {
    isBuilding = false;
  };
}
