import 'server-only';
import type { UseCase } from '#lib/server/use-case.ts';
import type * as contract from '../contract.ts';
import type { Country } from '../rules/place-types.ts';
import { allCountries } from './places.repo.ts';

/** Every country by name (7.8). */
export const listCountries: UseCase<typeof contract.listCountries> = async () => allCountries().map(presentCountry);

/** A country as on the wire (7.8). */
export const presentCountry = ({ numeric, alpha2, name, dialCode, currency }: Country) => ({
  countryCode: numeric,
  alpha2,
  name,
  dialCode,
  currency,
});
