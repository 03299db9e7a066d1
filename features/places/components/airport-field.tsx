'use client';

import { searchAirports } from '../client/search-airports.ts';
import type { AirportOption } from '../contract.ts';
import { flightPlaces } from '../rules/flight-places.ts';
import { PlaceCombobox, type PlaceSuggestion } from './place-combobox.tsx';

export type AirportFieldProps = {
  label: string;
  name: string;
  defaultValue?: string;
  error?: string;
  required?: boolean;
};

async function suggest(text: string): Promise<PlaceSuggestion[] | null> {
  const found = await searchAirports(text);
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
    airports > 1 ? `all ${airports} airports` : placeName === airport.cityName ? airport.name : airport.cityName;
  return airport.nearTo ? `${what} · nearest to ${airport.nearTo}` : what;
}

/** Where a flight begins or ends: a city, which finds all its airports, or one airport. */
export const AirportField = (props: AirportFieldProps) => (
  <PlaceCombobox {...props} placeholder="City or airport" suggest={suggest} />
);
