import { type ReactNode, useState } from 'react';
import { ActionBar } from '#components/layout/action-bar.tsx';
import { AcceptTerms } from '#components/ui/accept-terms.tsx';
import { Button } from '#components/ui/button.tsx';
import { classNames } from '#components/ui/class-names.ts';
import { Price } from '#components/ui/price.tsx';
import { t } from '#lib/shared/texts.ts';
import { messageText } from '#lib/shared/messages.ts';
import type { BookingView } from '../../contract.ts';
import { CompanyPays } from '../company/company-parts.tsx';
import { bookedRate } from '../parts/booked-rate.ts';
import { payText } from './pay-text.ts';
import styles from './review.module.css';
import { WalletPart } from './wallet-part.tsx';

type PayPartProps = {
  booking: BookingView;
  /** Id of the form that the button submits. */
  form: string;
  /** The part paid by wallet or company in paise; `onCover` is called when it changes. */
  covered: number;
  onCover: (amount: number) => void;
  problem: string;
  busy: boolean;
  /** What is paid now, where it is not all of it: a deposit in paise. */
  due?: number | undefined;
  /** How to pay, above the button. */
  choice?: ReactNode;
  /** Another action, below the button. */
  instead?: ReactNode;
};

/** Who pays what, and the Pay button. On phones a bar keeps total, rate and refund terms in sight. */
export function PayPart({ booking, form, covered, onCover, problem, busy, due, choice, instead }: PayPartProps) {
  const { currency, state, company } = booking;
  const total = due ?? booking.total;
  const [stopped, setStopped] = useState(false);
  const { label, busy: busyLabel, note, bar } = payText({ ...booking, total }, covered);
  const { rate, refund } = bookedRate(booking);
  return (
    <>
      <section className={styles.section}>
        <h2 className="h3">{t('Payment')}</h2>
        {choice}
        {company ? (
          <CompanyPays booking={booking} used={covered} onChange={onCover} onStop={setStopped} />
        ) : (
          <WalletPart total={total} currency={currency} used={covered} onChange={onCover} locked={state === 'paying'} />
        )}
        {problem && (
          <p className={styles.problem} role="alert">
            {messageText(problem)}
          </p>
        )}
        <Button
          type="submit"
          form={form}
          variant="go"
          size="lg"
          wide
          busy={busy}
          busyLabel={busyLabel}
          disabled={stopped}
        >
          {label}
        </Button>
        {!stopped && <p className="small muted">{note}</p>}
        <AcceptTerms text={t('By booking you accept the {terms} and this booking’s cancellation terms.')} />
        {instead}
      </section>
      <ActionBar label={t('Total')}>
        <div className="grow">
          <p>
            <Price money={{ amount: bar.amount, currency }} size="md" />{' '}
            <span className="small muted">{due ? t('deposit') : bar.note}</span>
          </p>
          <p className="small">{rate}</p>
          <p className={classNames('small', refund.tone)}>{refund.brief}</p>
        </div>
      </ActionBar>
    </>
  );
}
