'use client';

import { useState } from 'react';
import type { UserType } from '#lib/shared/user-type.ts';
import { type AccountDraft, EMPTY_DRAFT } from './forms/account-draft.ts';
import { ForgotForm } from './forms/forgot-form.tsx';
import styles from './new-password-screen.module.css';

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
