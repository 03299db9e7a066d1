import type { Country } from '#features/places/rules/place-types.ts';

type PlaceTables = typeof import('#features/places/data/tables.ts');

/** The tables of places: more than a megabyte, so they are fetched when first asked for. */
export const placeTables = (): Promise<PlaceTables> => import('#features/places/data/tables.ts');

/** A country by ISO 3166-1, two letters or three digits. */
export const countryOf = ({ countries }: PlaceTables, code: string): Country | undefined =>
  countries.find(({ alpha2, numeric }) => alpha2 === code || numeric === code);
