/** What a person at the terminal reads when a command failed, and how a command ends that is interrupted. */
import { ContentError, formatDiagnostics } from '@/lib/content/diagnostic';

/** Where the finished site goes: `OUT_DIR`, else `out`. */
export const outDir = () => process.env.OUT_DIR ?? 'out';

const untouched = () => `Nothing was built; the last ${outDir()}/ is as it was.`;
/** Errors of the system that say too little by themselves, by their code. */
const SYSTEM: Record<string, (file: string) => string> = {
  ENOSPC: (file) => `The disk is full: ${file} could not be written. Make room, and run the command again.`,
  EROFS: (file) =>
    `${file} lies on a disk that may only be read. Choose another place: OUT_DIR=/a/folder npm run build`,
  EACCES: (file) =>
    `${file} may not be changed by you. Make it yours (chown), or choose another place: OUT_DIR=/a/folder npm run build`,
  EBUSY: (file) =>
    `${file} is in use, or a disk is mounted there. Choose a folder within: OUT_DIR=${file}/site npm run build`,
  EMFILE: () => 'Too many files are open. Raise the limit (ulimit -n 4096), and run the command again.',
};
/** Other codes for the same. */
const CODE_ALIASES: Record<string, string> = { EPERM: 'EACCES', EDQUOT: 'ENOSPC' };

/**
 * An error as a person reads it.
 * @param nothingBuilt whether a build was under way, so that the reader is told what became of the last one
 */
export function explain(error: unknown, nothingBuilt = true): string {
  const after = nothingBuilt ? `\n\n${untouched()}` : '';
  if (error instanceof ContentError) return `\n${formatDiagnostics(error.diagnostics)}${after}`;
  const { code = '', message, path, dest, syscall } = error as NodeJS.ErrnoException & { dest?: string };
  if (syscall === 'listen') return message;
  const say = SYSTEM[CODE_ALIASES[code] ?? code];
  // A folder is moved into its place: that place is what the reader knows.
  return `\n${say ? say(dest ?? path ?? 'A file') : message}${after}`;
}

/**
 * Ends the process in a sentence when it is interrupted (Ctrl+C, a CI that gives up), with what runs for it.
 * @returns takes it back, where stopping is no longer an interruption
 */
export function endWhenInterrupted(): () => void {
  const end = (_signal: string, number: number) => {
    console.error(`\nInterrupted. ${untouched()}`);
    process.exit(128 + number);
  };
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, end);
  return () => {
    for (const signal of ['SIGINT', 'SIGTERM']) process.off(signal, end);
  };
}
