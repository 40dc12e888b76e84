import { pluralize } from '@/lib/format/sentence';

/** An error or a warning about a content file, as the editor reads it. */
export interface Diagnostic {
  level: 'error' | 'warning';
  file: string;
  line: number;
  column: number;
  /** Field of the front matter or part of the text: `title`, `heading`. */
  field: string;
  /** `found …. Expected …. Fix` */
  message: string;
}

/** The message of a diagnostic in its parts, which a `Reporter` joins. */
export interface DiagnosticMessage {
  /** An error unless given. */
  level?: Diagnostic['level'];
  found: string;
  expected: string;
  fix?: string | undefined;
}

/** Remedy for a file that may not be missing. */
export const BRING_BACK =
  'Bring the file back: in GitHub Desktop, choose Discard Changes on it, or History › Revert Changes in Commit on the commit that deleted it.';

/** `file:line:column  error  field: found …. Expected …. Fix`, which .github/check-content.json reads */
export const formatDiagnostic = ({ file, line, column, level, field, message }: Diagnostic) =>
  `${file}:${line}:${column}  ${level}  ${field}: ${message}`;

/** Diagnostics that stop the build. */
export const errorsOf = (diagnostics: readonly Diagnostic[]) =>
  diagnostics.filter(({ level }) => level === 'error');

/** All diagnostics by file and line, then a count. */
export function formatDiagnostics(diagnostics: readonly Diagnostic[]): string {
  const sorted = [...diagnostics].sort(
    (a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column,
  );
  return [...sorted.map(formatDiagnostic), countDiagnostics(diagnostics)].join('\n');
}

/** `2 errors, 1 warning` */
export function countDiagnostics(diagnostics: readonly Diagnostic[]): string {
  const errors = errorsOf(diagnostics).length;
  const warnings = diagnostics.length - errors;
  return `${pluralize(errors, 'error')}, ${pluralize(warnings, 'warning')}`;
}

/** The errors of a content folder; the message has each on a line. */
export class ContentError extends Error {
  constructor(readonly diagnostics: readonly Diagnostic[]) {
    super(formatDiagnostics(diagnostics));
    this.name = 'ContentError';
  }
}

/** A value for a message: short, quoted, on one line. */
export function quote(value: unknown): string {
  if (value === undefined) return 'nothing';
  const text = typeof value === 'string' ? `'${value}'` : (JSON.stringify(value) ?? String(value));
  const line = text.replace(/\s+/g, ' ');
  return line.length > 80 ? `${line.slice(0, 77)}…` : line;
}
