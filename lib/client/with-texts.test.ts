import { afterEach, describe, expect, it } from 'vitest';
import { HINDI } from '#lib/server/texts/hindi.ts';
import { withTexts } from './with-texts.ts';

describe('a script with texts of its own', () => {
  afterEach(() => {
    globalThis.translation = undefined;
  });

  it('comes at once in English', async () => {
    expect(await withTexts(['flight-trip'], Promise.resolve('part'))).toBe('part');
  });

  it('comes once its texts are here, and not without them', async () => {
    const asked: string[] = [];
    const loads = (answer: () => Promise<void>) => ({
      ...HINDI,
      load: (parts: readonly string[]) => {
        asked.push(...parts);
        return answer();
      },
    });
    globalThis.translation = loads(() => Promise.resolve());
    expect(await withTexts(['flight-trip', 'flight-notes'], Promise.resolve('part'))).toBe('part');
    expect(asked).toEqual(['flight-trip', 'flight-notes']);
    globalThis.translation = loads(() => Promise.reject(new Error('No texts')));
    await expect(withTexts(['flight-trip'], Promise.resolve('part'))).rejects.toThrow('No texts');
  });
});
