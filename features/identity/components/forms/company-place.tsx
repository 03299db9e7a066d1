'use client';

import { useEffect, useId, useState } from 'react';
import { Field } from '#components/ui/field.tsx';
import { Select } from '#components/ui/select.tsx';
import { citiesOfCountry, type CityChoice } from '../../client/cities-of-country.ts';
import { type CountryChoice, countryChoices, countryHint, DEFAULT_COUNTRY } from '../../client/country-choices.ts';
import { AccountField } from './account-form.tsx';
import type { CompanyForm } from './company-form.ts';

const INDIA: CountryChoice[] = [{ value: DEFAULT_COUNTRY, label: 'India' }];

/** Country and city of a company: the country from the list (7.8), its cities as they are typed (7.9). */
export function CompanyPlace({ form, country }: { form: CompanyForm; country: string }) {
  const list = useId();
  const [countries, setCountries] = useState(INDIA);
  const [cities, setCities] = useState<CityChoice[]>([]);

  useEffect(() => void countryChoices().then(setCountries, () => undefined), []);
  useEffect(() => {
    if (!form.getValues('countryCode'))
      void countryHint().then((hint) => form.getValues('countryCode') || form.setValue('countryCode', hint));
  }, [form]);

  const suggest = async (typed: string) => {
    const found =
      typed.trim().length < 2 ? [] : await citiesOfCountry(country || DEFAULT_COUNTRY, typed).catch(() => []);
    if (found) setCities(found);
  };
  const error = form.formState.errors.countryCode?.message;
  return (
    <>
      <Field label="Country" error={error}>
        {(control) => (
          <Select
            {...control}
            options={countries}
            autoComplete="country"
            {...form.register('countryCode')}
            value={country || DEFAULT_COUNTRY}
          />
        )}
      </Field>
      <AccountField
        form={form}
        name="city"
        label="City"
        list={list}
        autoComplete="off"
        onInput={(event) => void suggest(event.currentTarget.value)}
      />
      <datalist id={list}>
        {cities.map(({ slug, label }) => (
          <option key={slug} value={label} />
        ))}
      </datalist>
    </>
  );
}
