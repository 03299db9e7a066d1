'use client';

import { Button } from '#components/ui/button.tsx';
import { FormFailure } from '#components/ui/form-failure.tsx';
import { TextField } from '#components/ui/text-field.tsx';
import { checkAndSend } from '#lib/client/check-and-send.ts';
import { useForm } from '#lib/client/use-form.ts';
import { PRODUCT } from '#lib/shared/product.ts';
import { signInAtDesk } from '../client/session.ts';
import { staffSignInForm } from '../rules/staff-forms.ts';
import styles from './desk-sign-in.module.css';

/** The sign-in at the desk. `ended`: a sign-in of this tab was refused or ran out. */
export function DeskSignIn({ ended }: { ended: boolean }) {
  const form = useForm(() => ({ email: '', password: '' }));
  return (
    <section className={styles.sheet}>
      <h1 className="h1">Sign in to the desk</h1>
      {ended ? (
        <p role="status">Your sign-in has ended: it lasts half an hour after its last use. Sign in again to go on.</p>
      ) : (
        <p className="muted">
          For the staff of {PRODUCT.name}. Travellers and companies sign in from the other pages, with accounts of their
          own.
        </p>
      )}
      <form
        className="stack"
        noValidate
        onSubmit={form.submit((typed) => checkAndSend(staffSignInForm, typed, signInAtDesk))}
      >
        <TextField label="Email" type="email" autoComplete="username" {...form.field('email')} />
        <TextField label="Password" type="password" autoComplete="current-password" {...form.field('password')} />
        <FormFailure message={form.problem} />
        <Button type="submit" variant="go" wide busy={form.sending} busyLabel="Signing in…">
          Sign in
        </Button>
      </form>
      <p className="small muted">
        Forgot the password? Ask an administrator of {PRODUCT.name} for a link to set a new one.
      </p>
    </section>
  );
}
