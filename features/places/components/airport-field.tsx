'use client';

import { PlaceCombobox } from './place-combobox.tsx';
import { t } from '#lib/shared/texts.ts';

export type AirportFieldProps = {
  label: string;
  name: string;
  defaultValue?: string;
  error?: string;
  required?: boolean;
};

/** The airport search is loaded with the first letter: pages that mostly show another form do not include it. */
const suggest = (text: string) =>
  import('../client/suggest-airports.ts').then(
    ({ suggestAirports }) => suggestAirports(text),
    () => null,
  );

/** Where a flight begins or ends: a city, which finds all its airports, or one airport. */
export const AirportField = (props: AirportFieldProps) => (
  <PlaceCombobox {...props} placeholder={t('City or airport')} suggest={suggest} />
);
