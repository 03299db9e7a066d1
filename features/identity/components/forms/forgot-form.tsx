'use client';

import { useForm } from '#lib/client/use-form.ts';
import { TextField } from '#components/ui/text-field.tsx';
import { useState } from 'react';
import { callOperation } from '#lib/client/call-operation.ts';
import type { UserType } from '#lib/shared/user-type.ts';
import { t } from '#lib/shared/texts.ts';
import { Sentence } from '#components/ui/sentence.tsx';
import { corporateForgotPassword, forgotPassword } from '../../client/calls.ts';
import { forgotPasswordForm } from '../../passwords.contract.ts';
import type { DraftFormProps } from './account-draft.ts';
import { AccountForm } from './account-form.tsx';

export type ForgotFormProps = Omit<DraftFormProps, 'onProof'> & { userType: UserType };

/** Requests a link to set a new password. The confirmation is the same whether or not the account exists. */
export function ForgotForm({ draft, onDraft, userType }: ForgotFormProps) {
  const form = useForm(() => ({ email: draft.email }));
  const [sentTo, setSentTo] = useState('');
  const ask = async ({ email }: { email: string }) => {
    await callOperation(userType === 'corporate' ? corporateForgotPassword : forgotPassword, { body: { email } });
    setSentTo(email);
  };
  if (sentTo) {
    return (
      <p role="status">
        <Sentence
          text={t(
            'If {email} has an account, we’ve sent a reset link. It works once, for 30 minutes. Nothing changes until you use it.',
          )}
          parts={{ email: <strong className="strong">{sentTo}</strong> }}
        />
      </p>
    );
  }
  return (
    <AccountForm
      form={form}
      schema={forgotPasswordForm}
      send={ask}
      onDraft={onDraft}
      action={t('Send me the link')}
      busyLabel={t('Sending…')}
    >
      <TextField
        label={userType === 'corporate' ? 'Work email' : t('Email')}
        type="email"
        autoComplete="username"
        data-autofocus
        {...form.field('email')}
      />
    </AccountForm>
  );
}
