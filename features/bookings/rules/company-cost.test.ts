import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { companyCost, type CostFacts } from './company-cost.ts';
import type { FlightAmendment } from './flight-amendments.ts';
import type { RequestedChange } from './requested-change.ts';
import { BOOKING_STATES, type BookingState } from './states.ts';

const TOTAL = 840_000;
const facts = (over: Partial<CostFacts> = {}): CostFacts => ({
  state: 'held',
  total: TOTAL,
  refund: null,
  amendments: [],
  requestedChange: null,
  ...over,
});
const change = (over: object = {}) =>
  ({ kind: 'change', state: 'under-way', amount: 50_000, ...over }) as FlightAmendment;
const asked = (over: Partial<RequestedChange> = {}) =>
  ({ state: 'waiting', upTo: TOTAL + 60_000, problem: null, ...over }) as RequestedChange;

describe('[7.20] what a booking costs its company', () => {
  it.each<[string, Partial<CostFacts>, number, number]>([
    ['nothing while its price is looked at', { state: 'quoted' }, 0, 0],
    ['its price while it is asked for', { state: 'awaiting_approval' }, TOTAL, 0],
    ['the ceiling it is asked up to', { state: 'awaiting_approval', askedUpTo: 900_000 }, 900_000, 0],
    ['the ceiling until it is held', { state: 'approved', askedUpTo: 900_000 }, 900_000, 0],
    ['its price once approved', { state: 'approved' }, TOTAL, 0],
    ['its price while held', {}, TOTAL, 0],
    ['the ceiling that other flights are approved up to', { state: 'approved', windowUpTo: 950_000 }, 950_000, 0],
    ['that ceiling while one of them is held', { windowUpTo: 950_000 }, 950_000, 0],
    ['that ceiling after a hold ran out', { state: 'expired', windowUpTo: 950_000 }, 950_000, 0],
    ['that ceiling after a supplier failed', { state: 'failed', windowUpTo: 950_000 }, 950_000, 0],
    ['its price alone once one is booked', { state: 'confirmed', windowUpTo: 950_000 }, 0, TOTAL],
    ['its price while it is paid', { state: 'paying' }, TOTAL, 0],
    ['its price while the supplier confirms', { state: 'confirming' }, TOTAL, 0],
    ['its price while nobody knows', { state: 'unknown' }, TOTAL, 0],
    ['its price once confirmed', { state: 'confirmed' }, 0, TOTAL],
    ['what is left of it after a part was cancelled', { state: 'confirmed', total: 420_000 }, 0, 420_000],
    ['its price until the cancellation is made', { state: 'cancelling', refund: { amount: 800_000 } }, 0, TOTAL],
    ['what was not refunded', { state: 'cancelled', refund: { amount: 800_000 } }, 0, 40_000],
    ['nothing where all was refunded', { state: 'cancelled', refund: { amount: TOTAL } }, 0, 0],
    ['nothing where it failed', { state: 'failed', refund: { amount: TOTAL } }, 0, 0],
    ['nothing where it was declined', { state: 'declined' }, 0, 0],
    ['nothing where it ran out', { state: 'expired' }, 0, 0],
    ['a change that is being made', { state: 'amending', amendments: [change()] }, 50_000, TOTAL],
    [
      'a change that is being paid',
      { state: 'paying_change', amendments: [change({ state: 'paying' })] },
      50_000,
      TOTAL,
    ],
    [
      'a change that gives money back: nothing more',
      { state: 'amending', amendments: [change({ amount: -9 })] },
      0,
      TOTAL,
    ],
    [
      'a part that is being cancelled: nothing more',
      { state: 'amending', amendments: [change({ kind: 'cancel' })] },
      0,
      TOTAL,
    ],
    ['a change that was made: no more', { state: 'confirmed', amendments: [change({ state: 'done' })] }, 0, TOTAL],
    ['a change that is asked for, up to its ceiling', { state: 'confirmed', requestedChange: asked() }, 60_000, TOTAL],
    ['a change that is approved', { state: 'confirmed', requestedChange: asked({ state: 'approved' }) }, 60_000, TOTAL],
    [
      'no change that was approved and could not be made',
      { state: 'confirmed', requestedChange: asked({ state: 'approved', problem: 'Sold out.' }) },
      0,
      TOTAL,
    ],
    ['no change that was declined', { state: 'confirmed', requestedChange: asked({ state: 'declined' }) }, 0, TOTAL],
  ])('%s', (_what, over, reserved, committed) => expect(companyCost(facts(over))).toEqual({ reserved, committed }));

  it('is never negative, and is reserved or committed but for a change of what is booked', () =>
    fc.assert(
      fc.property(
        fc.constantFrom<BookingState>(...BOOKING_STATES),
        fc.nat(10_000_000),
        fc.nat(10_000_000),
        fc.option(fc.nat(10_000_000), { nil: undefined }),
        (state, total, back, askedUpTo) => {
          const { reserved, committed } = companyCost(
            facts({ state, total, refund: { amount: Math.min(back, total) }, askedUpTo }),
          );
          expect(Math.min(reserved, committed)).toBe(0);
          expect(Math.max(reserved, committed)).toBeLessThanOrEqual(Math.max(total, askedUpTo ?? 0));
        },
      ),
    ));
});
