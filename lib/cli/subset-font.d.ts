declare module 'subset-font' {
  /** Makes a font of fewer characters and axes (HarfBuzz). */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: 'woff2' | 'truetype'; variationAxes?: Record<string, number | { min: number; max: number }> },
  ): Promise<Buffer>;
}
