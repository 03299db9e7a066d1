'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { Button } from '#components/ui/button.tsx';
import { CodeField } from '#components/ui/code-field.tsx';
import { FormFailure } from '#components/ui/form-failure.tsx';
import { showFailure } from '#lib/client/show-failure.ts';
import { signInToEvent } from '../client/sign-in.ts';
import { oneTimeCodeForm } from '../contract.ts';
import { AnotherCode } from './another-code.tsx';
import type { Who } from './who-form.tsx';

/** Takes the code that the mail brought. */
export function CodeForm({ code, who, onOther }: { code: string; who: Who; onOther: () => void }) {
  const form = useForm({ resolver: zodResolver(oneTimeCodeForm), defaultValues: { oneTimeCode: '' } });
  const { errors, isSubmitting } = form.formState;
  const send = form.handleSubmit(async ({ oneTimeCode }) => {
    try {
      await signInToEvent({ code, ...who, oneTimeCode });
    } catch (error) {
      showFailure(form, error);
    }
  });
  return (
    <form className="stack" noValidate onSubmit={(submit) => void send(submit)}>
      <p role="status">
        If <strong className="strong">{who.number}</strong> is registered with {who.email}, a code is on its way there.
        It works once, for 10 minutes, in this browser.
      </p>
      <CodeField error={errors.oneTimeCode?.message} {...form.register('oneTimeCode')} autoFocus />
      <FormFailure message={errors.root?.message} />
      <Button type="submit" variant="go" wide busy={isSubmitting} busyLabel="Signing in…">
        Sign in
      </Button>
      <div className="row folds apart">
        <AnotherCode code={code} who={who} />
        <Button variant="txt" size="sm" onClick={onOther}>
          Use another number or email
        </Button>
      </div>
    </form>
  );
}
