import 'server-only';
import { raw } from 'bwip-js/node';
import type { Paper } from './paper.ts';
import { INK, PAPER } from './styles.ts';

type Frame = { x: number; y: number; size: number };

/** The dark squares of an Aztec code (ISO/IEC 24778), row by row: what boarding gates read (IATA Resolution 792). */
export function aztecOf(text: string): { width: number; dark: boolean[] } {
  const [symbol] = raw({ bcid: 'azteccode', text }) as unknown as { pixs: number[]; pixx: number }[];
  if (!symbol) throw new Error('the bar code could not be drawn');
  return { width: symbol.pixx, dark: symbol.pixs.map((square) => square === 1) };
}

/** Prints a code into a square frame, in points, on white. What it says stands beside it in words. */
export function printCode(paper: Paper, text: string, { x, y, size }: Frame): void {
  const { width, dark } = aztecOf(text);
  const square = size / width;
  paper.decorate((document) => {
    document.rect(x - square, y - square, size + 2 * square, size + 2 * square).fill(PAPER);
    dark.forEach((isDark, at) => {
      if (isDark) document.rect(x + (at % width) * square, y + Math.floor(at / width) * square, square, square);
    });
    document.fill(INK);
  });
}
