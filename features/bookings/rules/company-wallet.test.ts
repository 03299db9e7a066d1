import { describe, expect, it } from 'vitest';
import { isTopUp, topUpNote, whenEmptyText } from './company-wallet.ts';

describe('the company wallet', () => {
  it.each([
    [{ paying: 'wallet', checkoutAllowed: true }, /wallet does not cover is paid at the checkout/],
    [{ paying: 'wallet', checkoutAllowed: false }, /cannot be booked.*Configuration/],
    [{ paying: 'credit', checkoutAllowed: false }, /the credit does not cover cannot be booked/],
  ] as const)('[7.20] says what happens when it is empty: %o', (funds, text) => {
    expect(whenEmptyText(funds)).toMatch(text);
  });

  it('[7.20] names how money was added', () => {
    expect(topUpNote('wallet', 'upi')).toBe('Money added by UPI');
    expect(topUpNote('credit', 'netbanking')).toBe('Credit paid off by net banking');
  });

  it('[7.20] tells top-ups from bookings by their id', () => {
    expect([isTopUp('top_01abc'), isTopUp('bkg_01abc')]).toEqual([true, false]);
  });
});
