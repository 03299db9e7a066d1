'use client';

import { suggestPlaces } from '#features/hotels/client/suggest-places.ts';
import type { PlaceSuggestion } from '#features/hotels/contract.ts';
import { PlaceCombobox, type PlaceSuggestion as Suggestion } from '#features/places/components/place-combobox.tsx';
import { counted } from '#lib/shared/word-lists.ts';

type StayPlaceFieldProps = { defaultValue?: string; error?: string };

const KINDS: Partial<Record<PlaceSuggestion['kind'], string>> = { hotel: 'Hotel', area: 'Area' };

const suggestion = ({ kind, slug, name, title, within, stays }: PlaceSuggestion): Suggestion => ({
  key: `${kind} ${slug}`,
  value: title,
  name,
  note: within,
  aside: stays ? (KINDS[kind] ?? counted(stays, 'stay')) : 'no stays yet',
});

const suggest = async (text: string) => (await suggestPlaces(text))?.map(suggestion) ?? null;

/** Where to stay: a city, an area, a state or country, or a hotel by name. */
export const StayPlaceField = (props: StayPlaceFieldProps) => (
  <PlaceCombobox {...props} label="City, area or hotel" name="where" placeholder="Where to?" suggest={suggest} />
);
