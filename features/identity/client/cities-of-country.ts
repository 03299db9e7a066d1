import type * as places from '#features/places/contract.ts';
import { apiFailure } from '#lib/client/api-failure.ts';
import { call } from '#lib/client/call.ts';
import { callOperation } from '#lib/client/call-operation.ts';

export const searchCities = call<typeof places.searchCities>('GET', '/api/places/cities', 'public');

export type CityChoice = { slug: string; label: string };
/** The call in flight. */
const cityCall: { abort?: AbortController } = {};

/** Cities of a country by name (7.9); a newer call cancels the one in flight, which then gives null. Throws ApiFailure. */
export async function citiesOfCountry(countrycode: string, cityname: string): Promise<CityChoice[] | null> {
  cityCall.abort?.abort();
  const { signal } = (cityCall.abort = new AbortController());
  try {
    const cities = await callOperation(searchCities, { query: { cityname: cityname.trim(), countrycode }, signal });
    return cities.map(({ slug, name, region }) => ({ slug, label: region ? `${name}, ${region}` : name }));
  } catch (error) {
    if (apiFailure(error).code === 'CANCELLED') return null;
    throw error;
  }
}

/** The slug of a city of a country by its name, or null. */
export async function citySlug(countrycode: string, typed: string): Promise<string | null> {
  const [wanted = '', region] = typed.split(',').map((part) => part.trim().toLowerCase());
  const cities = (await citiesOfCountry(countrycode, wanted)) ?? [];
  const named = cities.filter(({ label }) => label.toLowerCase().split(',')[0] === wanted);
  const exact = named.find(({ label }) => label.toLowerCase() === `${wanted}, ${region}`);
  return (exact ?? named[0])?.slug ?? null;
}
