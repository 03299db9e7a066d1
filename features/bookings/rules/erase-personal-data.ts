import type { FlightDetails, GuestDetails } from '../contract.ts';
import type { FlightAmendment } from './flight-amendments.ts';

const NOBODY = { title: 'Mx', firstName: 'Closed', lastName: 'account' } as const;
const NO_CONTACT = { email: '', mobile: '', gst: null, pan: null } as const;

/**
 * Guests or passengers without personal data: names, birth dates, passports, contact, tax numbers and requests removed.
 * Their number and types stay, because rooms and tickets were sold for so many.
 */
export function eraseDetails<Details extends GuestDetails | FlightDetails>(
  details: Details,
): GuestDetails | FlightDetails {
  if ('guests' in details) return { guests: details.guests.map(() => NOBODY), ...NO_CONTACT, requests: '' };
  const passengers = details.passengers.map(({ type }) => ({ type, ...NOBODY, born: null, passport: null }));
  return { passengers, ...NO_CONTACT };
}

/**
 * How long travel documents of company trips are stored after the trip: for no-shows, delays and questions of the
 * airline.
 */
export const DOCUMENTS_KEPT_DAYS = 30;

/** The same people without passports, birth dates, frequent-flyer numbers and PAN. */
export function eraseTravelDocuments<Details extends GuestDetails | FlightDetails>(
  details: Details,
): GuestDetails | FlightDetails {
  if ('guests' in details) return { ...details, pan: null };
  const passengers = details.passengers.map(({ frequentFlyer: _, ...passenger }) => ({
    ...passenger,
    born: null,
    passport: null,
  }));
  return { ...details, passengers, pan: null };
}

/** Amendments without the sentence that names passengers, and without the meals they chose. */
export const eraseAmendments = (amendments: readonly FlightAmendment[]): FlightAmendment[] =>
  amendments.map((amendment) =>
    amendment.kind === 'extras' ? { ...amendment, words: '', extras: [] } : { ...amendment, words: '' },
  );
