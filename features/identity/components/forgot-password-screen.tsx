'use client';

import { useState } from 'react';
import { onDemand } from '#components/ui/on-demand.tsx';
import type { UserType } from '#lib/shared/user-type.ts';
import { t } from '#lib/shared/texts.ts';
import { type AccountDraft, EMPTY_DRAFT } from './forms/account-draft.ts';
import type { ForgotFormProps } from './forms/forgot-form.tsx';
import { PasswordSheet } from './password-sheet.tsx';

const ForgotForm = onDemand<ForgotFormProps>(() => import('./forms/forgot-form.tsx').then((form) => form.ForgotForm));

/** The page version of "Forgot password?", linked from emails. */
export function ForgotPasswordScreen({ userType }: { userType: UserType }) {
  const [draft, setDraft] = useState<AccountDraft>(EMPTY_DRAFT);
  return (
    <PasswordSheet title={t('A new password')} lead={t('Enter your email and we’ll send a reset link.')}>
      <ForgotForm
        draft={draft}
        onDraft={(typed) => setDraft((before) => ({ ...before, ...typed }))}
        userType={userType}
      />
    </PasswordSheet>
  );
}
