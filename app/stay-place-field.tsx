'use client';

import { PlaceCombobox } from '#features/places/components/place-combobox.tsx';
import { t } from '#lib/shared/texts.ts';

type StayPlaceFieldProps = { defaultValue?: string; error?: string };

/** The place search is loaded with the first letter, not with the landing page. */
const suggest = (text: string) =>
  import('#features/hotels/client/suggest-places.ts').then(
    ({ suggestPlaces }) => suggestPlaces(text),
    () => null,
  );

/** Where to stay: a city, an area, a state or country, or a hotel by name. */
export const StayPlaceField = (props: StayPlaceFieldProps) => (
  <PlaceCombobox
    {...props}
    label={t('City, area or hotel')}
    name="where"
    placeholder={t('Where to?')}
    suggest={suggest}
  />
);
