import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasLongList, writeInSlices } from './large-json.ts';

const written = async (data: Record<string, unknown>) =>
  Buffer.from(await writeInSlices(data, '{"data":', '}')).toString();

describe('large answers', () => {
  it('[7.22] say what JSON.stringify says', async () => {
    await fc.assert(
      fc.asyncProperty(fc.dictionary(fc.string(), fc.jsonValue()), async (data) => {
        expect(await written(data)).toBe(JSON.stringify({ data }));
      }),
    );
    const odd = { gone: undefined, list: [undefined, new Date(0), '₹', ...Array<number>(3)], none: null };
    expect(await written(odd)).toBe(JSON.stringify({ data: odd }));
    expect(await written({})).toBe('{"data":{}}');
  });

  it('let others run meanwhile', async () => {
    const data = {
      list: Array.from({ length: 40_000 }, (_, at) => ({ at, words: 'a long walk by the sea '.repeat(20) })),
    };
    let turns = 0;
    const count = setInterval(() => turns++, 1);
    const bytes = await writeInSlices(data, '', '');
    clearInterval(count);
    expect(bytes.length).toBeGreaterThan(15_000_000);
    expect(turns, 'timers fired while it was written').toBeGreaterThan(1);
  });

  it('are told by a long list', () => {
    expect(hasLongList({ list: Array(50).fill(0) })).toBe(true);
    for (const data of [{ list: Array(49).fill(0) }, Array(90).fill(0), null, 'text', { a: {} }])
      expect(hasLongList(data)).toBe(false);
  });
});
