import type { FlightDetails, GuestDetails } from '../contract.ts';
import type { FlightAct } from './flight-acts.ts';

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

/** What was cancelled or changed, without the sentence that names for whom. */
export const eraseActs = (acts: readonly FlightAct[]): FlightAct[] => acts.map((act) => ({ ...act, words: '' }));
