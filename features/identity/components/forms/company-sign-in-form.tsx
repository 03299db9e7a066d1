'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { corporateSignInForm } from '#features/companies/contract.ts';
import { signInToCompany } from '../../client/sign-in.ts';
import type { DraftFormProps } from './account-draft.ts';
import { AccountField, AccountForm } from './account-form.tsx';

/** Work email and password of somebody whose company travels with us. */
export function CompanySignInForm({ draft, onDraft }: DraftFormProps) {
  const form = useForm({
    resolver: zodResolver(corporateSignInForm),
    defaultValues: { workEmail: draft.email, password: draft.password },
  });
  return (
    <AccountForm
      form={form}
      send={signInToCompany}
      onDraft={({ workEmail, password }) => onDraft({ email: workEmail, password })}
      action="Sign in"
      busyLabel="Signing in…"
    >
      <AccountField
        form={form}
        name="workEmail"
        label="Work email"
        type="email"
        autoComplete="username"
        data-autofocus
      />
      <AccountField form={form} name="password" label="Password" type="password" autoComplete="current-password" />
    </AccountForm>
  );
}
