import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readAztec } from './read-aztec.ts';

type Square = { x: number; y: number; side: number };

/** No picture of ours draws so many squares in one path but a bar code. */
const LEAST_SQUARES = 100;

/** What the bar codes printed in a PDF say, in the order in which they are printed: read from the squares on the page. */
export function codesIn(pdf: Uint8Array): string[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'codes-'));
  try {
    const packed = path.join(folder, 'packed.pdf');
    writeFileSync(packed, pdf);
    const content = execFileSync('qpdf', ['--qdf', '--object-streams=disable', packed, '-'], {
      maxBuffer: 100_000_000,
    }).toString('latin1');
    return squaresIn(content)
      .filter((squares) => squares.length >= LEAST_SQUARES)
      .map(read);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Rectangles that stand in the file one after the other. */
function squaresIn(content: string): Square[][] {
  const runs: Square[][] = [[]];
  for (const line of content.split('\n')) {
    const [, x, y, width, height] = /^(-?[\d.]+) (-?[\d.]+) ([\d.]+) ([\d.]+) re$/.exec(line.trim()) ?? [];
    if (x === undefined) runs.push([]);
    else if (width === height) runs.at(-1)!.push({ x: Number(x), y: Number(y), side: Number(width) });
  }
  return runs;
}

function read(squares: readonly Square[]): string {
  const { side } = squares[0]!;
  const [left, top] = [Math.min(...squares.map(({ x }) => x)), Math.min(...squares.map(({ y }) => y))];
  const dark = new Set(squares.map(({ x, y }) => `${Math.round((x - left) / side)} ${Math.round((y - top) / side)}`));
  const size = Math.round((Math.max(...squares.map(({ x, y }) => Math.max(x - left, y - top))) + side) / side);
  return readAztec(size, (x, y) => dark.has(`${x} ${y}`));
}
