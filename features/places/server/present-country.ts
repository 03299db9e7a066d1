import 'server-only';
import type { Country } from '../rules/place-types.ts';

/** A country as on the wire (7.8). */
export const presentCountry = ({ numeric, alpha2, name, dialCode, currency }: Country) => ({
  countryCode: numeric,
  alpha2,
  name,
  dialCode,
  currency,
});
