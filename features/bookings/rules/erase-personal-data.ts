import type { FlightDetails, GuestDetails } from '../contract.ts';
import type { FlightAmendment } from './flight-amendments.ts';

const NOBODY = { title: 'Mx', firstName: 'Closed', lastName: 'account' } as const;
const NO_CONTACT = { email: '', mobile: '', gst: null, pan: null } as const;

/**
 * Guests or passengers without anything that says who they are: no names, birth dates, passports, contact, tax numbers or
 * requests. How many there were, and of which type, stays, because rooms and tickets were sold to so many.
 */
export function eraseDetails<Details extends GuestDetails | FlightDetails>(
  details: Details,
): GuestDetails | FlightDetails {
  if ('guests' in details) return { guests: details.guests.map(() => NOBODY), ...NO_CONTACT, requests: '' };
  const passengers = details.passengers.map(({ type }) => ({ type, ...NOBODY, born: null, passport: null }));
  return { passengers, ...NO_CONTACT };
}

/**
 * How long travel documents of a company's trips are kept after their end: for no-shows, delays and questions of the
 * airline. Nothing asks for a passport after that.
 */
export const DOCUMENTS_KEPT_DAYS = 30;

/** The same guests or passengers, without passports, birth dates and PAN. */
export function eraseTravelDocuments<Details extends GuestDetails | FlightDetails>(
  details: Details,
): GuestDetails | FlightDetails {
  if ('guests' in details) return { ...details, pan: null };
  const passengers = details.passengers.map((passenger) => ({ ...passenger, born: null, passport: null }));
  return { ...details, passengers, pan: null };
}

/** What was cancelled or changed, without the sentence that names for whom. */
export const eraseAmendments = (amendments: readonly FlightAmendment[]): FlightAmendment[] =>
  amendments.map((amendment) => ({ ...amendment, words: '' }));
