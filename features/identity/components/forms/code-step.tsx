'use client';

import { useForm } from '#lib/client/use-form.ts';
import { useRef } from 'react';
import { Button } from '#components/ui/button.tsx';
import { CodeField } from '#components/ui/code-field.tsx';
import { SendAgain } from '#components/ui/send-again.tsx';
import { toast } from '#components/ui/toast.ts';
import { apiFailure } from '#lib/client/api-failure.ts';
import { callOperation } from '#lib/client/call-operation.ts';
import { t } from '#lib/shared/texts.ts';
import { Sentence } from '#components/ui/sentence.tsx';
import { sendCodeAgain } from '../../client/calls.ts';
import { addressCodeForm } from '../../address-proof-forms.contract.ts';
import type { AddressProof } from '../../contract.ts';
import { AccountForm } from './account-form.tsx';

export type CodeStepProps = {
  proof: AddressProof;
  /** The button's label, and its label while sending. */
  action: string;
  busyLabel: string;
  variant?: 'go' | 'ink';
  /** What the email says to people who already have an account. */
  known: string;
  /** Completes the attempt. Throws ApiFailure, shown beside the code. */
  confirm: (shown: { proofToken: string; oneTimeCode: string }) => Promise<unknown>;
  onChangeAddress: () => void;
};

/** The field for the code from the email. The text is the same whether or not the address has an account. */
export function CodeStep({ proof, action, busyLabel, variant = 'go', known, confirm, onChangeAddress }: CodeStepProps) {
  const { proofToken, email } = proof;
  const form = useForm(() => ({ oneTimeCode: '' }));
  const code = useRef<HTMLInputElement>(null);
  const again = () =>
    callOperation(sendCodeAgain, { body: { proofToken } }).then(
      () => {
        form.reset();
        code.current?.focus();
        toast.info(t('We’ve sent another email. Only the newest code works.'));
      },
      (error: unknown) => toast.error(apiFailure(error).message),
    );
  return (
    <div className="stack">
      <p role="status">
        <Sentence
          text={t('We sent an email to {email}. Enter the six-digit code from it within 10 minutes.')}
          parts={{ email: <strong className="strong">{email}</strong> }}
        />
      </p>
      <AccountForm
        form={form}
        schema={addressCodeForm}
        send={({ oneTimeCode }) => confirm({ proofToken, oneTimeCode })}
        action={t(action)}
        busyLabel={t(busyLabel)}
        variant={variant}
      >
        <CodeField ref={code} data-autofocus autoFocus {...form.field('oneTimeCode')} />
      </AccountForm>
      <div className="row folds apart">
        <SendAgain send={again} />
        <Button variant="txt" size="sm" onClick={onChangeAddress}>
          {t('Wrong address? Change it')}
        </Button>
      </div>
      <p className="small muted">
        {t('No email after a minute? Check your spam folder.')} {t(known)}
      </p>
    </div>
  );
}
