import { describe, expect, it } from 'vitest';
import { at, level, opened, say } from '#tests/support/approval-run.ts';
import { type Run } from '../run.ts';
import { askSentence, holdOf, silenceSentence, type Hold } from './waiting-text.ts';

describe('what people read', () => {
  const clock = { zone: 'Asia/Kolkata', today: '2026-11-24' };
  const nameOf = (id: string) => ({ vikram: 'Vikram Shetty' })[id] ?? id;
  it.each<[Run, string | null]>([
    [
      opened(),
      'The price is held until 22:30 today. With no answer by 15:30 today the request passes to Vikram Shetty; nothing is booked or charged.',
    ],
    [
      opened([level(['meera'])], { deadline: '2026-11-25T06:30:00.000Z' }),
      'The price is held until 25 Nov, 12:00. With no answer by then the hold is released; nothing is booked or charged.',
    ],
    [
      opened([level(['meera'], { hours: 2, whenSilent: { does: 'decline' } })]),
      'The price is held until 22:30 today. With no answer by 13:30 today the request is declined; nothing is booked or charged.',
    ],
    [say(opened(), 'meera', '07:00'), null],
  ])('%#', (run, sentence) => expect(silenceSentence(run, nameOf, clock)).toBe(sentence));

  it('asks for the difference alone', () => {
    const ask = {
      kind: 'ask',
      people: ['meera'],
      level: 0,
      amount: 4_310_000,
      approved: 4_231_600,
      until: at('17:00'),
    } as const;
    expect(askSentence(ask)).toBe('You approved ₹42,316. The price is now ₹43,100: ₹784 more.');
    expect(askSentence({ ...ask, approved: 0 })).toBe('₹43,100, taxes included.');
  });
});

describe('[4.8] what becomes of the price while a request waits', () => {
  it.each<[Hold, string]>([
    ['held', 'The price is held until 22:30 today.'],
    ['later', 'Once you request it, the price is held until 22:30 today.'],
    ['none', 'Nothing is held meanwhile.'],
  ])('%s: %s', (hold, sentence) => {
    const clock = { zone: 'Asia/Kolkata', today: '2026-11-24' };
    expect(silenceSentence(opened(), (id) => id, clock, hold)).toMatch(sentence);
  });

  it('is held unless the request is for a price ceiling', () => {
    expect(holdOf({})).toBe('held');
    expect(holdOf({ ceiling: 690_000 })).toBe('none');
  });
});
