import type * as places from '#features/places/contract.ts';
import { call } from '#lib/client/call.ts';
import { callOperation } from '#lib/client/call-operation.ts';
import { browser, isRecord, parsed } from '#lib/client/browser-storage.ts';
import { apiFailure } from '#lib/client/api-failure.ts';

export const listCountries = call<typeof places.listCountries>('GET', '/api/corporate/countries', 'public');
export const locate = call<typeof places.locate>('GET', '/api/places/locate', 'public');

/** The default country (9.11). */
export const DEFAULT_COUNTRY = '356';
const KEY = 'countryHint';
const HINT_DAYS = 7;

export type CountryChoice = { value: string; label: string };

/** Countries to choose from (7.8), by name. Throws ApiFailure. */
export async function countryChoices(): Promise<CountryChoice[]> {
  const countries = await callOperation(listCountries);
  return countries
    .map(({ countryCode, name }) => ({ value: countryCode, label: name }))
    .sort((one, other) => one.label.localeCompare(other.label));
}

/**
 * The country this browser seems to be in (7.10), looked up once in seven days. Only a default: failures fall back to
 * 9.11's.
 */
export async function countryHint(now = Date.now()): Promise<string> {
  const kept = parsed(browser.read(KEY));
  if (isRecord(kept) && typeof kept.countryCode === 'string' && typeof kept.until === 'number' && kept.until > now)
    return kept.countryCode;
  const found = await callOperation(locate).catch(() => null);
  const countryCode = found?.country?.countryCode ?? DEFAULT_COUNTRY;
  if (found) browser.write(KEY, JSON.stringify({ countryCode, until: now + HINT_DAYS * 86_400_000 }));
  return countryCode;
}

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
