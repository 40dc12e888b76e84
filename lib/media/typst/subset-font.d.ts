declare module 'subset-font' {
  export interface Options {
    targetFormat: 'woff2' | 'truetype';
    variationAxes?: Record<string, number | { min: number; max: number }>;
    /** OpenType features to keep; default: all. */
    keepFeatures?: string[];
    noHinting?: boolean;
  }
  /** Reduces a font to the given characters, axes and features (HarfBuzz). */
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
