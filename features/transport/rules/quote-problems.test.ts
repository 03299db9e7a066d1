import { describe, expect, it } from 'vitest';
import { quoteProblems } from './quote-problems.ts';

const now = new Date('2026-12-01T04:00:00Z');
const at = (text: string) => new Date(`2026-12-${text}:00Z`);
const good = { departsAt: at('04T04:00'), expiresAt: at('02T04:00'), freeUntil: null, charge: 100, total: 1000 };

describe('[7.20] what is wrong with a quote', () => {
  it.each<[string, Partial<typeof good> | { freeUntil: Date | null }, string[]]>([
    ['nothing', {}, []],
    ['free until departure', { freeUntil: good.departsAt }, []],
    ['a departure in the past', { departsAt: at('01T04:00') }, ['departsAt', 'expiresAt']],
    ['a departure next year', { departsAt: new Date('2027-12-01T04:00:00Z') }, ['departsAt']],
    ['a price for ten minutes', { expiresAt: at('01T04:10') }, ['expiresAt']],
    ['a price after departure', { expiresAt: at('04T04:01') }, ['expiresAt']],
    ['free after departure', { freeUntil: at('04T04:01') }, ['freeUntil']],
    ['a charge above the price', { charge: 1001 }, ['charge']],
  ])('%s', (_, over, wrong) => expect(Object.keys(quoteProblems({ ...good, ...over }, now))).toEqual(wrong));

  it('a day that no calendar has', () => {
    expect(quoteProblems({ ...good, departsAt: null, expiresAt: null }, now)).toEqual({
      departsAt: 'There is no such day.',
      expiresAt: 'There is no such day.',
    });
  });
});
