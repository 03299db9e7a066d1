'use client';

import { type ReactNode, type SubmitEvent, useState } from 'react';
import { FormFailure } from '#components/ui/form-failure.tsx';
import { sessionOnceKnown } from '#features/session/client/session-once-known.ts';
import { apiFailure } from '#lib/client/api-failure.ts';
import { PRODUCT } from '#lib/shared/product.ts';

/**
 * The form of the choice of a language. Its button stores the choice in the browser; of somebody who is signed in, the account
 * stores it first, for their emails. If it cannot, the form says why and the
 * language stays as it is in both.
 */
export function LanguageForm({ action, children }: { action: string; children: ReactNode }) {
  const [problem, setProblem] = useState<string>();
  const store = (event: SubmitEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent;
    if (!(submitter instanceof HTMLButtonElement)) return;
    event.preventDefault();
    chooseFor(event.currentTarget, submitter.value).catch((error: unknown) => setProblem(apiFailure(error).message));
  };
  return (
    <form action={action} method="post" className="stack" onSubmit={store}>
      <div className="row">{children}</div>
      <FormFailure message={problem} />
    </form>
  );
}

async function chooseFor(form: HTMLFormElement, value: string): Promise<void> {
  const { loggedInUserType } = await sessionOnceKnown();
  const language = value === 'hi' ? 'hi' : 'en';
  if (loggedInUserType === PRODUCT.id) {
    const { storeLanguage } = await import('../client/store-language.ts');
    await storeLanguage({ language });
  }
  const chosen = document.createElement('input');
  Object.assign(chosen, { type: 'hidden', name: 'language', value });
  form.append(chosen);
  form.submit(); // without its event
}
