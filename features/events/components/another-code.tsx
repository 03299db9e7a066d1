'use client';

import { useEffect, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { toast } from '#components/ui/toast.ts';
import { apiFailure } from '#lib/client/api-failure.ts';
import { callOperation } from '#lib/client/call-operation.ts';
import { askForCode } from '../client/calls.ts';
import type { Who } from './who-form.tsx';

/** Letters need a moment: so long before another code can be asked for (LOOK.md: the one countdown). */
const WAIT_SECONDS = 30;

/** Asks for another code, once the first had time to come. */
export function AnotherCode({ code, who }: { code: string; who: Who }) {
  const [left, setLeft] = useState(WAIT_SECONDS);
  const [sending, setSending] = useState(false);
  useEffect(() => {
    if (left === 0) return;
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [left]);
  const again = () => {
    setSending(true);
    callOperation(askForCode, { body: { code, ...who } })
      .then(() => {
        toast.info('If the two belong together, another code is on its way. Only the newest one works.');
        setLeft(WAIT_SECONDS);
      }, (error: unknown) => toast.error(apiFailure(error).message))
      .finally(() => setSending(false));
  };
  if (left > 0) return <span className="small muted">Another code in {left} s</span>;
  return <Button variant="txt" size="sm" busy={sending} busyLabel="Sending…" onClick={again}>Send another code</Button>;
}
