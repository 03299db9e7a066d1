import type { BookingView } from '../contract.ts';
import { CONTACT_OF, type OfflineTrip } from './offline-trip.ts';

/** Whom to call for a person of a trip. */
export type TripContact = { name: string; contact: { name: string; relation?: string | null; phone: string } };

/** Everybody who is named in a booking. */
export function peopleOf({ details }: BookingView): readonly { firstName: string; lastName: string }[] {
  if (!details) return [];
  return 'passengers' in details ? details.passengers : details.guests;
}

/** Facts of a stored trip: "Emergency contact of Asha Menon", "Ravi Menon, brother: 080 4123 4567". */
export const contactFacts = (contacts: readonly TripContact[]): OfflineTrip['facts'] =>
  contacts.map(({ name, contact: { name: who, relation, phone } }) => [
    `${CONTACT_OF}${name}`,
    `${who}${relation ? `, ${relation}` : ''}: ${phone}`,
  ]);
