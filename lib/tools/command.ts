/** How every command ends: when it fails, when it is interrupted, and when a build is. */

const SIGNALS = ['SIGINT', 'SIGTERM'];

/**
 * Runs a command. When it fails, prints why, without a stack trace, and ends the process.
 * @param exitCode of a command that fails
 */
export async function runCommand(command: () => unknown, exitCode = 1) {
  try {
    await command();
  } catch (error) {
    console.error(`\n${errorMessage(error)}`);
    process.exit(exitCode);
  }
}

/** Has Ctrl+C end a server without an error. */
export function endOnInterrupt() {
  for (const signal of SIGNALS) process.once(signal, () => process.exit(0));
}

/**
 * Runs a build that leaves the last export in place until it is done: an error or an interruption (Ctrl+C, a
 * CI that gives up) says so.
 * @param outDir folder of the export
 */
export async function keepLastExport(outDir: string, build: () => Promise<void>) {
  const kept = `Nothing was built; the last ${outDir}/ is as it was.`;
  const end = (_signal: string, number: number) => {
    console.error(`\nInterrupted. ${kept}`);
    process.exit(128 + number);
  };
  for (const signal of SIGNALS) process.on(signal, end);
  try {
    await build();
  } catch (error) {
    throw new Error(`${errorMessage(error)}\n\n${kept}`, { cause: error });
  } finally {
    for (const signal of SIGNALS) process.off(signal, end);
  }
}

/** What an error means for a reader of a command's output, and what to do. */
function errorMessage(error: unknown): string {
  const { code = '', message, path, dest, syscall } = error as NodeJS.ErrnoException & { dest?: string };
  // For a rename the message names the destination, which the reader knows.
  const file = dest ?? path ?? 'A file';
  if (/^(ENOSPC|EDQUOT)$/.test(code))
    return `The disk is full: ${file} could not be written. Make room, and run the command again.`;
  if (/^(EACCES|EPERM|EROFS)$/.test(code) && syscall !== 'listen')
    return `${file} may not be written. Make it yours (chown), or choose another place: OUT_DIR=/a/folder npm run build`;
  return message;
}
