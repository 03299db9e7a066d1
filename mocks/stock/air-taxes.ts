import type { AirTax } from '#features/flights/rules/fares/taxes.ts';

const india = { countryCode: 'IN', airport: null, at: 'departure', toCountries: null, validTo: null } as const;

/** India's rows of the dated table of air taxes (`drizzle/0005_flights.sql`); a test compares the two. */
export const AIR_TAXES: AirTax[] = [
  {
    ...india,
    code: 'GST',
    label: 'GST on the fare',
    market: 'any',
    cabins: [2],
    rateBp: 500,
    amount: null,
    validFrom: '2017-07-01',
  },
  {
    ...india,
    code: 'GST',
    label: 'GST on the fare',
    market: 'any',
    cabins: [3, 4, 6],
    rateBp: 1800,
    amount: null,
    validFrom: '2025-09-22',
  },
  {
    ...india,
    code: 'ASF',
    label: 'Aviation security fee',
    market: 'domestic',
    cabins: null,
    rateBp: null,
    amount: 20_000,
    validFrom: '2021-04-01',
  },
  {
    ...india,
    code: 'ASF',
    label: 'Aviation security fee',
    market: 'international',
    cabins: null,
    rateBp: null,
    amount: 108_000,
    validFrom: '2021-04-01',
  },
];
