import type { TravellerDetails } from '../contract.ts';

const plain = (name: string): string => name.trim().toLowerCase().replace(/\s+/g, ' ');

/** Whether two entries are one person: the same names, and no two dates of birth that differ. */
export const isSameTraveller = (one: TravellerDetails, other: TravellerDetails): boolean =>
  plain(one.firstName) === plain(other.firstName) &&
  plain(one.lastName) === plain(other.lastName) &&
  (one.born === null || other.born === null || one.born === other.born);

/** What is saved of a person after a form named them again: what the form knows, else what was saved. */
export const mergeTraveller = (saved: TravellerDetails, named: TravellerDetails): TravellerDetails => ({
  title: named.title ?? saved.title,
  firstName: named.firstName,
  lastName: named.lastName,
  born: named.born ?? saved.born,
  passport: named.passport ?? saved.passport,
  email: named.email ?? saved.email,
  mobile: named.mobile ?? saved.mobile,
});
