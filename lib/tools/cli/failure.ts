/** What a person at the terminal reads when a command failed, and how a command ends that is interrupted. */
import { ContentError, formatDiagnostics } from '@/lib/content/diagnostic';

/** Where the finished site goes: `OUT_DIR`, else `out`. */
export const outDir = () => process.env.OUT_DIR ?? 'out';

const untouched = () => `Nothing was built; the last ${outDir()}/ is as it was.`;
const full = (file: string) =>
  `The disk is full: ${file} could not be written. Make room, and run the command again.`;
const closed = (file: string) =>
  `${file} may not be written. Make it yours (chown), or choose another place: OUT_DIR=/a/folder npm run build`;
/** Errors of the system that say too little by themselves, by their code. */
const SYSTEM: Record<string, (file: string) => string> = {
  ENOSPC: full,
  EDQUOT: full,
  EACCES: closed,
  EPERM: closed,
  EROFS: closed,
};

/**
 * An error as a person reads it.
 * @param nothingBuilt whether a build was under way, so that the reader is told what became of the last one
 */
export function explain(error: unknown, nothingBuilt = true): string {
  const after = nothingBuilt ? `\n\n${untouched()}` : '';
  if (error instanceof ContentError) return `\n${formatDiagnostics(error.diagnostics)}${after}`;
  const { code = '', message, path, dest, syscall } = error as NodeJS.ErrnoException & { dest?: string };
  if (syscall === 'listen') return message;
  // A folder is moved into its place: that place is what the reader knows.
  return `\n${SYSTEM[code]?.(dest ?? path ?? 'A file') ?? message}${after}`;
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
