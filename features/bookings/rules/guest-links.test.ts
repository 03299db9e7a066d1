import { describe, expect, it } from 'vitest';
import type { GuestDetails } from '../contract.ts';
import {
  calledInRooms,
  emailsRefusal,
  flightAsks,
  GUEST_EMAILS,
  guestOfStay,
  placesOfGuests,
  roomOfPlace,
  withGuestOfStay,
} from './guest-links.ts';

const named = (firstName: string) => ({ title: 'Mr' as const, firstName, lastName: 'Nair' });
const answer = { ...named('Arjun'), born: null, passport: null };
const details = (guests: GuestDetails['guests']): GuestDetails => ({
  guests,
  email: 'a@example.com',
  mobile: '9876543210',
  gst: null,
  pan: null,
  requests: '',
});

describe('guests of a company’s trip', () => {
  it('come after the colleagues who travel; an arranger alone has them from the first place', () => {
    expect(placesOfGuests({ travellers: [{ userId: 'usr_a' }, { userId: null }], guests: 2 })).toEqual([1, 2]);
    expect(placesOfGuests({ travellers: [{ userId: null }], guests: 1 })).toEqual([0]);
    expect(placesOfGuests({ travellers: [{ userId: 'usr_a' }], guests: 0 })).toEqual([]);
  });

  it.each([
    [[1], 0, 'The guest'],
    [[2], 1, 'Guest 2'],
    [[1, 1], 1, 'Guest for room 2'],
    [[2, 3], 4, 'Guest 3 of room 2'],
    [[1], 3, 'The guest'],
  ])('[3.7] in rooms of %j place %i is called %s', (people, place, called) => {
    expect(calledInRooms(people, place)).toBe(called);
  });

  it('[3.7] lose nobody’s name: what one enters is added where somebody of the room is not named, else replaces', () => {
    const room = [{ ...named('Asha'), others: [named('Dev')] }];
    const added = withGuestOfStay(details(room), [3], { place: 1, answer });
    expect(added.guests).toEqual([{ ...named('Asha'), others: [named('Arjun'), named('Dev')] }]);
    expect(withGuestOfStay(details(room), [2], { place: 1, answer }).guests).toEqual([
      { ...named('Asha'), others: [named('Arjun')] },
    ]);
    expect(withGuestOfStay(details(room), [2], { place: 0, answer }).guests).toEqual([
      { ...named('Arjun'), others: [named('Dev')] },
    ]);
    expect(withGuestOfStay(details(room), [2], { place: 9, answer }).guests).toEqual(room);
    for (const place of [0, 1]) expect(guestOfStay(added, [3], place)).toMatchObject({ born: null, passport: null });
    expect(guestOfStay(details(room), [3], 2)).toBeNull();
    expect(roomOfPlace([1, 2], 3)).toBeNull();
  });

  it('[3.7] get no further email at the limits, and one below them', () => {
    const { perBooking, perCompanyADay } = GUEST_EMAILS;
    expect(emailsRefusal({ booking: perBooking - 1, company: perCompanyADay - 1 })).toBeNull();
    expect(emailsRefusal({ booking: perBooking, company: 0 })).toContain('for one booking');
    expect(emailsRefusal({ booking: 0, company: perCompanyADay })).toContain('within a day');
  });

  it('[3.7] are asked for a passport abroad alone, and for a birth date abroad or as a child', () => {
    expect(flightAsks([], 'ADT')).toEqual({ asksPassport: false, asksBorn: false });
    expect(flightAsks(['born'], 'ADT')).toEqual({ asksPassport: false, asksBorn: false });
    expect(flightAsks(['born'], 'CHD')).toEqual({ asksPassport: false, asksBorn: true });
    expect(flightAsks(['passport', 'born'], 'ADT')).toEqual({ asksPassport: true, asksBorn: true });
  });
});
