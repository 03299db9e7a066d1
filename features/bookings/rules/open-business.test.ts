import { describe, expect, it } from 'vitest';
import { type BusinessFacts, openBusiness } from './open-business.ts';
import { BOOKING_STATES, type BookingState } from './states.ts';

const now = new Date('2026-11-20T06:30:00Z');
const later = new Date(now.getTime() + 1);
const facts = (state: BookingState, more: Partial<BusinessFacts> = {}): BusinessFacts => ({
  state,
  checkOutAt: later,
  refund: null,
  ...more,
});

describe('what of a booking is not over', () => {
  it.each([
    ['quoted', null],
    ['held', 'trip'],
    ['awaiting_approval', 'trip'],
    ['approved', 'trip'],
    ['paying', 'payment'],
    ['confirming', 'payment'],
    ['unknown', 'payment'],
    ['confirmed', 'trip'],
    ['amending', 'payment'],
    ['paying_change', 'payment'],
    ['cancelling', 'refund'],
    ['cancelled', null],
    ['declined', null],
    ['expired', null],
    ['failed', null],
  ] as const)('%s: %s', (state, business) => expect(openBusiness(facts(state), now)).toBe(business));

  it('has a line for every state', () => expect(BOOKING_STATES).toHaveLength(15));

  it('a stay is over at check-out', () => {
    expect(openBusiness(facts('confirmed', { checkOutAt: now }), now)).toBeNull();
  });

  it('money on its way back to a card is not over; in the wallet it is', () => {
    for (const state of ['cancelled', 'failed', 'expired'] as const) {
      expect(openBusiness(facts(state, { refund: { to: 'source', state: 'pending' } }), now)).toBe('refund');
      expect(openBusiness(facts(state, { refund: { to: 'source', state: 'processed' } }), now)).toBeNull();
      expect(openBusiness(facts(state, { refund: { to: 'wallet', state: 'pending' } }), now)).toBeNull();
    }
  });
});
