import 'server-only';
import { GUEST_TITLES } from '#lib/shared/guest-titles.ts';
import { peopleOfRooms } from '#lib/shared/stay-shape.ts';
import { calledInRooms, flightAsks, guestOfStay, withGuestOfStay } from '../../rules/guest-links.ts';
import { notBookedNumbers } from '../../rules/traveller-problems.ts';
import type { StayRow } from '../bookings.repo.ts';
import type { GuestPlace } from './guest-place.ts';

/** The place of a guest in the rooms of a stay. The contract checks the names. */
export function placeInStay({ snapshot, details }: StayRow, place: number): GuestPlace {
  const people = peopleOfRooms(snapshot.stay.rooms);
  return {
    trip: { kind: 'stay', city: snapshot.hotel.city },
    called: calledInRooms(people, place),
    named: details && guestOfStay(details, people, place),
    titles: GUEST_TITLES,
    asks: flightAsks([], 'ADT'),
    programmes: [],
    withAnswer: (answer) => details && withGuestOfStay(details, people, { place, answer }),
    problemsOf: (answer) => notBookedNumbers(answer, []),
  };
}
