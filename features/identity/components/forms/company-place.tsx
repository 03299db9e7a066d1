'use client';

import { TextField } from '#components/ui/text-field.tsx';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { Field } from '#components/ui/field.tsx';
import { Select } from '#components/ui/select.tsx';
import {
  citiesOfCountry,
  type CityChoice,
  type CountryChoice,
  countryChoices,
  countryHint,
  DEFAULT_COUNTRY,
} from '../../client/place-choices.ts';
import type { CompanyForm } from './company-form.ts';

const INDIA: CountryChoice[] = [{ value: DEFAULT_COUNTRY, label: 'India' }];

/** Country and city of a company: the country from a list (7.8), its cities by typing (7.9). */
export function CompanyPlace({ form }: { form: CompanyForm }) {
  const list = useId();
  const [countries, setCountries] = useState(INDIA);
  const [cities, setCities] = useState<CityChoice[]>([]);

  useEffect(() => void countryChoices().then(setCountries, () => undefined), []);
  const take = useEffectEvent((hint: string) => {
    if (!form.values.countryCode) form.change({ countryCode: hint });
  });
  useEffect(() => void countryHint().then(take), []);

  const suggest = async (typed: string) => {
    const found =
      typed.trim().length < 2
        ? []
        : await citiesOfCountry(form.values.countryCode || DEFAULT_COUNTRY, typed).catch(() => []);
    if (found) setCities(found);
  };
  const { error, ...country } = form.field('countryCode');
  return (
    <>
      <Field label="Country" error={error}>
        {(control) => (
          <Select
            {...control}
            options={countries}
            autoComplete="country"
            {...country}
            value={country.value || DEFAULT_COUNTRY}
          />
        )}
      </Field>
      <TextField
        label="City"
        list={list}
        autoComplete="off"
        onInput={(event) => void suggest(event.currentTarget.value)}
        {...form.field('city')}
      />
      <datalist id={list}>
        {cities.map(({ slug, label }) => (
          <option key={slug} value={label} />
        ))}
      </datalist>
    </>
  );
}
