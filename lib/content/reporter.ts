import type { Diagnostic } from './diagnostic';
import { fieldName } from './issues';
import type { Place } from './outline';
import type { PlaceOf } from './types';

/** What is wrong, in the order in which the editor reads it. */
export type Detail = [level: Diagnostic['level'], found: string, expected: string, fix?: string | undefined];

/** Says it of one place. */
export type ReportDetail = (...words: Detail) => void;

/** What a report is on: a page, or the institute's own file. */
interface Reported {
  file: string;
  placeOf: PlaceOf;
  /** Lines before the text. */
  offset?: number;
}

/** A file of which nothing could be read. */
export const wholeFile = (file: string): Reported => ({ file, placeOf: () => ({ line: 1, column: 1 }) });

/** Makes the report on a file. */
export type MakeReporter = (reported: Reported) => Reporter;

/** Adds what is wrong with one file to all diagnostics. */
export class Reporter {
  constructor(
    private readonly on: Reported,
    private readonly diagnostics: Diagnostic[],
  ) {}

  /** Of a field of the front matter. */
  field(path: readonly PropertyKey[], ...words: Detail) {
    this.add(this.on.placeOf(path), fieldName(path), words);
  }

  /** Of a field, and the build stops. */
  error(path: readonly PropertyKey[], found: string, expected: string, fix?: string) {
    this.field(path, 'error', found, expected, fix);
  }

  /** Of a field, and the build goes on. */
  warn(path: readonly PropertyKey[], found: string, expected: string, fix?: string) {
    this.field(path, 'warning', found, expected, fix);
  }

  /**
   * Of the text under it.
   * @param place counted from its first line
   */
  text({ line, column }: Place, what: string, ...words: Detail) {
    this.add({ line: line + (this.on.offset ?? 0), column }, what, words);
  }

  private add(place: Place, field: string, [level, found, expected, fix]: Detail) {
    this.diagnostics.push({ level, file: this.on.file, ...place, field, found, expected, fix });
  }
}
