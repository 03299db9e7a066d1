import { describe, expect, it } from 'vitest';
import { openRun } from '../run.ts';
import { holdOf, silenceSentence, type Hold } from './waiting-text.ts';

const { run } = openRun({
  levels: [{ needs: 'any', people: ['meera'], hours: null, whenSilent: { does: 'wait' } }],
  amount: 656_200,
  deadline: '2026-11-25T06:30:00.000Z',
  at: '2026-11-24T06:00:00.000Z',
  excluded: [],
});

describe('[4.8] what becomes of the price while a request waits', () => {
  it.each<[Hold, string]>([
    ['held', 'The price is held until 25 Nov, 12:00.'],
    ['later', 'Once you request it, the price is held until 25 Nov, 12:00.'],
    ['none', 'Nothing is held meanwhile.'],
  ])('%s: %s', (hold, sentence) => {
    const clock = { zone: 'Asia/Kolkata', today: '2026-11-24' };
    expect(silenceSentence(run, (id) => id, clock, hold)).toMatch(sentence);
  });

  it('is held unless the request is for a price ceiling', () => {
    expect(holdOf({})).toBe('held');
    expect(holdOf({ ceiling: 690_000 })).toBe('none');
  });
});
