import type * as places from '#features/places/contract.ts';
import { apiFailure } from '#lib/client/api-failure.ts';
import { call } from '#lib/client/call.ts';
import { callOperation } from '#lib/client/call-operation.ts';

export const searchCities = call<typeof places.searchCities>('GET', '/api/places/cities', 'public');

/** `exact`: what was typed is one of the city's names, such as Mysore for Mysuru. */
export type CityChoice = { slug: string; label: string; exact: boolean };
/** The call in flight. */
const cityCall: { abort?: AbortController } = {};

/** Cities of a country by name (7.9); a newer call cancels the one in flight, which then gives null. Throws ApiFailure. */
export async function citiesOfCountry(countrycode: string, cityname: string): Promise<CityChoice[] | null> {
  cityCall.abort?.abort();
  const { signal } = (cityCall.abort = new AbortController());
  try {
    const cities = await callOperation(searchCities, { query: { cityname: cityname.trim(), countrycode }, signal });
    return cities.map(({ slug, name, region, exact }) => ({
      slug,
      label: region ? `${name}, ${region}` : name,
      exact,
    }));
  } catch (error) {
    if (apiFailure(error).code === 'CANCELLED') return null;
    throw error;
  }
}

/** The slug of a city of a country by its name of today or an earlier one, or null. */
export async function citySlug(countrycode: string, typed: string): Promise<string | null> {
  const [wanted = '', region] = typed.split(',').map((part) => part.trim().toLowerCase());
  const cities = (await citiesOfCountry(countrycode, wanted)) ?? [];
  const there = cities.find(({ label }) => label.toLowerCase() === `${wanted}, ${region}`);
  return (there ?? cities.find(({ exact }) => exact))?.slug ?? null;
}
