import { describe, expect, it } from 'vitest';
import type { BookingView } from '../contract.ts';
import { partState } from './part-state.ts';

const booking = (state: BookingView['state'], more: object = {}) => ({
  state,
  currency: 'INR',
  refund: null,
  payment: { wallet: 0, gateway: 840_000, method: 'upi', paidAt: null, problem: null },
  ...more,
});
const refund = (state: 'pending' | 'processed') => ({
  refund: { amount: 840_000, charge: 0, to: 'source' as const, state, at: '2026-12-01T06:00:00Z' },
});

describe('[7.20] what became of each booking of a payment', () => {
  it.each([
    ['confirmed', 'flight', {}, 'good', 'Confirmed'],
    [
      'unknown',
      'flight',
      {},
      'plain',
      'Paid. The airline has not answered yet; we keep asking, and if it refuses, all of this part goes back.',
    ],
    ['paying', 'hotel', {}, 'plain', 'Waiting for the payment'],
    ['failed', 'hotel', refund('pending'), 'bad', 'The hotel could not confirm this. ₹8,400 is on its way back.'],
    ['cancelled', 'package', refund('processed'), 'plain', 'Cancelled. ₹8,400 was refunded.'],
    [
      'expired',
      'hotel',
      {},
      'warn',
      'Not booked: it was no longer held when the payment arrived. Anything paid for it goes back.',
    ],
  ] as const)('%s of a %s', (state, category, more, tone, text) => {
    expect(partState(booking(state, more), category)).toEqual({ tone, text });
  });
});
