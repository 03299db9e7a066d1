'use client';

import { useForm } from '#lib/client/use-form.ts';
import { TextField } from '#components/ui/text-field.tsx';
import { t } from '#lib/shared/texts.ts';
import { signIn } from '../../client/sign-in.ts';
import { signInForm } from '../../contract.ts';
import type { DraftFormProps } from './account-draft.ts';
import { AccountForm } from './account-form.tsx';

/** Sign-in form for consumers. */
export function SignInForm({ draft, onDraft }: DraftFormProps) {
  const form = useForm(() => ({ email: draft.email, password: draft.password }));
  return (
    <AccountForm
      form={form}
      schema={signInForm}
      send={signIn}
      onDraft={onDraft}
      action={t('Sign in')}
      busyLabel={t('Signing in…')}
    >
      <TextField label={t('Email')} type="email" autoComplete="username" data-autofocus {...form.field('email')} />
      <TextField label={t('Password')} type="password" autoComplete="current-password" {...form.field('password')} />
    </AccountForm>
  );
}
