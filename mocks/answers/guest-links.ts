import type * as contract from '#features/bookings/contract.ts';
import type { GuestAnswer, GuestPlace } from '#features/bookings/contract.ts';
import {
  calledInRooms,
  flightAsks,
  guestLinkRefusal,
  LINK_DAYS,
  NO_GUEST,
  placesOfGuests,
} from '#features/bookings/rules/guest-links.ts';
import { programmesOf } from '#features/bookings/rules/programmes-of.ts';
import { AppError, notFound } from '#lib/shared/errors.ts';
import { GUEST_TITLES } from '#lib/shared/guest-titles.ts';
import { peopleOfRooms } from '#lib/shared/stay-shape.ts';
import type { AnswersOf } from '../answer.ts';
import { keptFlight, presentFlight } from '../flights/mock-flights.ts';
import { presentBooking } from '../memory/bookings.ts';
import { memory } from '../memory/memory.ts';
import { myStay } from './my-stay.ts';

const DAY = 86_400_000;

/** What a guest's link of the mock is for: a token of letters that says which booking and place. */
export const mockGuestToken = (bookingId: string, place: number): string => `guest.${bookingId}.${place}`;

const bookingOf = (userId: string, bookingId: string, now: Date) => {
  const flight = keptFlight(userId, bookingId, now);
  const booking = flight ? presentFlight(flight, now) : presentBooking(myStay(userId, bookingId, now), now);
  if (!booking.company) throw notFound('This booking');
  return booking;
};

function placesIn(userId: string, bookingId: string, now: Date): { mayAsk: Permission; places: GuestPlace[] } {
  const { company, actions, ...booking } = bookingOf(userId, bookingId, now);
  return {
    mayAsk: actions.saveGuests,
    places: placesOfGuests(company!).map((place) => ({
      ...NOBODY,
      ...memory().guestLinks[mockGuestToken(bookingId, place)]?.guest,
      place,
      called: booking.category === 1 ? calledInRooms(peopleOfRooms(booking.stay.rooms), place) : `Adult ${place + 1}`,
    })),
  };
}

type Permission = { allowed: boolean; reason: string | null };
const NOBODY: Omit<GuestPlace, 'place' | 'called'> = {
  state: 'none',
  name: '',
  email: '',
  sentAt: null,
  endsAt: null,
  answeredAt: null,
  given: null,
};

/** Throws LINK_INVALID for a link that was used or withdrawn, or that nobody was sent. */
function openLink(token: string) {
  const link = memory().guestLinks[token];
  if (!link) throw new AppError('LINK_INVALID', guestLinkRefusal('unknown'));
  const { state } = link.guest;
  if (state === 'answered' || state === 'withdrawn') throw new AppError('LINK_INVALID', guestLinkRefusal(state));
  return link;
}

/** Guests of company trips who enter their own details; the mock sends no email and stores answers at the link. */
export const guestLinkAnswers: Pick<
  AnswersOf<typeof contract>,
  'guestLinks' | 'askGuest' | 'withdrawGuestLink' | 'openGuestLink' | 'sendGuestDetails'
> = {
  guestLinks: ({ query: { bookingId }, person, now }) => placesIn(person.userDetails._id, bookingId, now),
  askGuest: ({ body: { bookingId, place, name, email }, person, now }) => {
    const userId = person.userDetails._id;
    const booking = bookingOf(userId, bookingId, now);
    if (!placesIn(userId, bookingId, now).places.some((one) => one.place === place))
      throw new AppError('INVALID_INPUT', NO_GUEST, { fields: { place: NO_GUEST } });
    const endsAt = new Date(now.getTime() + LINK_DAYS * DAY).toISOString();
    const dates =
      booking.category === 1
        ? { from: booking.stay.checkIn, to: booking.stay.checkOut }
        : { from: booking.departsAt.slice(0, 10), to: booking.arrivesAt.slice(0, 10) };
    memory().guestLinks[mockGuestToken(bookingId, place)] = {
      guest: { ...NOBODY, state: 'sent', name, email, sentAt: now.toISOString(), endsAt },
      page: {
        name,
        company: booking.company!.companyName,
        askedBy: booking.company!.bookedBy.name,
        trip: {
          kind: booking.category === 1 ? 'stay' : 'flight',
          title: booking.category === 1 ? booking.hotel.name : booking.title,
          place: booking.category === 1 ? booking.hotel.city : '',
          ...dates,
          today: now.toISOString().slice(0, 10),
        },
        titles: [...GUEST_TITLES],
        ...flightAsks(booking.requiredFields, 'ADT'),
        programmes: booking.category === 2 ? programmesOf(booking) : [],
        endsOn: endsAt.slice(0, 10),
      },
    };
    return placesIn(userId, bookingId, now);
  },
  withdrawGuestLink: ({ body: { bookingId, place }, person, now }) => {
    const link = memory().guestLinks[mockGuestToken(bookingId, place)];
    if (link?.guest.state === 'sent') link.guest.state = 'withdrawn';
    return placesIn(person.userDetails._id, bookingId, now);
  },
  openGuestLink: ({ body: { token } }) => openLink(token).page,
  sendGuestDetails: ({ body: { token, guest }, now }) => {
    const given: GuestAnswer = guest;
    Object.assign(openLink(token).guest, { state: 'answered', answeredAt: now.toISOString(), given });
    return { sent: true };
  },
};
