'use client';

import { useQuery } from '@tanstack/react-query';
import { Button } from '#components/ui/button.tsx';
import { Fact } from '#components/ui/fact.tsx';
import { FormFailure } from '#components/ui/form-failure.tsx';
import { toast } from '#components/ui/toast.ts';
import { callOperation } from '#lib/client/call-operation.ts';
import { useSend } from '#lib/client/use-send.ts';
import { t } from '#lib/shared/texts.ts';
import { messageText } from '#lib/shared/messages.ts';
import { readDelivery, tryAgain } from '../client/calls.ts';
import { undeliverableText } from '../rules/reason.ts';
import styles from './email-notice.module.css';

const QUERY = ['email-delivery'] as const;

/** Told in the account where our emails to its address come back; nothing otherwise. */
export function EmailNotice({ advice }: { advice: string }) {
  const { data } = useQuery({ queryKey: QUERY, queryFn: ({ signal }) => callOperation(readDelivery, { signal }) });
  const { send, busy, message } = useSend(tryAgain, {
    reads: QUERY,
    done: () => toast.success(t('We sent you an email. Confirmations and changes come by email again.')),
  });
  if (!data?.undeliverable) return null;
  const { address, reason } = data.undeliverable;
  return (
    <section className={styles.notice} aria-label={t('Emails come back')}>
      <p>
        <Fact tone="bad">{messageText(undeliverableText(reason, address))}</Fact>
      </p>
      <p className="small">
        {t(
          'Your trips are safe, and everything about them is under My trips; until this is fixed we send this address codes and password links only.',
        )}{' '}
        {advice}
      </p>
      <p>
        <Button size="sm" busy={busy} busyLabel={t('Sending…')} onClick={() => send({})}>
          {t('Try this address again')}
        </Button>
      </p>
      {message && <FormFailure message={message} />}
    </section>
  );
}
