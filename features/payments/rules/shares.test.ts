import { describe, expect, it } from 'vitest';
import { leftOfOrder, captureShares } from './shares.ts';

const share = (bookingId: string, amount: number) => ({ bookingId, amount });

describe('[7.20] the shares of a payment', () => {
  it.each([
    ['an order of one booking', share('bkg_1', 500), [], [share('bkg_1', 500)]],
    [
      'shares that sum to it',
      share('cmb_1', 500),
      [share('a', 200), share('b', 300)],
      [share('a', 200), share('b', 300)],
    ],
    [
      'another amount than was asked for',
      share('cmb_1', 400),
      [share('a', 200), share('b', 300)],
      [share('cmb_1', 400)],
    ],
  ])('%s', (_, order, shares, booked) => {
    expect(captureShares(order, shares)).toEqual(booked);
  });

  const order = { orderId: 'ord_1', amount: 500, share: 200 };
  const back = (bookingId: string, amount: number, orderId = 'ord_1') => ({ orderId, bookingId, amount });
  it.each([
    [[], 200],
    [[back('a', 150)], 50],
    [[back('b', 300)], 200],
    [[back('a', 200), back('b', 300)], 0],
    [[back('b', 450)], 50], // never more than is left of the order
    [[back('a', 900)], 0],
    [[back('a', 200, 'ord_2')], 200],
  ])('no more of a share goes back than it paid, nor of the order', (given, left) => {
    expect(leftOfOrder(order, 'a', given)).toBe(left);
  });
});
