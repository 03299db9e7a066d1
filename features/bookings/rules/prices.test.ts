import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CancellationPolicy } from '#lib/shared/cancellation.ts';
import { changeOf, samePolicies } from './compare-terms.ts';
import { acceptedNote, holdNote, hotelNote, listingNote, paymentNote, refundNote, reviewNote } from './price-notes.ts';
import { paymentProblem } from './sentences.ts';
import { refundNow, splitRefund } from './refund-split.ts';
import { waitAfter } from './waiting.ts';

const NOW = new Date('2026-12-01T06:00:00Z');
const CHECK_IN = new Date('2026-12-12T08:30:00Z');
const FREE_UNTIL_10TH: CancellationPolicy[] = [{ FromDate: '2026-12-10T08:30:00.000Z', ChargeType: 2, Charge: 100 }];
const FREE_UNTIL_5TH: CancellationPolicy[] = [{ FromDate: '2026-12-05T08:30:00.000Z', ChargeType: 2, Charge: 100 }];
const at = { now: NOW, checkInAt: CHECK_IN };

describe('terms before and after', () => {
  it('the same terms are no change, whatever order or form they come in', () => {
    const percent: CancellationPolicy[] = [{ FromDate: '2026-12-10T14:00:00+05:30', ChargeType: 2, Charge: 100 }];
    const amount: CancellationPolicy[] = [{ FromDate: '2026-12-10T08:30:00Z', ChargeType: 1, Charge: 900_000 }];
    expect(samePolicies(percent, amount, { ...at, price: 900_000 })).toBe(true);
    expect(changeOf({ total: 900_000, policies: percent }, { total: 900_000, policies: amount }, at)).toBeNull();
  });
  it('a window that moved is a change', () => {
    expect(changeOf({ total: 1, policies: FREE_UNTIL_10TH }, { total: 1, policies: FREE_UNTIL_5TH }, at)).toMatchObject(
      { after: { policies: FREE_UNTIL_5TH } },
    );
  });
  it('a rupee is a change', () => {
    expect(changeOf({ total: 100, policies: [] }, { total: 200, policies: [] }, at)).not.toBeNull();
  });
});

describe('the price trail in words', () => {
  it('[7.20] never says that a flight is held, for some airlines hold no seats', () => {
    expect(holdNote(13_462_00, '14:30', 'INR', { category: 'flight', units: 1 })).toBe(
      'The fare is kept at ₹13,462 until 14:30.',
    );
  });

  it.each<[string, string]>([
    [listingNote(1_486_800, 3, 'INR'), '₹14,868 for 3 nights, with taxes: this hotel’s lowest price in the list.'],
    [hotelNote(1_486_800, 1_486_800, 3, 'INR'), '₹14,868 for 3 nights, with taxes: the room and rate you chose.'],
    [
      hotelNote(1_486_800, null, 3, 'INR', { rooms: 2, differ: false }),
      '₹14,868 for 3 nights, with taxes: the rooms and rate you chose.',
    ],
    [
      hotelNote(1_486_800, null, 3, 'INR', { rooms: 2, differ: true }),
      '₹14,868 for 3 nights, with taxes: the rooms and rates you chose.',
    ],
    [holdNote(500_000, '14:30', 'INR', { category: 'hotel', units: 1 }), 'The room is held at ₹5,000 until 14:30.'],
    [holdNote(500_000, '14:30', 'INR', { category: 'hotel', units: 2 }), 'The rooms are held at ₹5,000 until 14:30.'],
    [
      paymentProblem(null, 500_000, 'INR', '14:30', { category: 'hotel', units: 3 }),
      'The payment did not go through. Nothing was charged. The rooms are yours at ₹5,000 until 14:30.',
    ],
    [
      hotelNote(1_636_800, 1_486_800, 3, 'INR'),
      '₹16,368 for 3 nights, with taxes: the room and rate you chose. ₹500 a night more than the list’s lowest price.',
    ],
    [
      reviewNote({ total: 1_486_800, policies: [] }, { total: 1_636_800, policies: [] }, false, 3, 'INR'),
      '₹500 a night more than shown: the hotel changed its rate.',
    ],
    [
      reviewNote({ total: 1_486_800, policies: [] }, { total: 1_486_700, policies: [] }, true, 3, 'INR'),
      '₹1 less than shown: the hotel changed its rate. The cancellation terms changed too.',
    ],
    [
      reviewNote({ total: 5, policies: [] }, { total: 5, policies: [] }, true, 1, 'INR'),
      'The same price, but the hotel changed its cancellation terms.',
    ],
    [
      reviewNote({ total: 5, policies: [] }, { total: 5, policies: [] }, false, 1, 'INR'),
      'Checked with the hotel: the price is as shown.',
    ],
    [
      acceptedNote({ total: 100, policies: [] }, { total: 200, policies: [] }, 'INR'),
      'You accepted ₹2 in place of ₹1.',
    ],
    [paymentNote({ wallet: 100_000, gateway: 400_000 }, 'INR'), '₹4,000 paid, and ₹1,000 from your wallet.'],
    [
      refundNote({ toSource: 400_000, toWallet: 50_000, charge: 50_000 }, 'INR'),
      '₹4,000 goes back the way you paid, and ₹500 to your wallet. The hotel keeps ₹500.',
    ],
    [
      refundNote({ toSource: 0, toWallet: 0, charge: 50_000 }, 'INR'),
      'No refund under this rate. The hotel keeps ₹500.',
    ],
  ])('%s', (said, expected) => expect(said).toBe(expected));
});

describe('refunds', () => {
  it.each([
    ['all by gateway', 1000, { total: 1000, gateway: 1000 }, 'source', { toSource: 1000, toWallet: 0, charge: 0 }],
    [
      'source first, then wallet',
      800,
      { total: 1000, gateway: 600 },
      'source',
      { toSource: 600, toWallet: 200, charge: 200 },
    ],
    [
      'part that fits the source',
      500,
      { total: 1000, gateway: 600 },
      'source',
      { toSource: 500, toWallet: 0, charge: 500 },
    ],
    ['all to the wallet', 800, { total: 1000, gateway: 600 }, 'wallet', { toSource: 0, toWallet: 800, charge: 200 }],
  ] as const)('%s', (_, refund, paid, to, expected) => expect(splitRefund(refund, paid, to)).toMatchObject(expected));

  it('no rupee is created or lost, whatever was paid how', () => {
    const amounts = fc.nat(10_000_000);
    fc.assert(
      fc.property(
        amounts,
        amounts,
        amounts,
        fc.constantFrom('source' as const, 'wallet' as const),
        (gateway, wallet, wanted, to) => {
          const total = gateway + wallet;
          const refund = Math.min(wanted, total);
          const split = splitRefund(refund, { total, gateway }, to);
          expect(split.toSource + split.toWallet).toBe(refund);
          expect(split.refund + split.charge).toBe(total);
          expect(split.toSource).toBeLessThanOrEqual(gateway);
          expect(Math.min(split.toSource, split.toWallet, split.charge)).toBeGreaterThanOrEqual(0);
        },
      ),
    );
  });

  it('[4.13] a refund holds until the next window begins', () => {
    expect(refundNow(FREE_UNTIL_10TH, 900_000, NOW, CHECK_IN)).toEqual({
      refund: 900_000,
      holdsUntil: '2026-12-10T08:30:00.000Z',
    });
    expect(refundNow(FREE_UNTIL_10TH, 900_000, new Date('2026-12-11T00:00:00Z'), CHECK_IN)).toEqual({
      refund: 0,
      holdsUntil: CHECK_IN.toISOString(),
    });
  });
});

describe('waiting', () => {
  it('[9.12] waits 1 s × 2ⁿ, at most 4 hours', () => {
    expect([0, 1, 2, 10, 13, 14, 60].map(waitAfter)).toEqual([
      1000, 2000, 4000, 1_024_000, 8_192_000, 14_400_000, 14_400_000,
    ]);
  });
});
