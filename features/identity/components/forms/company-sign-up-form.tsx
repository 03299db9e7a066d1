'use client';

import { useForm } from '#lib/client/use-form.ts';
import { TextField } from '#components/ui/text-field.tsx';
import { AcceptTerms } from '#components/ui/accept-terms.tsx';
import { ApiFailure } from '#lib/client/api-failure.ts';
import { citySlug, DEFAULT_COUNTRY } from '../../client/place-choices.ts';
import { signUpCompany } from '../../client/sign-in.ts';
import type { AddressProof } from '../../contract.ts';
import { type DraftFormProps, PASSWORD_HINT } from './account-draft.ts';
import { AccountForm, Pair } from './account-form.tsx';
import { companyForm, type CompanyForm } from './company-form.ts';
import { CompanyPlace } from './company-place.tsx';

const NO_SUCH_CITY = 'We don’t know a city of this name in this country. Choose one from the list.';

type Filled = Parameters<typeof signUpCompany>[0];

/** Sends the form with the city's slug. Throws ApiFailure. */
async function signUp(fields: Filled): Promise<AddressProof> {
  const city = await citySlug(fields.countryCode, fields.city);
  if (!city) throw new ApiFailure('INVALID_INPUT', NO_SUCH_CITY, 400, { fields: { city: NO_SUCH_CITY } });
  return signUpCompany({ ...fields, city });
}

/** Registration of a company with its first administrator (7.2). */
export function CompanySignUpForm({ draft: { email, ...draft }, onDraft, onProof }: DraftFormProps) {
  const form: CompanyForm = useForm(() => ({ ...draft, workEmail: email }));
  return (
    <AccountForm
      form={form}
      schema={companyForm}
      send={async (fields) => onProof(await signUp({ ...fields, countryCode: fields.countryCode || DEFAULT_COUNTRY }))}
      onDraft={({ workEmail, ...typed }) => onDraft({ ...typed, email: workEmail })}
      action="Register the company"
      busyLabel="Registering…"
    >
      <TextField label="Company" autoComplete="organization" data-autofocus {...form.field('companyName')} />
      <Pair>
        <CompanyPlace form={form} />
      </Pair>
      <TextField label="GST number" optional autoCapitalize="characters" {...form.field('gstNumber')} />
      <Pair>
        <TextField label="Your first name" autoComplete="given-name" {...form.field('firstName')} />
        <TextField label="Your family name" autoComplete="family-name" {...form.field('lastName')} />
      </Pair>
      <TextField label="Work email" type="email" autoComplete="username" {...form.field('workEmail')} />
      <TextField label="Mobile" type="tel" autoComplete="tel" {...form.field('mobile')} />
      <TextField
        label="Password"
        type="password"
        autoComplete="new-password"
        hint={PASSWORD_HINT}
        {...form.field('password')}
      />
      <AcceptTerms text="By registering you accept the {terms}." />
    </AccountForm>
  );
}
