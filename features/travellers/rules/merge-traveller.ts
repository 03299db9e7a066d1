import { MOST_PROGRAMMES } from '#lib/shared/frequent-flyer.ts';
import type { TravellerDetails } from '../contract.ts';

const plain = (name: string): string => name.trim().toLowerCase().replace(/\s+/g, ' ');

/** Whether two entries are the same person: same names, and no different birth dates. */
export const isSameTraveller = (one: TravellerDetails, other: TravellerDetails): boolean =>
  plain(one.firstName) === plain(other.firstName) &&
  plain(one.lastName) === plain(other.lastName) &&
  (one.born === null || other.born === null || one.born === other.born);

/**
 * Merges a form's values into a saved traveller: the form's value, else the saved one. A frequent-flyer number replaces
 * the saved one of its airline; others are added up to MOST_PROGRAMMES.
 */
export const mergeTraveller = (saved: TravellerDetails, named: TravellerDetails): TravellerDetails => ({
  title: named.title ?? saved.title,
  firstName: named.firstName,
  lastName: named.lastName,
  born: named.born ?? saved.born,
  passport: named.passport ?? saved.passport,
  email: named.email ?? saved.email,
  mobile: named.mobile ?? saved.mobile,
  meal: named.meal ?? saved.meal,
  seat: named.seat ?? saved.seat,
  frequentFlyer: [
    ...new Map([...saved.frequentFlyer, ...named.frequentFlyer].map((one) => [one.airline, one])).values(),
  ].slice(0, MOST_PROGRAMMES),
  emergencyContact: named.emergencyContact ?? saved.emergencyContact,
});
