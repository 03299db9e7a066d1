import 'server-only';
import { findCountry } from '#features/places/server/index.ts';

/** ISO 3166-1 numeric of a country by its two letters. */
export const countryNumber = (alpha2: string): string => findCountry(alpha2)?.numeric ?? '';
