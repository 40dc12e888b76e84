import { fieldName } from './issues';
import type { Place } from './outline';
import type { Problem } from './problem';
import type { PlaceOf } from './types';

/** What is wrong, in the order in which the editor reads it. */
export type Words = [level: Problem['level'], found: string, expected: string, fix?: string | undefined];

/** Says it of one place. */
export type Say = (...words: Words) => void;

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
export type ReportOn = (reported: Reported) => Report;

/** Adds what is wrong with one file to all problems. */
export class Report {
  constructor(
    private readonly on: Reported,
    private readonly problems: Problem[],
  ) {}

  /** Of a field of the front matter. */
  field(path: readonly PropertyKey[], ...words: Words) {
    this.add(this.on.placeOf(path), fieldName(path), words);
  }

  /**
   * Of the text under it.
   * @param place counted from its first line
   */
  text({ line, column }: Place, what: string, ...words: Words) {
    this.add({ line: line + (this.on.offset ?? 0), column }, what, words);
  }

  private add(place: Place, field: string, [level, found, expected, fix]: Words) {
    this.problems.push({ level, file: this.on.file, ...place, field, found, expected, fix });
  }
}
