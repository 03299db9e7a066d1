import 'server-only';
import type { DocumentCanvas } from './document-canvas.ts';
import { INK, PAPER } from './styles.ts';

type Frame = { x: number; y: number; size: number };
/** The squares of a code, row by row. */
export type Aztec = { width: number; dark: boolean[] };

/**
 * The dark squares of Aztec codes (ISO/IEC 24778): what boarding gates read (IATA Resolution 792). The library that draws
 * them is large, and few requests need it: it is loaded when the first code is asked for.
 */
export async function aztecsOf(texts: readonly string[]): Promise<Aztec[]> {
  const { default: bwip } = await import('bwip-js/node');
  return texts.map((text) => {
    const [symbol] = bwip.raw({ bcid: 'azteccode', text }) as unknown as { pixs: number[]; pixx: number }[];
    if (!symbol) throw new Error('the bar code could not be drawn');
    return { width: symbol.pixx, dark: symbol.pixs.map((square) => square === 1) };
  });
}

/** Prints a code into a square frame, in points, on white. What it says stands beside it in words. */
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
