declare module 'subset-font' {
  export interface Options {
    targetFormat: 'woff2' | 'truetype';
    variationAxes?: Record<string, number | { min: number; max: number }>;
    /** OpenType features that stay; all of them without it. */
    keepFeatures?: string[];
    noHinting?: boolean;
  }
  /** Makes a font of fewer characters, axes and features (HarfBuzz). */
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
