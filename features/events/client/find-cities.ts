import type * as places from '#features/places/contract.ts';
import { call } from '#lib/client/call.ts';
import { callOperation } from '#lib/client/call-operation.ts';
import { t } from '#lib/shared/texts.ts';

const searchCities = call<typeof places.searchCities>('GET', '/api/places/cities', 'public');

/** Cities by name for the form of an event, those of India first; the id is the slug. Throws ApiFailure. */
export async function findCities(cityname: string): Promise<{ id: string; label: string }[]> {
  const cities = await callOperation(searchCities, { query: { cityname: cityname.trim() } });
  return cities.map(({ slug, name, region, countryCode, countryName }) => ({
    id: slug,
    label: [name, region, countryCode === '356' ? '' : countryName]
      .filter(Boolean)
      .map((place) => t(place))
      .join(', '),
  }));
}
