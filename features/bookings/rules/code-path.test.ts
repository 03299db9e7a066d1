import fc from 'fast-check';
import { expect, it } from 'vitest';
import { codePath } from './code-path.ts';

/** The squares that a path of rectangles covers, each by its row and column. */
const covered = (path: string): string[] =>
  [...path.matchAll(/M(\d+) (\d+)h(\d+)v1h-(\d+)z/g)].flatMap(([, x, y, width, back]) => {
    expect(back).toBe(width);
    return Array.from({ length: Number(width) }, (_, at) => `${Number(x) + at} ${y}`);
  });

it('[7.20] covers exactly the dark modules of a bar code, each once', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 20 }).chain((width) =>
        fc.record({
          width: fc.constant(width),
          dark: fc.array(fc.boolean(), { minLength: width * width, maxLength: width * width }),
        }),
      ),
      ({ width, dark }) => {
        const bytes = new Uint8Array(Math.ceil(dark.length / 8));
        dark.forEach((isDark, at) => (bytes[at >> 3]! |= isDark ? 128 >> (at & 7) : 0));
        const expected = dark.flatMap((isDark, at) => (isDark ? [`${at % width} ${Math.floor(at / width)}`] : []));
        expect(covered(codePath({ width, dark: Buffer.from(bytes).toString('base64') }))).toEqual(expected);
      },
    ),
  );
});
