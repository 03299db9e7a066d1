'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { Button } from '#components/ui/button.tsx';
import { TextField } from '#components/ui/text-field.tsx';
import { signUp } from '../client/sign-in.ts';
import { signUpForm } from '../contract.ts';
import styles from './account-form.module.css';
import { FormFailure } from './form-failure.tsx';
import { showFailure } from './show-failure.ts';
import type { AccountFormProps } from './sign-in-form.tsx';

/** What a new consumer tells us (3.3). */
export function SignUpForm({ draft, onDraft }: AccountFormProps) {
  const form = useForm({ resolver: zodResolver(signUpForm), defaultValues: draft });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit((fields) => signUp(fields).catch((error: unknown) => showFailure(form, error)));
  return (
    <form
      className={styles.form}
      noValidate
      onChange={() => onDraft(form.getValues())}
      onSubmit={(event) => void submit(event)}
    >
      <div className={styles.names}>
        <TextField
          label="First name"
          autoComplete="given-name"
          data-autofocus
          error={errors.firstName?.message}
          {...form.register('firstName')}
        />
        <TextField
          label="Last name"
          autoComplete="family-name"
          error={errors.lastName?.message}
          {...form.register('lastName')}
        />
      </div>
      <TextField
        label="E-mail"
        type="email"
        autoComplete="username"
        error={errors.email?.message}
        {...form.register('email')}
      />
      <TextField
        label="Mobile"
        type="tel"
        autoComplete="tel"
        error={errors.mobile?.message}
        {...form.register('mobile')}
      />
      <TextField
        label="Password"
        type="password"
        autoComplete="new-password"
        hint="10 characters or more. A few words you like are easiest to keep."
        error={errors.password?.message}
        {...form.register('password')}
      />
      <FormFailure message={errors.root?.message} />
      <Button type="submit" variant="go" wide className={styles.submit} busy={isSubmitting} busyLabel="Signing up…">
        Sign up
      </Button>
    </form>
  );
}
