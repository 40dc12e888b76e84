declare module 'subset-font' {
  interface Options {
    targetFormat?: 'sfnt' | 'woff' | 'woff2';
    /** Axes to pin to a value, or to cut to a range. */
    variationAxes?: Record<string, number | { min?: number; max?: number; default?: number }>;
  }
  /** Cuts a font to the characters of a text. */
  export default function subsetFont(font: Buffer, text: string, options?: Options): Promise<Buffer>;
}
