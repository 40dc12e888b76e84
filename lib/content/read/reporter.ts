/** Collects diagnostics of content files, each at its place in a file. */
import { ensureFullStop } from '@/lib/format/sentence';
import { type FieldOrPart, type PlaceOf, START } from '../place';
import type { Diagnostic, Problem } from './diagnostic';
import { fieldName } from './zod-messages';

export interface ReportTarget {
  file: string;
  placeOf: PlaceOf;
}

/** Reports everything at the first line of a file. */
export const wholeFile = (file: string): ReportTarget => ({ file, placeOf: () => START });

/** Adds diagnostics of one file to a list. */
export class Reporter {
  constructor(
    private readonly reported: ReportTarget,
    private readonly diagnostics: Diagnostic[],
  ) {}

  /** Adds an error, which stops the build. */
  error(where: FieldOrPart, problem: Problem) {
    this.report(where, { ...problem, level: 'error' });
  }

  warn(where: FieldOrPart, problem: Problem) {
    this.report(where, { ...problem, level: 'warning' });
  }

  /** Adds a problem; without a level it is an error. */
  report(where: FieldOrPart, { level = 'error', found, expected, fix }: Problem) {
    const { file, placeOf } = this.reported;
    const isText = 'part' in where;
    const { line, column } = isText ? where : placeOf(where);
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
