'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '#components/ui/button.tsx';
import { TextField } from '#components/ui/text-field.tsx';
import { signIn } from '../client/sign-in.ts';
import { signInForm } from '../contract.ts';
import styles from './account-form.module.css';
import { FormFailure } from './form-failure.tsx';
import { showFailure } from './show-failure.ts';

export type AccountFormProps = {
  /** The view that is shown; the other keeps what was typed. */
  active: boolean;
  /** The address as it was typed in either view. */
  email: string;
  onEmail: (email: string) => void;
};

/** E-mail and password of somebody who has an account. */
export function SignInForm({ active, email, onEmail }: AccountFormProps) {
  const form = useForm({ resolver: zodResolver(signInForm), defaultValues: { email, password: '' } });
  const { errors, isSubmitting } = form.formState;
  const { setValue } = form;
  useEffect(() => {
    if (active) setValue('email', email);
  }, [active, email, setValue]);

  const submit = form.handleSubmit((fields) => signIn(fields).catch((error: unknown) => showFailure(form, error)));
  return (
    <form className={styles.form} hidden={!active} noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        label="E-mail"
        type="email"
        autoComplete="username"
        data-autofocus={active || undefined}
        error={errors.email?.message}
        {...form.register('email', { onBlur: () => onEmail(form.getValues('email')) })}
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
