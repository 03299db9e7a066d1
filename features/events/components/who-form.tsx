'use client';

import { Button } from '#components/ui/button.tsx';
import { FormFailure } from '#components/ui/form-failure.tsx';
import { TextField } from '#components/ui/text-field.tsx';
import { callOperation } from '#lib/client/call-operation.ts';
import { checkAndSend } from '#lib/client/check-and-send.ts';
import { useForm } from '#lib/client/use-form.ts';
import { t } from '#lib/shared/texts.ts';
import { askForCode } from '../client/calls.ts';
import { whoForm } from '../contract.ts';
import { isHostedCode } from '../rules/event-text.ts';

/** Registration number and email of a guest. */
export type Who = { number: string; email: string };

/** Requests a code. The confirmation is the same whether or not the registration exists. */
export function WhoForm({ code, who, onAsked }: { code: string; who: Who; onAsked: (who: Who) => void }) {
  const form = useForm(() => who);
  const ask = async (sent: Who) => {
    await callOperation(askForCode, { body: { code, ...sent } });
    onAsked(sent);
  };
  return (
    <form className="stack" noValidate onSubmit={form.submit((typed) => checkAndSend(whoForm, typed, ask))}>
      <p className="muted">{t('We email you a code; there is no password.')}</p>
      <TextField
        label={t('Registration number')}
        placeholder={isHostedCode(code) ? 'EV-7K4M-2Q9X' : 'CIT95-7K4M-2Q9X'}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        hint={t('It is in your confirmation email.')}
        {...form.field('number')}
        data-autofocus={who.number ? undefined : true}
      />
      <TextField
        label={t('Email')}
        type="email"
        autoComplete="email"
        {...form.field('email')}
        data-autofocus={who.number ? true : undefined}
      />
      <FormFailure message={form.problem} />
      <Button type="submit" variant="go" wide busy={form.sending} busyLabel={t('Sending…')}>
        {t('Email me a code')}
      </Button>
    </form>
  );
}
