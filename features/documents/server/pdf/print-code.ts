import 'server-only';
import { mapInSlices } from '#lib/server/slices.ts';
import type { DocumentCanvas } from './document-canvas.ts';
import { INK, PAPER } from './styles.ts';

type Frame = { x: number; y: number; size: number };
/** The modules of a code, row by row. */
export type Aztec = { width: number; dark: boolean[] };

/**
 * Aztec codes (ISO/IEC 24778), as boarding gates read them (IATA Resolution 792). The library is large and loaded with
 * the first code. Drawing one takes some 10 ms, so other work gets its turn between them.
 */
export async function aztecsOf(texts: readonly string[]): Promise<Aztec[]> {
  const { default: bwip } = await import('bwip-js/node');
  return mapInSlices(texts, (text) => {
    const [symbol] = bwip.raw({ bcid: 'azteccode', text }) as unknown as { pixs: number[]; pixx: number }[];
    if (!symbol) throw new Error('the bar code could not be drawn');
    return { width: symbol.pixx, dark: symbol.pixs.map((square) => square === 1) };
  });
}

/** Prints a code into a square, in points, on white. Its content is printed beside it as text. */
export function printCode(canvas: DocumentCanvas, { width, dark }: Aztec, { x, y, size }: Frame): void {
  const square = size / width;
  canvas.decorate((document) => {
    document.rect(x - square, y - square, size + 2 * square, size + 2 * square).fill(PAPER);
    dark.forEach((isDark, at) => {
      if (isDark) document.rect(x + (at % width) * square, y + Math.floor(at / width) * square, square, square);
    });
    document.fill(INK);
  });
}
