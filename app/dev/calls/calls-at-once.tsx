'use client';

import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Stepper } from '#components/ui/stepper.tsx';
import { counted } from '#lib/shared/word-lists.ts';

/** Sends the calls and shows the result of each: `ok`, or its error code. */
export function CallsAtOnce() {
  const [count, setCount] = useState(40);
  const [endings, setEndings] = useState<Record<string, number>>();
  const [busy, setBusy] = useState(false);
  const send = async () => {
    setBusy(true);
    const [{ callOperation }, { apiFailure }, { listSessions }] = await Promise.all([
      import('#lib/client/call-operation.ts'),
      import('#lib/client/api-failure.ts'),
      import('#features/identity/client/calls.ts'),
    ]);
    const ended = await Promise.all(
      Array.from({ length: count }, () =>
        callOperation(listSessions).then(
          () => 'ok',
          (error: unknown) => apiFailure(error).code,
        ),
      ),
    );
    setEndings(
      Object.fromEntries([...new Set(ended)].map((ending) => [ending, ended.filter((one) => one === ending).length])),
    );
    setBusy(false);
  };
  return (
    <div className="stack" style={{ maxWidth: 400 }}>
      <Stepper label="Calls" min={1} max={200} value={count} onChange={setCount} />
      <Button variant="ink" busy={busy} busyLabel="Calling…" onClick={() => void send()}>
        Send them
      </Button>
      <p role="status">
        {endings &&
          Object.entries(endings)
            .map(([ending, times]) => `${counted(times, 'call')} ended ${ending}`)
            .join(', ')}
      </p>
    </div>
  );
}
