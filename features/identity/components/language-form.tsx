'use client';

import type { ReactNode, SubmitEvent } from 'react';
import { sessionOnceKnown } from '#features/session/client/session-once-known.ts';
import { PRODUCT } from '#lib/shared/product.ts';

/**
 * The form of the choice of a language. Its button stores the choice in the browser; of somebody who is signed in, the account
 * stores it first, for their emails. Should that fail, the browser's choice is stored all the same.
 */
export function LanguageForm({ action, children }: { action: string; children: ReactNode }) {
  const store = (event: SubmitEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent;
    if (!(submitter instanceof HTMLButtonElement)) return;
    event.preventDefault();
    void chooseFor(event.currentTarget, submitter.value);
  };
  return (
    <form action={action} method="post" className="row" onSubmit={store}>
      {children}
    </form>
  );
}

async function chooseFor(form: HTMLFormElement, value: string): Promise<void> {
  const { loggedInUserType } = await sessionOnceKnown();
  const language = value === 'hi' ? 'hi' : 'en';
  if (loggedInUserType === PRODUCT.id)
    await import('../client/store-language.ts')
      .then(({ storeLanguage }) => storeLanguage({ language }))
      .catch(() => undefined);
  const chosen = document.createElement('input');
  Object.assign(chosen, { type: 'hidden', name: 'language', value });
  form.append(chosen);
  form.submit(); // without its event
}
