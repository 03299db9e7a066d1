'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { Button } from '#components/ui/button.tsx';
import { TextField } from '#components/ui/text-field.tsx';
import { signIn } from '../client/sign-in.ts';
import { signInForm, type signUpForm } from '../contract.ts';
import styles from './account-form.module.css';
import { FormFailure } from './form-failure.tsx';
import { showFailure } from './show-failure.ts';

/** What was typed in either view: going to the other one and back loses nothing. */
export type AccountDraft = z.input<typeof signUpForm>;
export type AccountFormProps = { draft: AccountDraft; onDraft: (typed: Partial<AccountDraft>) => void };

/** E-mail and password of somebody who has an account. */
export function SignInForm({ draft, onDraft }: AccountFormProps) {
  const form = useForm({
    resolver: zodResolver(signInForm),
    defaultValues: { email: draft.email, password: draft.password },
  });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit((fields) => signIn(fields).catch((error: unknown) => showFailure(form, error)));
  return (
    <form
      className={styles.form}
      noValidate
      onChange={() => onDraft(form.getValues())}
      onSubmit={(event) => void submit(event)}
    >
      <TextField
        label="E-mail"
        type="email"
        autoComplete="username"
        data-autofocus
        error={errors.email?.message}
        {...form.register('email')}
      />
      <TextField
        label="Password"
        type="password"
        autoComplete="current-password"
        error={errors.password?.message}
        {...form.register('password')}
      />
      <FormFailure message={errors.root?.message} />
      <Button type="submit" variant="go" wide className={styles.submit} busy={isSubmitting} busyLabel="Signing in…">
        Sign in
      </Button>
    </form>
  );
}
