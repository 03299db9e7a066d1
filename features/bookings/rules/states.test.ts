import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canDo, type BookingFacts } from './can-do.ts';
import { stateDiagramPage } from './diagram.ts';
import {
  BOOKING_ACTIONS,
  BOOKING_STATES,
  nextState,
  TRANSITIONS,
  type BookingAction,
  type BookingState,
} from './states.ts';

const facts = (change: Partial<BookingFacts> = {}): BookingFacts => ({
  now: new Date('2026-12-01T06:00:00Z'),
  holdExpiresAt: new Date('2026-12-01T06:30:00Z'),
  checkInAt: new Date('2026-12-12T08:30:00Z'),
  zone: 'Asia/Kolkata',
  hasDetails: true,
  ...change,
});

describe('the state table', () => {
  it.each<[BookingState, BookingAction, BookingState]>([
    ['quoted', 'hold', 'held'],
    ['held', 'pay', 'paying'],
    ['paying', 'capture', 'confirming'],
    ['paying', 'abandonPayment', 'held'],
    ['confirming', 'confirm', 'confirmed'],
    ['confirming', 'loseTrack', 'unknown'],
    ['unknown', 'confirm', 'confirmed'],
    ['unknown', 'fail', 'failed'],
    ['expired', 'capture', 'confirming'],
    ['confirmed', 'cancel', 'cancelling'],
    ['cancelling', 'finishCancel', 'cancelled'],
    ['quoted', 'requestApproval', 'awaiting_approval'],
    ['awaiting_approval', 'approve', 'approved'],
    ['awaiting_approval', 'decline', 'declined'],
    ['awaiting_approval', 'release', 'expired'],
    ['approved', 'pay', 'paying'],
  ])('[3.21] %s: %s leads to %s', (state, action, to) => expect(nextState(state, action)).toBe(to));

  it.each<[BookingState, BookingAction]>([
    ['quoted', 'pay'],
    ['cancelled', 'cancel'],
    ['confirmed', 'hold'],
    ['confirming', 'cancel'],
    ['confirming', 'expire'],
    ['failed', 'capture'],
    ['paying', 'release'],
    ['awaiting_approval', 'pay'],
    ['awaiting_approval', 'hold'],
    ['held', 'requestApproval'],
    ['declined', 'approve'],
    ['expired', 'approve'],
  ])('[3.21] %s: %s is blocked with a sentence', (state, action) => {
    expect(nextState(state, action)).toBeNull();
    const { allowed, reason } = canDo(state, action, facts());
    expect(allowed).toBe(false);
    expect(reason).toMatch(/^[A-Z].*[.]$/);
  });

  it('[3.21] every blocked action of every state has a reason, every allowed one has none', () => {
    for (const state of BOOKING_STATES) {
      for (const action of BOOKING_ACTIONS) {
        const { allowed, reason } = canDo(state, action, facts());
        expect(allowed, `${state} ${action}`).toBe(nextState(state, action) !== null);
        expect(reason === null, `${state} ${action}`).toBe(allowed);
      }
    }
  });

  it('[3.21] no walk leaves the table, and nothing but a late payment leaves an end', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...BOOKING_ACTIONS), { maxLength: 40 }), (actions) => {
        let state: BookingState = 'quoted';
        for (const action of actions) {
          const to = nextState(state, action);
          if (to === null) continue;
          expect(Object.entries(TRANSITIONS[state])).toContainEqual([action, to]);
          if (['cancelled', 'declined', 'failed'].includes(state)) expect.unreachable();
          if (state === 'expired') expect(action).toBe('capture');
          state = to;
        }
      }),
      { numRuns: 500 },
    );
  });

  it('[4.8] only an approval leads out of waiting for one towards money', () => {
    const onward = BOOKING_ACTIONS.filter(
      (action) => !['expired', 'declined', 'awaiting_approval', null].includes(nextState('awaiting_approval', action)),
    );
    expect(onward).toEqual(['approve']);
    expect(BOOKING_STATES.filter((state) => nextState(state, 'approve') !== null)).toEqual(['awaiting_approval']);
  });

  it('[3.21] money is moved only from a booking that can still be confirmed or refunded', () => {
    const captures = BOOKING_STATES.filter((state) => nextState(state, 'capture') !== null);
    expect(captures).toEqual(['held', 'paying', 'paying_change', 'expired']);
    expect(BOOKING_STATES.filter((state) => nextState(state, 'cancel') !== null)).toEqual(['confirmed']);
  });

  it('docs/booking-states.md is the table', () => {
    expect(readFileSync('docs/booking-states.md', 'utf8')).toBe(stateDiagramPage());
  });
});

describe('what facts forbid', () => {
  it.each<[string, BookingState, BookingAction, Partial<BookingFacts>, RegExp | null]>([
    [
      'a hold that is over',
      'held',
      'pay',
      { now: new Date('2026-12-01T06:30:00Z') },
      /^The hold on this room ended at 12:00\. Nothing was charged\./,
    ],
    ['a second before', 'held', 'pay', { now: new Date('2026-12-01T06:29:59Z') }, null],
    ['no guests', 'held', 'pay', { hasDetails: false }, /^Name the guests first/],
    ['no deadline', 'held', 'pay', { holdExpiresAt: null }, /^The hold on this room ended\. /],
    [
      'after check-in',
      'confirmed',
      'cancel',
      { now: new Date('2026-12-12T08:30:00Z') },
      /^Check-in was on 12 Dec, 14:00/,
    ],
    ['before check-in', 'confirmed', 'cancel', { now: new Date('2026-12-12T08:29:59Z') }, null],
    [
      'guests after check-in',
      'confirmed',
      'saveGuests',
      { now: new Date('2026-12-13T00:00:00Z') },
      /no longer be changed/,
    ],
    ['an old price', 'expired', 'hold', {}, /Check the price again to hold a room\.$/],
  ])('%s', (_, state, action, change, reason) => {
    const answer = canDo(state, action, facts(change));
    expect(answer.allowed).toBe(reason === null);
    if (reason) expect(answer.reason).toMatch(reason);
  });
});
