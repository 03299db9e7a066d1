import type { QueryClient } from '@tanstack/react-query';
import { readSession } from '#features/session/client/session.ts';
import { callOperation } from '#lib/client/call-operation.ts';
import type { BookingView, TicketCodes } from '../contract.ts';
import { isFlight } from '../rules/category.ts';
import { contactFacts, peopleOf, type TripContact } from '../rules/offline-trip.ts';
import { boardingCodes } from './calls.ts';
import { cacheBooking } from './offline-trips.ts';
import { emergencyContactsOf } from './saved-travellers.ts';

/** Contacts and codes that were read within this time are not read again. */
const FRESH_MS = 5 * 60_000;

/**
 * Stores a booking of this tab's person as fetched, with the emergency contacts of those who travel and the codes of
 * its e-ticket. Nothing is stored once `left` is aborted or somebody else is signed in: the booking is then another person's, or older than the stored one.
 */
export async function saveForOffline(
  client: QueryClient,
  booking: BookingView,
  fetchedAt: number,
  left: AbortSignal,
): Promise<void> {
  const { userID } = readSession();
  const contacts = await contactsOf(client, booking);
  const codes = await codesOf(client, booking);
  if (!left.aborted && readSession().userID === userID)
    cacheBooking(booking, fetchedAt, { contacts: contacts && contactFacts(contacts), codes });
}

/** Null where there is no e-ticket, or none that is the person's; undefined where the codes cannot be read now. */
async function codesOf(client: QueryClient, booking: BookingView): Promise<TicketCodes | null | undefined> {
  if (!isFlight(booking) || booking.readOnly) return null;
  const { _id: bookingId } = booking;
  const read = {
    queryKey: ['bookings', 'codes-to-keep', bookingId],
    queryFn: () => callOperation(boardingCodes, { query: { bookingId } }),
  };
  return client.fetchQuery({ ...read, staleTime: FRESH_MS }).catch(() => undefined);
}

/** None for a colleague's trip; undefined where they cannot be read now. */
async function contactsOf(client: QueryClient, booking: BookingView): Promise<readonly TripContact[] | undefined> {
  const people = peopleOf(booking);
  if (!people.length || booking.readOnly) return [];
  const names = people.map(({ firstName, lastName }) => `${firstName} ${lastName}`).sort();
  const read = { queryKey: ['travellers', 'to-keep', names], queryFn: () => emergencyContactsOf(people) };
  return client.fetchQuery({ ...read, staleTime: FRESH_MS }).catch(() => undefined);
}
