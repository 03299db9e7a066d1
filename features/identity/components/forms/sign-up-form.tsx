'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { AcceptTerms } from '#components/ui/accept-terms.tsx';
import { signUp } from '../../client/sign-in.ts';
import { signUpForm } from '../../contract.ts';
import { type DraftFormProps, PASSWORD_HINT } from './account-draft.ts';
import { AccountField, AccountForm, Pair } from './account-form.tsx';

/** What a new consumer tells us (3.3). */
export function SignUpForm({
  draft: { firstName, lastName, email, mobile, password },
  onDraft,
  onProof,
}: DraftFormProps) {
  const form = useForm({
    resolver: zodResolver(signUpForm),
    defaultValues: { firstName, lastName, email, mobile, password },
  });
  return (
    <AccountForm
      form={form}
      send={async (fields) => onProof(await signUp(fields))}
      onDraft={onDraft}
      action="Sign up"
      busyLabel="Signing up…"
    >
      <Pair>
        <AccountField form={form} name="firstName" label="First name" autoComplete="given-name" data-autofocus />
        <AccountField form={form} name="lastName" label="Last name" autoComplete="family-name" />
      </Pair>
      <AccountField form={form} name="email" label="Email" type="email" autoComplete="username" />
      <AccountField form={form} name="mobile" label="Mobile" type="tel" autoComplete="tel" />
      <AccountField
        form={form}
        name="password"
        label="Password"
        type="password"
        autoComplete="new-password"
        hint={PASSWORD_HINT}
      />
      <AcceptTerms doing="signing up" />
    </AccountForm>
  );
}
