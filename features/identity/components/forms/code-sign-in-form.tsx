'use client';

import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { CodeField } from '#components/ui/code-field.tsx';
import { SendAgain } from '#components/ui/send-again.tsx';
import { TextField } from '#components/ui/text-field.tsx';
import { toast } from '#components/ui/toast.ts';
import { apiFailure } from '#lib/client/api-failure.ts';
import { callOperation } from '#lib/client/call-operation.ts';
import { useForm } from '#lib/client/use-form.ts';
import { t } from '#lib/shared/texts.ts';
import { Sentence } from '#components/ui/sentence.tsx';
import { addressCodeForm } from '../../address-proof-forms.contract.ts';
import { askForSignInCode } from '../../client/calls.ts';
import { signInByCode } from '../../client/sign-in.ts';
import { signInCodeForm } from '../../contract.ts';
import type { DraftFormProps } from './account-draft.ts';
import { AccountForm } from './account-form.tsx';

/** Sign-in of a consumer without a password: the email, then the code that was sent to it. */
export function CodeSignInForm({ draft, onDraft }: DraftFormProps) {
  const form = useForm(() => ({ email: draft.email }));
  const [sentTo, setSentTo] = useState('');
  if (sentTo) return <SentCode email={sentTo} onOther={() => setSentTo('')} />;
  return (
    <AccountForm
      form={form}
      schema={signInCodeForm}
      send={async ({ email }) => {
        await callOperation(askForSignInCode, { body: { email } });
        setSentTo(email);
      }}
      onDraft={onDraft}
      action={t('Email me a code')}
      busyLabel={t('Sending…')}
    >
      <TextField
        label={t('Email')}
        type="email"
        autoComplete="username"
        data-autofocus
        autoFocus
        {...form.field('email')}
      />
    </AccountForm>
  );
}

/** The field for the code. The text is the same whether or not the address has an account. */
function SentCode({ email, onOther }: { email: string; onOther: () => void }) {
  const form = useForm(() => ({ oneTimeCode: '' }));
  const again = () =>
    callOperation(askForSignInCode, { body: { email } }).then(
      () => {
        form.reset();
        toast.info(t('If this email has an account, we’ve sent another code. Only the newest one works.'));
      },
      (error: unknown) => toast.error(apiFailure(error).message),
    );
  return (
    <div className="stack">
      <p role="status">
        <Sentence
          text={t(
            'If {email} has an account, a six-digit code is on its way there. It works once, for 10 minutes, in this browser.',
          )}
          parts={{ email: <strong className="strong">{email}</strong> }}
        />
      </p>
      <AccountForm
        form={form}
        schema={addressCodeForm}
        send={({ oneTimeCode }) => signInByCode({ email, oneTimeCode })}
        action={t('Sign in')}
        busyLabel={t('Signing in…')}
      >
        <CodeField data-autofocus autoFocus {...form.field('oneTimeCode')} />
      </AccountForm>
      <div className="row folds apart">
        <SendAgain send={again} />
        <Button variant="txt" size="sm" onClick={onOther}>
          {t('Use another email')}
        </Button>
      </div>
      <p className="small muted">{t('No email after a minute? Check your spam folder.')}</p>
    </div>
  );
}
