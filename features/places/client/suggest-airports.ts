import { latestOf } from '#lib/client/latest-of.ts';
import { allOf } from '#lib/shared/number-words.ts';
import { t } from '#lib/shared/texts.ts';
import type { AirportOption } from '../contract.ts';
import { flightPlaces } from '../rules/flight-places.ts';

const airports = latestOf<AirportOption>('/api/places/airports');

/** Cities and airports for the typed text, as the field shows them; null when a later call overtook this one. */
export async function suggestAirports(text: string) {
  const found = await airports({ name: text.trim() });
  if (!found) return null;
  return flightPlaces(found).map(({ place, airport, airports }) => ({
    key: place.code,
    value: place.words,
    name: place.name,
    aside: place.code.slice(0, 3),
    note: noteOf(place.name, airport, airports),
  }));
}

function noteOf(placeName: string, airport: AirportOption, airports: number): string {
  const what =
    airports > 1
      ? t('{all} airports', { all: allOf(airports) })
      : placeName === t(airport.cityName)
        ? airport.name
        : t(airport.cityName);
  return airport.nearTo ? `${what} · ${t('nearest to {place}', { place: t(airport.nearTo) })}` : what;
}
