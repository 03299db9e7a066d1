'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { signIn } from '../../client/sign-in.ts';
import { signInForm } from '../../contract.ts';
import type { DraftFormProps } from './account-draft.ts';
import { AccountField, AccountForm } from './account-form.tsx';

/** Email and password of somebody who has an account. */
export function SignInForm({ draft, onDraft }: DraftFormProps) {
  const form = useForm({
    resolver: zodResolver(signInForm),
    defaultValues: { email: draft.email, password: draft.password },
  });
  return (
    <AccountForm form={form} send={signIn} onDraft={onDraft} action="Sign in" busyLabel="Signing in…">
      <AccountField form={form} name="email" label="Email" type="email" autoComplete="username" data-autofocus />
      <AccountField form={form} name="password" label="Password" type="password" autoComplete="current-password" />
    </AccountForm>
  );
}
