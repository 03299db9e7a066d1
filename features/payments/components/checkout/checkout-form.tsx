'use client';

import { type SyntheticEvent, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Fact } from '#components/ui/fact.tsx';
import { FieldGroup } from '#components/ui/field-group.tsx';
import { Radio } from '#components/ui/radio.tsx';
import { useEarlyInput } from '#lib/client/early-input.ts';
import { useHydrated } from '#lib/client/use-hydrated.ts';
import { type DigitGrouping, formatMoney, type Money } from '#lib/shared/money.ts';
import { t } from '#lib/shared/texts.ts';
import { messageText } from '#lib/shared/messages.ts';
import { loadClient } from '../../client/attempt-payment.ts';
import { METHODS, type PaymentMethod, type PaymentOutcome } from '../../rules/checkout.ts';
import { ChooseEnding } from './choose-ending.tsx';
import { Paid } from './paid.tsx';
import { useAttempt } from './use-attempt.ts';
import styles from './checkout-form.module.css';

type Props = { orderId: string; price: Money; digits: DigitGrouping | undefined; leaveUrl: string };

const warmUp = () => void loadClient().catch(() => undefined);

/** Payment method, the Pay button and, for testers, the outcome. */
export function CheckoutForm({ orderId, price, digits, leaveUrl }: Props) {
  const [method, setMethod] = useState<PaymentMethod>('upi');
  const [outcome, setOutcome] = useState<PaymentOutcome>('success');
  const { sending, problem, answer, attempt } = useAttempt();
  const [form, hydrated] = [useEarlyInput(), useHydrated()];
  if (answer?.paid) return <Paid answer={answer} leaveUrl={leaveUrl} />;

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!sending) void attempt({ orderId, method, outcome });
  };
  return (
    <form id={form} className={styles.form} onFocus={warmUp} onPointerEnter={warmUp} onSubmit={submit}>
      <h1 className="h3">{t('How would you like to pay?')}</h1>
      <FieldGroup legend={t('Payment method')} hideLegend className={styles.methods}>
        {METHODS.map(({ value, label, note }) => (
          <Radio
            key={value}
            className={styles.method}
            name="method"
            value={value}
            label={t(label)}
            note={t(note)}
            checked={method === value}
            onChange={() => setMethod(value)}
          />
        ))}
      </FieldGroup>
      <div className={styles.problem} role="alert">
        {problem && <Fact tone="bad">{messageText(problem)}</Fact>}
      </div>
      <Button type="submit" variant="go" size="lg" wide disabled={!hydrated} busy={sending} busyLabel={t('Paying…')}>
        {t('Pay {amount}', { amount: formatMoney(price, digits) })}
      </Button>
      <ChooseEnding value={outcome} onChange={setOutcome} />
      <Button className={styles.leave} href={leaveUrl} plain variant="txt">
        {t('Leave without paying')}
      </Button>
      <noscript>
        <p className="small">{t('Paying here needs JavaScript. Leaving does not.')}</p>
      </noscript>
    </form>
  );
}
