import 'server-only';
import { findCountry } from '#features/places/server/index.ts';

/** ISO 3166-1 numeric code of a country by its alpha-2 code. */
export const countryNumber = (alpha2: string): string => findCountry(alpha2)?.numeric ?? '';
