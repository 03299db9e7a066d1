import type { SavedTraveller, TravellerDetails } from '../contract.ts';

/** The form as it is typed. */
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
};

const INDIA = '356';

/** What the form starts with: what is saved, else nothing but the names the account has, for oneself. */
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
});

const orNull = (typed: string): string | null => (typed.trim() ? typed : null);

/** The wire's form of what was typed; a passport is one as soon as its number or expiry is there. */
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
});

/** The form's field for a field that the server names. */
export const travellerFormField = (path: string): string =>
  path
    .replace(/^traveller\./, '')
    .replace(/^passport\.number$/, 'passportNumber')
    .replace(/^passport\.expires$/, 'passportExpires')
    .replace(/^passport\.nationality$/, 'nationality');
