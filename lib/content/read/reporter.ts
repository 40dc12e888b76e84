import type { Place } from '../text/outline';
import type { PlaceOf } from '../types';
import type { Diagnostic } from './diagnostic';
import { fieldName } from './issues';

export type Detail = [level: Diagnostic['level'], found: string, expected: string, fix?: string | undefined];

/** Reports a diagnostic at a fixed place. */
export type ReportDetail = (...detail: Detail) => void;

interface Reported {
  file: string;
  placeOf: PlaceOf;
  linesBefore?: number;
}

/** Reports everything at the first line of a file. */
export const wholeFile = (file: string): Reported => ({ file, placeOf: () => ({ line: 1, column: 1 }) });

export type MakeReporter = (reported: Reported) => Reporter;

/** Adds diagnostics of one file to a list. */
export class Reporter {
  constructor(
    private readonly reported: Reported,
    private readonly diagnostics: Diagnostic[],
  ) {}

  field(path: readonly PropertyKey[], ...detail: Detail) {
    this.add(this.reported.placeOf(path), fieldName(path), detail);
  }

  /** Stops the build. */
  error(path: readonly PropertyKey[], found: string, expected: string, fix?: string) {
    this.field(path, 'error', found, expected, fix);
  }

  warn(path: readonly PropertyKey[], found: string, expected: string, fix?: string) {
    this.field(path, 'warning', found, expected, fix);
  }

  /**
   * @param place counted from the first line of the Markdown
   * @param part of the text, for example `heading`
   */
  text({ line, column }: Place, part: string, ...detail: Detail) {
    this.add({ line: line + (this.reported.linesBefore ?? 0), column }, part, detail);
  }

  private add(place: Place, field: string, [level, found, expected, fix]: Detail) {
    this.diagnostics.push({ level, file: this.reported.file, ...place, field, found, expected, fix });
  }
}
