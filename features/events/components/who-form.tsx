'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { Button } from '#components/ui/button.tsx';
import { FormFailure } from '#components/ui/form-failure.tsx';
import { TextField } from '#components/ui/text-field.tsx';
import { callOperation } from '#lib/client/call-operation.ts';
import { showFailure } from '#lib/client/show-failure.ts';
import { askForCode } from '../client/calls.ts';
import { whoForm } from '../contract.ts';

/** Who signs in to an event: their number and mail. */
export type Who = { number: string; email: string };

/** Asks for a code. What happens then is the same whether or not anybody registered so. */
export function WhoForm({ code, who, onAsked }: { code: string; who: Who; onAsked: (who: Who) => void }) {
  const form = useForm({ resolver: zodResolver(whoForm), defaultValues: who });
  const { errors, isSubmitting } = form.formState;
  const send = form.handleSubmit(async (sent) => {
    try {
      await callOperation(askForCode, { body: { code, ...sent } });
      onAsked(sent);
    } catch (error) {
      showFailure(form, error);
    }
  });
  return (
    <form className="stack" noValidate onSubmit={(submit) => void send(submit)}>
      <p className="muted">We email you a code; there is no password.</p>
      <TextField
        label="Registration number"
        placeholder="CIT95-7K4M-2Q9X"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        hint="It is in your confirmation email."
        error={errors.number?.message}
        {...form.register('number')}
        data-autofocus={who.number ? undefined : true}
      />
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        error={errors.email?.message}
        {...form.register('email')}
        data-autofocus={who.number ? true : undefined}
      />
      <FormFailure message={errors.root?.message} />
      <Button type="submit" variant="go" wide busy={isSubmitting} busyLabel="Sending…">
        Email me a code
      </Button>
    </form>
  );
}
