/** What a command says when it fails or is interrupted. */
import { ContentError, formatDiagnostics } from '@/lib/content/diagnostic';

export const outDir = () => process.env.OUT_DIR ?? 'out';

const lastExportKept = () => `Nothing was built; the last ${outDir()}/ is as it was.`;
const diskFull = (file: string) =>
  `The disk is full: ${file} could not be written. Make room, and run the command again.`;
const notWritable = (file: string) =>
  `${file} may not be written. Make it yours (chown), or choose another place: OUT_DIR=/a/folder npm run build`;
/** Plainer messages for errors of the system, by their code. */
const SYSTEM: Record<string, (file: string) => string> = {
  ENOSPC: diskFull,
  EDQUOT: diskFull,
  EACCES: notWritable,
  EPERM: notWritable,
  EROFS: notWritable,
};

/** @param nothingBuilt adds what became of the last export, where a build was under way */
export function explain(error: unknown, nothingBuilt = true): string {
  const after = nothingBuilt ? `\n\n${lastExportKept()}` : '';
  if (error instanceof ContentError) return `\n${formatDiagnostics(error.diagnostics)}${after}`;
  const { code = '', message, path, dest, syscall } = error as NodeJS.ErrnoException & { dest?: string };
  if (syscall === 'listen') return message;
  // Of a move, name the place: the reader knows that one.
  return `\n${SYSTEM[code]?.(dest ?? path ?? 'A file') ?? message}${after}`;
}

/**
 * Ends the process with a message when it is interrupted (Ctrl+C, a CI that gives up).
 * @returns takes it back, once the build is done
 */
export function endWhenInterrupted(): () => void {
  const end = (_signal: string, number: number) => {
    console.error(`\nInterrupted. ${lastExportKept()}`);
    process.exit(128 + number);
  };
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, end);
  return () => {
    for (const signal of ['SIGINT', 'SIGTERM']) process.off(signal, end);
  };
}
