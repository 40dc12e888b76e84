/** Places in content files, for diagnostics. */

/** Line and column, from 1. */
export interface Place {
  line: number;
  column: number;
}

/** A place in a text, and the name in messages of the part there: `heading`, `link`. */
export interface TextPlace extends Place {
  part: string;
}

/** The path of a front matter field, or a part of the text with its place in the file. */
export type FieldOrPart = readonly PropertyKey[] | TextPlace;

/** Finds a front matter field in its file. */
export type PlaceOf = (field: readonly PropertyKey[]) => Place;

export const START: Place = { line: 1, column: 1 };
