/** Collects diagnostics of content files, each at its place in a file. */
import { ensureFullStop } from '@/lib/format/sentence';
import type { NamedPlace, Place } from '../text/outline';
import type { PlaceOf } from '../types';
import type { Diagnostic } from './diagnostic';
import { fieldName } from './zod-messages';

/** A field of the front matter, or a part of the text; lines of a text are counted from the first line of the Markdown. */
export type Location = readonly PropertyKey[] | NamedPlace;

export type Message = [found: string, expected: string, fix?: string | undefined];
export type LeveledMessage = [level: Diagnostic['level'], ...Message];

interface ReportTarget {
  file: string;
  placeOf: PlaceOf;
  linesBefore?: number;
}

export const START: Place = { line: 1, column: 1 };

/** Reports everything at the first line of a file. */
export const wholeFile = (file: string): ReportTarget => ({ file, placeOf: () => START });

/** The beginning of a text, for messages on the whole text. */
export const textStart = (part: string): NamedPlace => ({ part, ...START });

export type ReporterFor = (reported: ReportTarget) => Reporter;

/** Adds diagnostics of one file to a list. */
export class Reporter {
  constructor(
    private readonly reported: ReportTarget,
    private readonly diagnostics: Diagnostic[],
  ) {}

  /** Adds an error, which stops the build. */
  error(where: Location, ...message: Message) {
    this.add(where, 'error', ...message);
  }

  warn(where: Location, ...message: Message) {
    this.add(where, 'warning', ...message);
  }

  add(where: Location, ...[level, found, expected, fix]: LeveledMessage) {
    const { file, placeOf, linesBefore = 0 } = this.reported;
    const isText = 'part' in where;
    const { line, column } = isText ? where : placeOf(where);
    this.diagnostics.push({
      level,
      file,
      line: isText ? line + linesBefore : line,
      column,
      field: isText ? where.part : fieldName(where),
      message: `${ensureFullStop(found)} Expected ${ensureFullStop(expected)}${fix ? ` ${fix}` : ''}`,
    });
  }
}
