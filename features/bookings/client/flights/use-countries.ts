import { useQuery } from '@tanstack/react-query';
import { callOperation } from '#lib/client/call-operation.ts';
import { countryOptions } from '#lib/shared/country-options.ts';
import { listCountries } from './shop-calls.ts';

/** Countries of nationality by name; values are ISO 3166-1 numeric (9.11). */
export const useCountries = () =>
  useQuery({
    queryKey: ['places', 'countries'],
    staleTime: Infinity,
    queryFn: async ({ signal }) => countryOptions(await callOperation(listCountries, { signal })),
  });
