import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { spreadRefund } from './spread-refund.ts';

describe('spreadRefund', () => {
  it.each([
    [
      400,
      [
        ['a', 500],
        ['b', 900],
      ],
      [['a', 400]],
    ],
    [
      700,
      [
        ['a', 500],
        ['b', 900],
      ],
      [['b', 700]],
    ],
    [
      1200,
      [
        ['a', 500],
        ['b', 900],
      ],
      [
        ['b', 900],
        ['a', 300],
      ],
    ],
    [
      1401,
      [
        ['a', 500],
        ['b', 900],
      ],
      null,
    ],
    [100, [], null],
  ] as const)('[7.20] %i goes back over %j as %j', (amount, orders, parts) => {
    expect(
      spreadRefund(
        amount,
        orders.map(([orderId, left]) => ({ orderId, left })),
      ),
    ).toEqual(parts && parts.map(([orderId, part]) => ({ orderId, amount: part })));
  });

  it('[7.20] every part is above zero, none is more than its payment has left, and they sum to the refund, or it is more than there is', () => {
    const orders = fc
      .array(fc.nat(1000), { maxLength: 5 })
      .map((lefts) => lefts.map((left, n) => ({ orderId: `ord_${n}`, left })));
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 4000 }), orders, (amount, open) => {
        const parts = spreadRefund(amount, open);
        const there = open.reduce((sum, { left }) => sum + left, 0);
        if (!parts) {
          expect(amount).toBeGreaterThan(there);
          return;
        }
        expect(parts.reduce((sum, part) => sum + part.amount, 0)).toBe(amount);
        for (const { orderId, amount: part } of parts) {
          expect(part).toBeGreaterThan(0);
          expect(part).toBeLessThanOrEqual(open.find((order) => order.orderId === orderId)!.left);
        }
        expect(new Set(parts.map(({ orderId }) => orderId)).size).toBe(parts.length);
      }),
    );
  });
});
