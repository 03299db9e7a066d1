'use client';

import { searchCities } from '../client/search-cities.ts';
import type { CityOption } from '../contract.ts';
import { PlaceCombobox, type PlaceSuggestion } from './place-combobox.tsx';

export type CityFieldProps = {
  label: string;
  name: string;
  defaultValue?: string;
  error?: string;
  placeholder?: string;
};

const suggestion = ({ _id, name, region, countryName, hotels }: CityOption): PlaceSuggestion => ({
  key: _id,
  value: name,
  name,
  note: [region, countryName].filter(Boolean).join(', '),
  aside: hotels > 0 ? `${hotels} stays` : 'no stays yet',
});

const suggest = async (text: string): Promise<PlaceSuggestion[] | null> =>
  (await searchCities(text))?.map(suggestion) ?? null;

/** Where to stay: a city by name, with the stays that each has. */
export const CityField = (props: CityFieldProps) => <PlaceCombobox {...props} suggest={suggest} />;
