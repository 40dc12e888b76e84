/** Collects diagnostics of content files, each at its position in a file. */
import { ensureFullStop } from '@/lib/format/sentence';
import { type FieldOrPart, type PositionOf, START } from '../position';
import type { Diagnostic, DiagnosticMessage } from './diagnostic';
import { fieldName } from './zod-messages';

export interface ReportTarget {
  file: string;
  positionOf: PositionOf;
}

/** Reports everything at the first line of a file. */
export const wholeFile = (file: string): ReportTarget => ({ file, positionOf: () => START });

/** Adds diagnostics of one file to a list. */
export class Reporter {
  constructor(
    private readonly reported: ReportTarget,
    private readonly diagnostics: Diagnostic[],
  ) {}

  /** Adds an error, which stops the build. */
  error(where: FieldOrPart, message: DiagnosticMessage) {
    this.report(where, { ...message, level: 'error' });
  }

  warn(where: FieldOrPart, message: DiagnosticMessage) {
    this.report(where, { ...message, level: 'warning' });
  }

  /** Adds a message; without a level it is an error. */
  report(where: FieldOrPart, { level = 'error', found, expected, fix }: DiagnosticMessage) {
    const { file, positionOf } = this.reported;
    const isText = 'part' in where;
    const { line, column } = isText ? where : positionOf(where);
    this.diagnostics.push({
      level,
      file,
      line,
      column,
      field: isText ? where.part : fieldName(where),
      message: `${ensureFullStop(found)} Expected ${ensureFullStop(expected)}${fix ? ` ${fix}` : ''}`,
    });
  }
}
