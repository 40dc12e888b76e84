declare module 'linebreak' {
  /** Finds where the Unicode line breaking rules let a text break. */
  export default class LineBreaker {
    constructor(text: string);
    nextBreak(): { position: number; required: boolean } | null;
  }
}
