import { useQuery } from '@tanstack/react-query';
import type * as places from '#features/places/contract.ts';
import { call } from '#lib/client/call.ts';
import { callOperation } from '#lib/client/call-operation.ts';
import { countryOptions } from '#lib/shared/country-options.ts';

export const listCountries = call<typeof places.listCountries>('GET', '/api/corporate/countries', 'public');

/** Countries a passport can be of, by name; values are ISO 3166-1 numeric (9.11). */
export const useCountries = () =>
  useQuery({
    queryKey: ['places', 'countries'],
    staleTime: Infinity,
    queryFn: async ({ signal }) => countryOptions(await callOperation(listCountries, { signal })),
  });
