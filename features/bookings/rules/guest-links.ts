import type { PassengerType } from '#lib/shared/passenger-types.ts';
import { counted } from '#lib/shared/word-lists.ts';
import type { FlightDetails, GuestAnswer, GuestDetails } from '../contract.ts';

/** How long a guest's link works, if names can be changed for so long. */
export const LINK_DAYS = 7;

/**
 * How many of these emails there may be: they go to people whom this product does not know. A booking has at most eight
 * guests, each of whom may be asked twice and a half; a company with more trips a day books for employees.
 */
export const GUEST_EMAILS = { perBooking: 20, perCompanyADay: 100, perAddressADay: 5 } as const;

/** Why no further email is sent; null where one may be. `company` counts the last 24 hours. */
export function emailsRefusal({ booking, company }: { booking: number; company: number }): string | null {
  if (booking >= GUEST_EMAILS.perBooking)
    return `At most ${counted(GUEST_EMAILS.perBooking, 'email')} to guests are sent for one booking. Enter the details yourself.`;
  if (company >= GUEST_EMAILS.perCompanyADay)
    return `Your company has sent ${counted(GUEST_EMAILS.perCompanyADay, 'email')} to guests within a day. Try again tomorrow, or enter the details yourself.`;
  return null;
}

export const ADDRESS_ASKED_ENOUGH =
  'This address was sent enough of these emails today. Try again tomorrow, or enter the details yourself.';

export const NO_GUEST = 'Choose a guest of this booking.';

/** Why a link does not open, in a sentence for the guest. */
export function guestLinkRefusal(why: 'unknown' | 'answered' | 'withdrawn' | 'replaced' | 'expired' | 'over'): string {
  switch (why) {
    case 'unknown':
      return 'This link is incomplete. Open it again from the email.';
    case 'answered':
      return 'Your details were sent with this link. To change them, ask whoever arranges the trip.';
    case 'withdrawn':
      return 'Whoever arranges the trip has withdrawn this link. Nothing was sent.';
    case 'replaced':
      return 'A newer email with another link was sent to you. Open that one.';
    case 'expired':
      return 'This link has ended. Ask whoever arranges the trip for a new one.';
    case 'over':
      return 'Details for this trip can no longer be changed. Ask whoever arranges the trip.';
  }
}

/** Who travels: colleagues by id, and after them so many guests. */
type Party = { travellers: readonly { userId: string | null }[]; guests: number };

/** Positions of the guests among those who travel. */
export function placesOfGuests({ travellers, guests }: Party): number[] {
  const colleagues = travellers.filter(({ userId }) => userId !== null).length;
  return Array.from({ length: guests }, (_, at) => colleagues + at);
}

/** Room and position in it of somebody at a place; travellers fill the rooms in their order. Null beyond the last room. */
export function roomOfPlace(people: readonly number[], place: number): { room: number; at: number } | null {
  let before = 0;
  for (const [room, count] of people.entries()) {
    if (place < before + count) return { room, at: place - before };
    before += count;
  }
  return null;
}

/** A guest's place as forms call it: `Guest for room 2`, `Guest 2 of room 1`. */
export function calledInRooms(people: readonly number[], place: number): string {
  const found = roomOfPlace(people, place);
  if (!found) return 'The guest';
  const { room, at } = found;
  const several = people.length > 1;
  if (at === 0) return several ? `Guest for room ${room + 1}` : 'The guest';
  return `Guest ${at + 1}${several ? ` of room ${room + 1}` : ''}`;
}

/** What the details of a stay have for a place; null for nobody named. */
export function guestOfStay(details: GuestDetails, people: readonly number[], place: number): GuestAnswer | null {
  const found = roomOfPlace(people, place);
  const lead = found && details.guests[found.room];
  const guest = found?.at ? lead?.others?.[found.at - 1] : lead;
  if (!guest) return null;
  const { title, firstName, lastName } = guest;
  return { title, firstName, lastName, born: null, passport: null };
}

/**
 * The details of a stay with what the guest at a place entered. Other guests of a room are a list without gaps: where
 * somebody of the room is not named yet the guest is added, so that nobody's name is lost.
 */
export function withGuestOfStay(
  details: GuestDetails,
  people: readonly number[],
  { place, answer: { title, firstName, lastName } }: { place: number; answer: GuestAnswer },
): GuestDetails {
  const found = roomOfPlace(people, place);
  if (!found) return details;
  const guest = { title, firstName, lastName };
  return {
    ...details,
    guests: details.guests.map((lead, room) => {
      if (room !== found.room) return lead;
      if (found.at === 0) return { ...lead, ...guest };
      const others = lead.others ?? [];
      const isFull = others.length >= (people[room] ?? 1) - 1;
      return { ...lead, others: others.toSpliced(found.at - 1, isFull ? 1 : 0, guest) };
    }),
  };
}

/** What the details of a flight have for a place; null for nobody named. */
export function guestOfFlight({ passengers }: FlightDetails, place: number): GuestAnswer | null {
  const passenger = passengers[place];
  if (!passenger) return null;
  const { title, firstName, lastName, born, passport, frequentFlyer } = passenger;
  return { title, firstName, lastName, born, passport, ...(frequentFlyer ? { frequentFlyer } : {}) };
}

/** The details of a flight with what the guest at a place entered; type stays, and what they gave no number for. */
export const withGuestOfFlight = (details: FlightDetails, place: number, answer: GuestAnswer): FlightDetails => ({
  ...details,
  passengers: details.passengers.map((one, at) => {
    if (at !== place) return one;
    const given = answer.frequentFlyer ?? [];
    const kept = (one.frequentFlyer ?? []).filter(({ airline }) => !given.some((number) => number.airline === airline));
    const numbers = [...kept, ...given];
    return { ...one, ...answer, ...(numbers.length ? { frequentFlyer: numbers } : {}) };
  }),
});

/** What a flight asks of a passenger besides title and name. */
export const flightAsks = (requiredFields: readonly string[], type: PassengerType) => ({
  asksPassport: requiredFields.includes('passport'),
  asksBorn: requiredFields.includes('born') && (type !== 'ADT' || requiredFields.includes('passport')),
});
