'use client';

import { useForm } from '#lib/client/use-form.ts';
import { TextField } from '#components/ui/text-field.tsx';
import { AcceptTerms } from '#components/ui/accept-terms.tsx';
import { t } from '#lib/shared/texts.ts';
import { signUp } from '../../client/sign-in.ts';
import { signUpForm } from '../../contract.ts';
import { type DraftFormProps, PASSWORD_HINT } from './account-draft.ts';
import { AccountForm, Pair } from './account-form.tsx';

/** Sign-up form for consumers (3.3). */
export function SignUpForm({
  draft: { firstName, lastName, email, mobile, password },
  onDraft,
  onProof,
}: DraftFormProps) {
  const form = useForm(() => ({ firstName, lastName, email, mobile, password }));
  return (
    <AccountForm
      form={form}
      schema={signUpForm}
      send={async (fields) => onProof(await signUp(fields))}
      onDraft={onDraft}
      action={t('Sign up')}
      busyLabel={t('Signing up…')}
    >
      <Pair>
        <TextField label={t('First name')} autoComplete="given-name" data-autofocus {...form.field('firstName')} />
        <TextField label={t('Family name')} autoComplete="family-name" {...form.field('lastName')} />
      </Pair>
      <TextField label={t('Email')} type="email" autoComplete="username" {...form.field('email')} />
      <TextField label={t('Mobile')} type="tel" autoComplete="tel" {...form.field('mobile')} />
      <TextField
        label={t('Password')}
        type="password"
        autoComplete="new-password"
        hint={t(PASSWORD_HINT)}
        {...form.field('password')}
      />
      <AcceptTerms text={t('By signing up you accept the {terms}.')} />
    </AccountForm>
  );
}
