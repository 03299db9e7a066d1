'use client';

import { SendAgain } from '#components/ui/send-again.tsx';
import { toast } from '#components/ui/toast.ts';
import { apiFailure } from '#lib/client/api-failure.ts';
import { callOperation } from '#lib/client/call-operation.ts';
import { askForCode } from '../client/calls.ts';
import type { Who } from './who-form.tsx';

/** Requests another code, once the first had time to arrive. */
export function AnotherCode({ code, who }: { code: string; who: Who }) {
  const send = () =>
    callOperation(askForCode, { body: { code, ...who } }).then(
      () => toast.info('If the number and email match, we’ve sent another code. Only the newest one works.'),
      (error: unknown) => toast.error(apiFailure(error).message),
    );
  return <SendAgain send={send} />;
}
