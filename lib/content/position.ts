/** A position in a content file: line and column, from 1. */
export interface Position {
  line: number;
  column: number;
}

/** A position in a text, and the name in messages of the part there: `heading`, `link`. */
export interface TextPosition extends Position {
  part: string;
}

/** The path of a front matter field, or a part of the text with its position. */
export type FieldOrPart = readonly PropertyKey[] | TextPosition;

export type PositionOf = (field: readonly PropertyKey[]) => Position;

export const START: Position = { line: 1, column: 1 };
