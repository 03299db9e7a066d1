import type { QueryClient } from '@tanstack/react-query';
import { readSession } from '#features/session/client/session.ts';
import type { BookingView } from '../contract.ts';
import { contactFacts, peopleOf, type TripContact } from '../rules/trip-contacts.ts';
import { keepBooking } from './kept-trips.ts';
import { emergencyContactsOf } from './saved-travellers.ts';

/** Contacts that were read within this time are not read again. */
const FRESH_MS = 5 * 60_000;

/**
 * Stores a booking of this tab's person as fetched, with the emergency contacts of those who travel. Nothing is stored
 * once `left` is aborted or somebody else is signed in: the booking is then another person's, or older than the stored one.
 */
export async function keepWithContacts(
  client: QueryClient,
  booking: BookingView,
  fetchedAt: number,
  left: AbortSignal,
): Promise<void> {
  const { userID } = readSession();
  const contacts = await contactsOf(client, booking);
  if (!left.aborted && readSession().userID === userID)
    keepBooking(booking, fetchedAt, contacts && contactFacts(contacts));
}

/** None for a colleague's trip; undefined where they cannot be read now. */
async function contactsOf(client: QueryClient, booking: BookingView): Promise<readonly TripContact[] | undefined> {
  const people = peopleOf(booking);
  if (!people.length || booking.readOnly) return [];
  const names = people.map(({ firstName, lastName }) => `${firstName} ${lastName}`).sort();
  const read = { queryKey: ['travellers', 'to-keep', names], queryFn: () => emergencyContactsOf(people) };
  return client.fetchQuery({ ...read, staleTime: FRESH_MS }).catch(() => undefined);
}
