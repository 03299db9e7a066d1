'use client';

import { PlaceCombobox } from '#features/places/components/place-combobox.tsx';

type StayPlaceFieldProps = { defaultValue?: string; error?: string };

/** The search for places is fetched with the first letter: the landing page does not carry it. */
const suggest = (text: string) =>
  import('#features/hotels/client/suggest-places.ts').then(
    ({ suggestPlaces }) => suggestPlaces(text),
    () => null,
  );

/** Where to stay: a city, an area, a state or country, or a hotel by name. */
export const StayPlaceField = (props: StayPlaceFieldProps) => (
  <PlaceCombobox {...props} label="City, area or hotel" name="where" placeholder="Where to?" suggest={suggest} />
);
