'use client';

import { useEffect, useRef } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Fact } from '#components/ui/fact.tsx';
import { t } from '#lib/shared/texts.ts';
import { messageText } from '#lib/shared/messages.ts';
import type { AttemptAnswer } from '../../client/attempt-payment.ts';
import styles from './paid.module.css';

type Props = { answer: AttemptAnswer; leaveUrl: string };

/**
 * After payment: posts the signed fields back to the shop, as Razorpay's callback does, or stays here when the payer
 * asked for that.
 */
export function Paid({ answer: { callback, message }, leaveUrl }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    form.current?.submit();
  }, []);
  return (
    <div className={styles.paid} role="status">
      <h1 className="h3" tabIndex={-1} ref={heading}>
        {t('Payment received')}
      </h1>
      <p>
        <Fact tone="good">{messageText(message)}</Fact>
      </p>
      {callback ? (
        <form ref={form} method="post" action={callback.url}>
          {Object.entries(callback.fields).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <Button type="submit" variant="ink">
            {t('Go back to the shop')}
          </Button>
        </form>
      ) : (
        <Button className={styles.back} href={leaveUrl} plain variant="txt">
          {t('Go back to the shop after all')}
        </Button>
      )}
    </div>
  );
}
