import { describe, expect, it } from 'vitest';
import { priceThen, totalOf } from './price-then.ts';

const price = (total: number) => ({ total, currency: 'INR' });

describe('[7.20] the price of a cart item', () => {
  it.each([
    [price(840_000), price(840_000), 'As when you added it'],
    [price(840_000), price(890_000), '₹500 more than when you added it (₹8,400)'],
    [price(840_000), price(800_000), '₹400 less than when you added it (₹8,400)'],
    [price(840_000), null, '₹8,400 when you added it'],
  ])('is compared with what it was', (added, now, text) => {
    expect(priceThen(added, now)).toBe(text);
  });

  it('counts in the total only where it can be had', () => {
    expect(totalOf([{ now: price(100) }, { now: null }, { now: price(250) }])).toEqual(price(350));
    expect(totalOf([{ now: null }])).toEqual(price(0));
  });
});
