import { expect, it } from 'vitest';
import { priceSince } from './price-news.ts';

it.each([
  [1_260_000, 1_050_000, '₹2,100 less than when you saved it'],
  [1_050_000, 1_260_000, '₹2,100 more than when you saved it'],
  [1_050_000, 1_050_000, 'The same as when you saved it'],
  [1_050_000, null, '₹10,500 when you saved it'],
  [null, 1_050_000, 'No rooms were free when you saved it'],
  [null, null, ''],
] as const)('[7.20] a stay saved at %s that costs %s now: %s', (savedPrice, price, text) => {
  expect(priceSince(savedPrice, price)).toBe(text);
});
