declare module 'subset-font' {
  type Options = {
    targetFormat: 'sfnt' | 'woff2';
    variationAxes?: Record<string, number | { min: number; max: number }>;
    keepFeatures?: readonly string[];
    keepAllGlyphs?: boolean;
    noHinting?: boolean;
    dropTables?: readonly string[];
  };
  /** The part of the package that we use; it ships no types. */
  export default function subsetFont(font: Buffer, text: string | undefined, options: Options): Promise<Buffer>;
}
