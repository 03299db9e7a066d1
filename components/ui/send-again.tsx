'use client';

import { useEffect, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { t } from '#lib/shared/texts.ts';

/** How long to wait before requesting another code. */
const WAIT_SECONDS = 30;

/** Requests another code, once the last one had time to arrive. `send` reports its own result. */
export function SendAgain({ send }: { send: () => Promise<void> }) {
  const [left, setLeft] = useState(WAIT_SECONDS);
  const [sending, setSending] = useState(false);
  useEffect(() => {
    if (left === 0) return;
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [left]);
  const again = () => {
    setSending(true);
    void send().finally(() => {
      setSending(false);
      setLeft(WAIT_SECONDS);
    });
  };
  if (left > 0) return <span className="small muted">{t('Another code in {n} s', { n: left })}</span>;
  return (
    <Button variant="txt" size="sm" busy={sending} busyLabel={t('Sending…')} onClick={again}>
      {t('Send another code')}
    </Button>
  );
}
