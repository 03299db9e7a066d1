import fc from 'fast-check';
import { expect, it } from 'vitest';
import { hasMore } from './lists.ts';

it.each([
  [10, 1, 11, true],
  [10, 1, 10, false],
  [9, 1, 40, false],
  [10, 2, 20, false],
  [10, 2, 21, true],
  [0, 1, 0, false],
])('[5.7] %i items on page %i of %i in all: more pages %s', (items, page, total, more) => {
  expect(hasMore(items, page, total)).toBe(more);
});

it('[5.7] reading page after page while there are more reads every item once', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 200 }), (total) => {
      let read = 0;
      for (let page = 1, more = true; more; page++) {
        const items = Math.min(10, total - read);
        read += items;
        more = hasMore(items, page, total);
      }
      return read === total;
    }),
  );
});
