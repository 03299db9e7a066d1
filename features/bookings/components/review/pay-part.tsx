import { type ReactNode, useState } from 'react';
import { ActionBar } from '#components/layout/action-bar.tsx';
import { Button } from '#components/ui/button.tsx';
import { Price } from '#components/ui/price.tsx';
import type { BookingView } from '../../contract.ts';
import { CompanyPays } from '../company/company-parts.tsx';
import { payWords } from './pay-words.ts';
import styles from './review.module.css';
import { WalletPart } from './wallet-part.tsx';

type PayPartProps = {
  booking: BookingView;
  /** What a wallet or the company pays of it, in paise; `onCover` when that changes. */
  covered: number;
  onCover: (amount: number) => void;
  problem: string;
  busy: boolean;
  /** Another way to go on, below the button. */
  instead?: ReactNode;
};

/** Who pays what, and the one button that does it; on a phone it is on the bar as well. */
export function PayPart({ booking, covered, onCover, problem, busy, instead }: PayPartProps) {
  const { total, currency, state, company } = booking;
  const [stopped, setStopped] = useState(false);
  const { label, busy: busyLabel, note, bar } = payWords(booking, covered);
  return (
    <>
      <section className={styles.section}>
        <h2 className="h3">Payment</h2>
        {company ? (
          <CompanyPays booking={booking} used={covered} onChange={onCover} onStop={setStopped} />
        ) : (
          <WalletPart total={total} currency={currency} used={covered} onChange={onCover} locked={state === 'paying'} />
        )}
        {problem && (
          <p className={styles.problem} role="alert">
            {problem}
          </p>
        )}
        <Button type="submit" variant="go" size="lg" wide busy={busy} busyLabel={busyLabel} disabled={stopped}>
          {label}
        </Button>
        {!stopped && <p className="small muted">{note}</p>}
        {instead}
      </section>
      <ActionBar label={bar.label}>
        <div className="grow">
          <Price money={{ amount: bar.amount, currency }} size="md" />
          <p className="small muted">{bar.note}</p>
        </div>
        <Button type="submit" variant="go" busy={busy} busyLabel={bar.busy} disabled={stopped}>
          {bar.label}
        </Button>
      </ActionBar>
    </>
  );
}
