import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  combinedNote,
  combinedParts,
  gatewayShares,
  isCombined,
  moneyOfParts,
  totalOfParts,
} from './combined-payment.ts';

const totals = fc.array(fc.integer({ min: 1, max: 10_000_000 }), { minLength: 1, maxLength: 10 });

describe('[7.20] one payment for several bookings', () => {
  it('is told apart by its id', () => {
    expect([isCombined('cmb_01abc'), isCombined('bkg_01abc')]).toEqual([true, false]);
  });

  it('wallet and gateway pay every booking to the paisa, and at most one from both', () => {
    fc.assert(
      fc.property(totals, fc.nat(60_000_000), (amounts, wanted) => {
        const bookings = amounts.map((total, at) => ({ id: `bkg_${at}`, total }));
        const total = amounts.reduce((sum, one) => sum + one, 0);
        const wallet = Math.min(wanted, total);
        const parts = combinedParts(bookings, wallet);
        const shares = gatewayShares(parts);
        expect(totalOfParts(parts)).toBe(total);
        expect(parts.reduce((sum, part) => sum + part.wallet, 0)).toBe(wallet);
        expect(shares.reduce((sum, { amount }) => sum + amount, 0)).toBe(total - wallet);
        expect(shares.every(({ amount }) => amount > 0)).toBe(true);
        expect(parts.filter((part) => part.wallet > 0 && part.wallet < part.total).length).toBeLessThanOrEqual(1);
      }),
    );
  });

  const PARTS = [
    { bookingId: 'bkg_1', total: 840_000, wallet: 840_000 },
    { bookingId: 'bkg_2', total: 500_000, wallet: 100_000 },
  ];
  it.each([
    [{ wallet: 840_000, gateway: 0 }, '₹8,400 paid from your wallet, in one payment of ₹13,400 for 2 bookings.'],
    [
      { wallet: 100_000, gateway: 400_000 },
      '₹4,000 paid, and ₹1,000 from your wallet, in one payment of ₹13,400 for 2 bookings.',
    ],
    [{ wallet: 0, gateway: 500_000 }, '₹5,000 paid, in one payment of ₹13,400 for 2 bookings.'],
  ])('the price trail of each booking says what was paid for it', (paid, note) => {
    expect(combinedNote(paid, PARTS, 'INR')).toBe(note);
  });

  it('explains what was paid from where, and what came back', () => {
    const refunds = [
      { _id: 'bkg_1', refund: { amount: 840_000, state: 'processed' as const } },
      { _id: 'bkg_2', refund: null },
    ];
    expect(moneyOfParts({ parts: PARTS, total: 1_340_000, wallet: 940_000 }, refunds)).toEqual({
      paid: [
        { label: 'From your wallet', amount: 940_000 },
        { label: 'At the checkout', amount: 400_000 },
      ],
      back: [{ bookingId: 'bkg_1', amount: 840_000, isThere: true }],
    });
  });
});
