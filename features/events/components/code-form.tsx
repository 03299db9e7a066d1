'use client';

import { Button } from '#components/ui/button.tsx';
import { CodeField } from '#components/ui/code-field.tsx';
import { FormFailure } from '#components/ui/form-failure.tsx';
import { Sentence } from '#components/ui/sentence.tsx';
import { checkAndSend } from '#lib/client/check-and-send.ts';
import { useForm } from '#lib/client/use-form.ts';
import { t } from '#lib/shared/texts.ts';
import { signInToEvent } from '../client/session.ts';
import { oneTimeCodeForm } from '../contract.ts';
import type { Who } from './who-form.tsx';
import { SendAgain } from '#components/ui/send-again.tsx';
import { toast } from '#components/ui/toast.ts';
import { apiFailure } from '#lib/client/api-failure.ts';
import { callOperation } from '#lib/client/call-operation.ts';
import { askForCode } from '../client/calls.ts';

/** Requests another code, once the first had time to arrive. */
function AnotherCode({ code, who }: { code: string; who: Who }) {
  const send = () =>
    callOperation(askForCode, { body: { code, ...who } }).then(
      () => toast.info(t('If the number and email match, we’ve sent another code. Only the newest one works.')),
      (error: unknown) => toast.error(apiFailure(error).message),
    );
  return <SendAgain send={send} />;
}

/** The field for the code from the email. */
export function CodeForm({ code, who, onOther }: { code: string; who: Who; onOther: () => void }) {
  const form = useForm(() => ({ oneTimeCode: '' }));
  const signIn = ({ oneTimeCode }: { oneTimeCode: string }) => signInToEvent({ code, ...who, oneTimeCode });
  return (
    <form className="stack" noValidate onSubmit={form.submit((typed) => checkAndSend(oneTimeCodeForm, typed, signIn))}>
      <p role="status">
        <Sentence
          text={t(
            'If {number} is registered with {email}, a code is on its way there. It works once, for 10 minutes, in this browser.',
          )}
          parts={{ number: <strong className="strong">{who.number}</strong>, email: who.email }}
        />
      </p>
      <CodeField {...form.field('oneTimeCode')} autoFocus />
      <FormFailure message={form.problem} />
      <Button type="submit" variant="go" wide busy={form.sending} busyLabel={t('Signing in…')}>
        {t('Sign in')}
      </Button>
      <div className="row folds apart">
        <AnotherCode code={code} who={who} />
        <Button variant="txt" size="sm" onClick={onOther}>
          {t('Use another number or email')}
        </Button>
      </div>
    </form>
  );
}
