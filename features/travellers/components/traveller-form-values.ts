import type { FrequentFlyer } from '#lib/shared/frequent-flyer.ts';
import type { SavedTraveller, TravellerDetails } from '../contract.ts';

/** Form values as typed. */
export type TravellerFormValues = {
  isSelf: boolean;
  title: string;
  firstName: string;
  lastName: string;
  born: string;
  passportNumber: string;
  passportExpires: string;
  nationality: string;
  email: string;
  mobile: string;
  meal: string;
  seat: string;
  /** No airline until one is chosen. */ frequentFlyer: FrequentFlyer[];
  emergencyName: string;
  emergencyRelation: string;
  emergencyPhone: string;
};

const INDIA = '356';

/** Initial values: what is saved, else the account's names for the person themselves. */
export const startingTraveller = (
  saved: SavedTraveller | null,
  self: { firstName: string; lastName: string } | null,
): TravellerFormValues => ({
  isSelf: saved?.isSelf ?? self !== null,
  title: saved?.title ?? '',
  firstName: saved?.firstName ?? self?.firstName ?? '',
  lastName: saved?.lastName ?? self?.lastName ?? '',
  born: saved?.born ?? '',
  passportNumber: saved?.passport?.number ?? '',
  passportExpires: saved?.passport?.expires ?? '',
  nationality: saved?.passport?.nationality ?? INDIA,
  email: saved?.email ?? '',
  mobile: saved?.mobile ?? '',
  meal: saved?.meal ?? '',
  seat: saved?.seat ?? '',
  frequentFlyer: saved?.frequentFlyer ?? [],
  emergencyName: saved?.emergencyContact?.name ?? '',
  emergencyRelation: saved?.emergencyContact?.relation ?? '',
  emergencyPhone: saved?.emergencyContact?.phone ?? '',
});

const orNull = (typed: string): string | null => (typed.trim() ? typed : null);

/**
 * Converts the form values for the wire. A passport exists as soon as its number or expiry is given, an emergency
 * contact as soon as one of its fields is.
 */
export const travellerOf = (values: TravellerFormValues): TravellerDetails => ({
  title: orNull(values.title) as TravellerDetails['title'],
  firstName: values.firstName,
  lastName: values.lastName,
  born: orNull(values.born),
  passport:
    values.passportNumber.trim() || values.passportExpires
      ? { number: values.passportNumber, expires: values.passportExpires, nationality: values.nationality }
      : null,
  email: orNull(values.email),
  mobile: orNull(values.mobile),
  meal: orNull(values.meal) as TravellerDetails['meal'],
  seat: orNull(values.seat) as TravellerDetails['seat'],
  frequentFlyer: values.frequentFlyer,
  emergencyContact: [values.emergencyName, values.emergencyRelation, values.emergencyPhone].some((typed) =>
    typed.trim(),
  )
    ? { name: values.emergencyName, relation: orNull(values.emergencyRelation), phone: values.emergencyPhone }
    : null,
});

/** The form field for a field of the server. */
export const travellerFormField = (path: string): string =>
  path
    .replace(/^traveller\./, '')
    .replace(/^passport\.number$/, 'passportNumber')
    .replace(/^passport\.expires$/, 'passportExpires')
    .replace(/^passport\.nationality$/, 'nationality')
    .replace(/^emergencyContact\.name$/, 'emergencyName')
    .replace(/^emergencyContact\.relation$/, 'emergencyRelation')
    .replace(/^emergencyContact\.phone$/, 'emergencyPhone');
