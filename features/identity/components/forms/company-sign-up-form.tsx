'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { type Resolver, useForm, useWatch } from 'react-hook-form';
import { AcceptTerms } from '#components/ui/accept-terms.tsx';
import { ApiFailure } from '#lib/client/api-failure.ts';
import { citySlug } from '../../client/cities-of-country.ts';
import { DEFAULT_COUNTRY } from '../../client/country-choices.ts';
import { signUpCompany } from '../../client/sign-in.ts';
import type { AddressProof } from '../../contract.ts';
import { type DraftFormProps, PASSWORD_HINT } from './account-draft.ts';
import { AccountField, AccountForm, Pair } from './account-form.tsx';
import { companyForm, type CompanyForm, type CompanyValues } from './company-form.ts';
import { CompanyPlace } from './company-place.tsx';

const NO_SUCH_CITY = 'We don’t know a city of this name in this country. Choose one from the list.';

type Filled = Parameters<typeof signUpCompany>[0];

/** Sends it with the city's slug in the place of its name. Throws ApiFailure. */
async function signUp(fields: Filled): Promise<AddressProof> {
  const city = await citySlug(fields.countryCode, fields.city);
  if (!city) throw new ApiFailure('INVALID_INPUT', NO_SUCH_CITY, 400, { fields: { city: NO_SUCH_CITY } });
  return signUpCompany({ ...fields, city });
}

/** What a company tells us, and who its first administrator is (7.2). */
export function CompanySignUpForm({ draft: { email, ...draft }, onDraft, onProof }: DraftFormProps) {
  const form: CompanyForm = useForm({
    resolver: zodResolver(companyForm) as unknown as Resolver<CompanyValues, unknown, Filled>,
    defaultValues: { ...draft, workEmail: email },
  });
  const country = useWatch({ control: form.control, name: 'countryCode' });
  return (
    <AccountForm
      form={form}
      send={async (fields) => onProof(await signUp({ ...fields, countryCode: fields.countryCode || DEFAULT_COUNTRY }))}
      onDraft={({ workEmail, ...typed }) => onDraft({ ...typed, email: workEmail })}
      action="Register the company"
      busyLabel="Registering…"
    >
      <AccountField form={form} name="companyName" label="Company" autoComplete="organization" data-autofocus />
      <Pair>
        <CompanyPlace form={form} country={country} />
      </Pair>
      <AccountField form={form} name="gstNumber" label="GST number" optional autoCapitalize="characters" />
      <Pair>
        <AccountField form={form} name="firstName" label="Your first name" autoComplete="given-name" />
        <AccountField form={form} name="lastName" label="Your last name" autoComplete="family-name" />
      </Pair>
      <AccountField form={form} name="workEmail" label="Work email" type="email" autoComplete="username" />
      <AccountField form={form} name="mobile" label="Mobile" type="tel" autoComplete="tel" />
      <AccountField
        form={form}
        name="password"
        label="Password"
        type="password"
        autoComplete="new-password"
        hint={PASSWORD_HINT}
      />
      <AcceptTerms doing="registering" />
    </AccountForm>
  );
}
