import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CancellationPolicy } from '#lib/shared/cancellation.ts';
import type { RateOffer, RoomOffer } from '../contract.ts';
import { refundOf, startingRate, type OfferedRate } from './starting-rate.ts';

const clock = {
  checkInAt: '2026-12-11T08:30:00.000Z',
  now: '2026-11-22T06:00:00.000Z',
  zone: 'Asia/Kolkata',
  today: '2026-11-22',
};
const FREE: CancellationPolicy[] = [{ FromDate: '2026-12-08T08:30:00.000Z', ChargeType: 2, Charge: 100 }];
const FIXED: CancellationPolicy[] = [{ FromDate: '2026-01-01T00:00:00.000Z', ChargeType: 2, Charge: 100 }];

const room = { roomTypeId: 'rty_1', name: 'Deluxe Room' } as RoomOffer;
const offer = (ratePlanId: string, rupees: number, cancellationPolicies = FREE): OfferedRate => ({
  room,
  rate: {
    ratePlanId,
    name: ratePlanId,
    cancellationPolicies,
    price: { qOfferedPriceRoundedOff: rupees * 100, currency: 'INR' },
  } as RateOffer,
});
const start = (offers: OfferedRate[], asked: Partial<Parameters<typeof startingRate>[1]> = {}) =>
  startingRate(offers, { chosen: null, seen: null, ...asked }, clock);
const saver = offer('saver', 8000, FIXED);
const flexible = offer('flexible', 9000);
const breakfast = offer('breakfast', 10_000);
const named = (ratePlanId: string) => ({ roomTypeId: 'rty_1', ratePlanId });

describe('the refund of a rate', () => {
  const inTwoDays = { ...clock, now: '2026-12-09T09:00:00.000Z', today: '2026-12-09' };

  it('[4.13] says since when nothing comes back, where something did', () => {
    expect(refundOf(flexible.rate, clock).text).toBe('Free cancellation until 8 Dec, 14:00');
    expect(refundOf(flexible.rate, inTwoDays)).toEqual({
      tone: 'muted',
      text: 'Non-refundable since 8 Dec, 14:00',
      brief: 'Non-refundable since 8 Dec, 14:00',
    });
    expect(refundOf(saver.rate, inTwoDays).text).toBe('Non-refundable');
  });
});

describe('the rate that a hotel’s page begins with', () => {
  it('[4.13] is the cheapest that gives something back, and says where the list showed a cheaper one', () => {
    expect(start([saver, breakfast, flexible])).toEqual({ offer: flexible, notice: null });
    expect(start([saver, flexible], { seen: 8000_00 })).toEqual({
      offer: flexible,
      notice: { kind: 'listed', offer: saver },
    });
  });

  it('[4.13] gives nothing back only where that was chosen, or nothing else is there', () => {
    expect(start([saver, flexible], { chosen: named('saver') })).toEqual({ offer: saver, notice: null });
    expect(start([offer('fixed', 9000, FIXED), saver])).toEqual({ offer: saver, notice: null });
  });

  it('[4.13] never takes a rate unasked that gives nothing back while another gives something', () => {
    const some = fc.array(fc.tuple(fc.integer({ min: 1, max: 9 }), fc.boolean()), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(some, fc.option(fc.integer({ min: 1, max: 9 })), (rates, seen) => {
        const offers = rates.map(([rupees, fixed], at) => offer(`r${at}`, rupees, fixed ? FIXED : FREE));
        const { offer: taken } = start(offers, { seen: seen && seen * 100 });
        const returns = (one: OfferedRate) => refundOf(one.rate, clock).tone !== 'muted';
        expect(offers.some(returns)).toBe(returns(taken));
      }),
    );
  });

  it('[7.20] is the one whose total the list showed', () => {
    expect(start([flexible, breakfast], { seen: 10_000_00 }).offer).toBe(breakfast);
  });

  it('[7.20] is the chosen one, and says what changed since', () => {
    const shown = { ...named('flexible'), shownTotal: 9000_00, shownPolicies: FREE };
    expect(start([saver, flexible], { chosen: shown })).toEqual({ offer: flexible, notice: null });
    expect(start([saver, offer('flexible', 9500)], { chosen: shown }).notice).toEqual({
      kind: 'total',
      before: 9000_00,
    });
    expect(start([saver, offer('flexible', 9000, FIXED)], { chosen: shown }).notice).toEqual({
      kind: 'terms',
      before: 'Free cancellation until 8 Dec, 14:00',
    });
    expect(start([saver, breakfast], { chosen: shown })).toEqual({ offer: breakfast, notice: { kind: 'gone' } });
  });

  it('[7.20] is found again for other dates by name, whatever it costs then', () => {
    expect(start([saver, breakfast], { chosen: named('breakfast') })).toEqual({ offer: breakfast, notice: null });
  });
});
