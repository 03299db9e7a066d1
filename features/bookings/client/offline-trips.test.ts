// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PRODUCT } from '#lib/shared/product.ts';
import { aCorporateSession, aSignedIn } from '#tests/support/people.ts';
import { restoreSession, lookAnew } from '#features/session/client/restore-session.ts';
import {
  endSession,
  settleSignedOut,
  startCorporateSession,
  startSession,
} from '#features/session/client/session-changes.ts';
import { putUnchecked } from '#features/session/client/session.ts';
import type { BookingView } from '../contract.ts';
import { dropUnlisted, cacheBooking, offlineTrips, ownerHere } from './offline-trips.ts';

const HOUR = 3_600_000;

const iso = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();

const aStay = (_id: string, { state = 'confirmed', from = 240 } = {}): BookingView =>
  ({
    _id,
    category: 1,
    state,
    total: 10_000_00,
    confirmationCode: `code of ${_id}`,
    cancellationPolicies: [],
    documents: { voucher: true, invoice: null, creditNote: null },
    hotel: { name: `Hotel of ${_id}`, address: '4 Rose Street', zone: 'Asia/Kolkata' },
    room: { name: 'River room', meals: 'Breakfast' },
    rooms: [{ room: { roomTypeId: 'rty_1', ratePlanId: 'rpl_1', name: 'River room', meals: 'Breakfast' } }],
    stay: { checkIn: iso(from).slice(0, 10), checkOut: iso(from + 24).slice(0, 10), rooms: [] },
    checkInAt: iso(from),
    checkOutAt: iso(from + 24),
    details: null,
  }) as unknown as BookingView;

const mine = { userType: PRODUCT.id, userID: 'usr_asha' } as const;

const ids = (owner: Parameters<typeof offlineTrips>[0] = mine) => offlineTrips(owner).map(({ _id }) => _id);

const keys = () => Object.keys(localStorage).filter((key) => key.startsWith('offline:'));

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  startSession(aSignedIn());
});

afterEach(settleSignedOut);

describe('[2.6] the trips that this browser stores', () => {
  it('are the booked ones; one that is cancelled is removed', () => {
    cacheBooking(aStay('a'), Date.now());
    cacheBooking(aStay('b', { state: 'held' }), Date.now());
    expect(ids()).toEqual(['a']);
    cacheBooking(aStay('a', { state: 'cancelled' }), Date.now());
    expect(keys()).toEqual([]);
  });

  it('[7.20] keep whom to call when a trip is fetched again without it', () => {
    const contacts = [['Emergency contact of Asha', 'Ravi: 080 4123 4567']] as const;
    const kept = () => offlineTrips(mine)[0]!.facts.filter(([label]) => label.startsWith('Emergency'));
    cacheBooking(aStay('a'), Date.now(), { contacts: [...contacts] });
    cacheBooking(aStay('a'), Date.now());
    expect(kept()).toEqual(contacts);
    cacheBooking(aStay('a'), Date.now(), { contacts: [] });
    expect(kept()).toEqual([]);
  });

  it('[7.20] keep the codes of an e-ticket until its flights change, or it has none', () => {
    const code = { passenger: 'Asha Menon', flights: 'ZZ 9011', ticket: '0001234567890', width: 1, dark: 'gA==' };
    const codes = { note: 'Not a boarding pass.', codes: [code] };
    const kept = () => offlineTrips(mine)[0]!.codes;
    const moved = { ...aStay('a'), confirmationCode: 'another PNR' };
    cacheBooking(aStay('a'), Date.now(), { codes });
    cacheBooking(aStay('a'), Date.now(), { contacts: [['Emergency contact of Asha', 'Ravi']] });
    expect(kept()).toEqual(codes);
    cacheBooking(moved, Date.now());
    expect(kept()).toBeUndefined();
    cacheBooking(moved, Date.now(), { codes });
    cacheBooking(moved, Date.now(), { codes: null });
    expect(kept()).toBeUndefined();
  });

  it('are at most 20, the soonest', () => {
    for (let at = 30; at > 0; at--) cacheBooking(aStay(`trip${at}`, { from: at * 24 }), Date.now());
    expect(ids()).toHaveLength(20);
    expect(ids()[0]).toBe('trip1');
    expect(ids()).not.toContain('trip21');
  });

  it('go when a whole list does not contain them, but those that have just ended', () => {
    cacheBooking(aStay('a'), Date.now());
    cacheBooking(aStay('b'), Date.now());
    cacheBooking(aStay('ended', { from: -30 }), Date.now());
    dropUnlisted([{ _id: 'b' }]);
    expect(ids()).toEqual(['ended', 'b']);
  });

  it.each(['no JSON', '{}', '[{"_id":"a"}]', '[null, 1]'])('%s of another version is not shown', (text) => {
    localStorage.setItem('offline:sarai:usr_asha', text);
    expect(ids()).toEqual([]);
  });

  it('are of a person: nobody’s are stored while nobody is signed in', () => {
    settleSignedOut();
    cacheBooking(aStay('a'), Date.now());
    expect(keys()).toEqual([]);
  });
});

describe('[1.4] [4.1] whose they are, and when they are deleted', () => {
  it.each(['logged-out', 'expired'] as const)('the session ends (%s): deleted', (end) => {
    cacheBooking(aStay('a'), Date.now());
    endSession(end);
    expect(keys()).toEqual([]);
    expect(ownerHere(PRODUCT.id)).toBeNull();
  });

  it('only the network failed: they stay, and are shown as the last active person’s (4.2)', () => {
    cacheBooking(aStay('a'), Date.now());
    endSession('unable-to-refresh');
    expect(ids(ownerHere(PRODUCT.id)!)).toEqual(['a']);
  });

  it('another person signs in in this browser: deleted; work mode keeps its own', () => {
    cacheBooking(aStay('a'), Date.now());
    startCorporateSession(aCorporateSession({ _id: 'work' }));
    expect(ownerHere(PRODUCT.id), 'this tab is at work').toBeNull();
    cacheBooking(aStay('at-work'), Date.now());
    expect(keys()).toHaveLength(2);
    startSession(aSignedIn({ _id: 'usr_ravi' }));
    expect(keys()).toEqual(['offline:corporate:work']);
    expect(ids({ userType: PRODUCT.id, userID: 'usr_ravi' })).toEqual([]);
  });

  it('another person’s tab opens: theirs stay, both are remembered here', async () => {
    cacheBooking(aStay('a'), Date.now());
    const text = localStorage.getItem('offline:sarai:usr_asha') ?? '';
    startSession(aSignedIn({ _id: 'usr_ravi' }));
    localStorage.setItem('offline:sarai:usr_asha', text); // her own tab stored them again
    putUnchecked();
    await lookAnew(PRODUCT.id);
    expect(keys()).toEqual(['offline:sarai:usr_asha']);
  });

  it('the record of a person expires or is refused: deleted when a tab next looks who it is', async () => {
    cacheBooking(aStay('a'), Date.now());
    localStorage.removeItem('lastActiveUsers');
    sessionStorage.clear();
    putUnchecked();
    await restoreSession(PRODUCT.id);
    await lookAnew(PRODUCT.id);
    expect(keys()).toEqual([]);
  });
});
