'use client';

import { useForm } from '#lib/client/use-form.ts';
import { TextField } from '#components/ui/text-field.tsx';
import { corporateSignInForm } from '#features/companies/contract.ts';
import { signInToCompany } from '../../client/sign-in.ts';
import type { DraftFormProps } from './account-draft.ts';
import { AccountForm } from './account-form.tsx';

/** Sign-in form for corporate users. */
export function CompanySignInForm({ draft, onDraft }: DraftFormProps) {
  const form = useForm(() => ({ workEmail: draft.email, password: draft.password }));
  return (
    <AccountForm
      form={form}
      schema={corporateSignInForm}
      send={signInToCompany}
      onDraft={({ workEmail, password }) => onDraft({ email: workEmail, password })}
      action="Sign in"
      busyLabel="Signing in…"
    >
      <TextField label="Work email" type="email" autoComplete="username" data-autofocus {...form.field('workEmail')} />
      <TextField label="Password" type="password" autoComplete="current-password" {...form.field('password')} />
    </AccountForm>
  );
}
