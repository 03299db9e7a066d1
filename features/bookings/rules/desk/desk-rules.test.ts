import { describe, expect, it } from 'vitest';
import { BOOKING_STATES, nextState } from '../states.ts';
import { emailText, eventText, staffText } from './history.ts';
import { maskEmail } from './mask-email.ts';
import { needsPerson, questionsAsked } from './needs-person.ts';
import { readSearchKey } from './search-key.ts';
import { staffCan } from './staff-actions.ts';

const at = (time: string) => new Date(`2026-12-01T${time}Z`);
const now = at('06:30:00');

describe('[7.20] a booking needs a person', () => {
  it.each([
    ['unknown', at('06:29:59'), null, 'unanswered'],
    ['confirming', at('06:20:00'), null, 'stuck'],
    ['amending', at('06:20:00'), null, 'stuck'],
    ['cancelling', at('06:20:00'), null, 'stuck'],
    ['cancelling', at('06:20:01'), null, null],
    ['confirmed', at('01:00:00'), null, null],
    ['cancelled', at('01:00:00'), at('06:20:00'), 'refund'],
    ['cancelled', at('01:00:00'), at('06:20:01'), null],
  ] as const)('%s since %s, a refund since %s: %s', (state, updatedAt, refundSince, reason) => {
    expect(needsPerson({ state, updatedAt, refundSince }, now)?.reason ?? null).toBe(reason);
  });
});

describe('[9.12] the questions to a silent supplier', () => {
  const row = { state: 'unknown', checks: 0, nextCheckAt: at('06:30:01'), updatedAt: at('06:30:00') } as const;

  it('are counted with the first one, and dated by the next check', () => {
    expect(questionsAsked(row, now)).toEqual({ times: 1, lastAt: at('06:30:00'), nextAt: at('06:30:01') });
    const third = { ...row, checks: 3, nextCheckAt: at('06:30:12'), updatedAt: at('06:20:00') };
    expect(questionsAsked(third, at('06:30:05'))).toMatchObject({ times: 4, lastAt: at('06:30:04') });
  });

  it('go out now where the check is due, and none where nothing is asked', () => {
    expect(questionsAsked({ ...row, nextCheckAt: now }, now)).toMatchObject({ nextAt: null });
    expect(questionsAsked({ ...row, state: 'confirmed', nextCheckAt: null }, now)).toBeNull();
  });
});

describe('[7.20] staff decide only what the table of states allows', () => {
  const facts = { now, holdExpiresAt: null, checkInAt: at('09:00:00'), zone: 'Asia/Kolkata', hasDetails: true };

  it.each(BOOKING_STATES)('%s', (state) => {
    for (const category of ['hotel', 'flight', 'package'] as const)
      for (const [action, moves] of [
        ['recordConfirmed', 'confirm'],
        ['refundAll', 'fail'],
      ] as const) {
        const { open, why } = staffCan(action, { state, category, refundsWait: false }, facts);
        expect([open, typeof why]).toEqual([why === null, open ? 'object' : 'string']);
        if (open) expect([state, nextState(state, moves)]).toEqual(['unknown', expect.any(String)]);
      }
  });
});

describe('[7.20] what the desk searches by', () => {
  it.each([
    [' Asha@Example.com ', 'email', 'asha@example.com'],
    ['s32/26-27/000123', 'invoice', 'S32/26-27/000123'],
    ['BKG_01m8r30hr0kezghe5wsj', 'booking', 'bkg_01m8r30hr0kezghe5wsj'],
    ['kv  48 213', 'code', 'KV 48 213'],
    ['abc123', 'code', 'ABC123'],
  ])('%s: %s', (typed, kind, key) => {
    expect(readSearchKey(typed)).toEqual({ kind, key });
  });
});

describe('[7.20] what staff read of people', () => {
  it.each([
    ['asha@example.com', 'as•••@example.com'],
    ['jo@example.com', 'j•••@example.com'],
    ['j@example.com', 'j•••@example.com'],
    ['nobody', ''],
    [null, ''],
  ])('%s is %s', (email, shown) => {
    expect(maskEmail(email)).toBe(shown);
  });

  it('the history in words', () => {
    expect(eventText('loseTrack', 'flight')).toBe('The airline did not answer; it is asked again.');
    expect(emailText('booking-confirmed', 'as•••@example.com', 'sent')).toBe(
      'Email sent to as•••@example.com: the confirmation.',
    );
    expect(staffText('booking.searched', { staffName: 'Meera Nair', note: '' })).toBeNull();
  });
});
