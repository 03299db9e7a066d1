'use client';

import { useState } from 'react';
import { onDemand } from '#components/ui/on-demand.tsx';
import type { UserType } from '#lib/shared/user-type.ts';
import { type AccountDraft, EMPTY_DRAFT } from './forms/account-draft.ts';
import type { ForgotFormProps } from './forms/forgot-form.tsx';
import styles from './new-password-screen.module.css';

const ForgotForm = onDemand<ForgotFormProps>(() => import('./forms/forgot-form.tsx').then((form) => form.ForgotForm));

/** The pop-up's way to a new password as a page of its own: letters lead here. */
export function ForgotPasswordScreen({ userType }: { userType: UserType }) {
  const [draft, setDraft] = useState<AccountDraft>(EMPTY_DRAFT);
  return (
    <section className={styles.sheet}>
      <h1 className="h1">A new password</h1>
      <p className="lead">Say where your account is, and a link goes there.</p>
      <ForgotForm draft={draft} onDraft={(typed) => setDraft((before) => ({ ...before, ...typed }))} userType={userType} />
    </section>
  );
}
