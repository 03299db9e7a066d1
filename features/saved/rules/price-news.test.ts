import { describe, expect, it } from 'vitest';
import { priceNews, toldAfter } from './price-news.ts';

describe('[7.20] what somebody is told who watches a stay', () => {
  it.each([
    ['a fall of 3 % and ₹100', 1_000_000, 970_000, 'lower', 970_000],
    ['a smaller fall', 1_000_000, 970_001, null, 1_000_000],
    ['3 % that are less than ₹100', 300_000, 291_000, null, 300_000],
    ['the same price', 1_000_000, 1_000_000, null, 1_000_000],
    ['a rise', 1_000_000, 1_200_000, null, 1_000_000],
    ['nothing free any more', 1_000_000, null, null, null],
    ['still nothing free', null, null, null, null],
    ['rooms free again', null, 1_500_000, 'free-again', 1_500_000],
  ] as const)('%s', (_, told, price, news, after) => {
    expect([priceNews(told, price), toldAfter(told, price)]).toEqual([news, after]);
  });

  it('small falls add up to one that is told', () => {
    const told = [990_000, 980_000, 970_000].reduce<number | null>((last, price) => toldAfter(last, price), 1_000_000);
    expect(told).toBe(970_000);
  });
});
