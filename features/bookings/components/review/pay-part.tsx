import type { ReactNode } from 'react';
import { ActionBar } from '#components/layout/action-bar.tsx';
import { Button } from '#components/ui/button.tsx';
import { Price } from '#components/ui/price.tsx';
import styles from './review.module.css';

type PayPartProps = {
  /** What is still to be paid at the checkout. */
  rest: number; currency: string;
  /** The words of the button: "Pay ₹14,868". */
  label: string;
  /** The word on a phone's bar, where it does not pay yet: "Save". */
  short?: string;
  /** What paying leads to, in one sentence. */
  note: string;
  /** What the price on a phone's bar is: "all taxes". */
  priceNote: string;
  problem: string; busy: boolean;
  /** Who else pays, above the button: a wallet, a company. */
  children: ReactNode;
  /** Another way to go on, below it. */
  instead?: ReactNode;
};

/** How it is paid, and the one button that does it; on a phone it is on the bar as well. */
export function PayPart({ rest, currency, label, short, note, priceNote, problem, busy, children, instead }: PayPartProps) {
  return (
    <>
      <section className={styles.section}>
        <h2 className="h3">Payment</h2>
        {children}
        {problem && <p className={styles.problem} role="alert">{problem}</p>}
        <Button type="submit" variant="go" size="lg" wide busy={busy} busyLabel={short ? 'Saving…' : 'Opening the payment…'}>{label}</Button>
        <p className="small muted">{note}</p>
        {instead}
      </section>
      <ActionBar label="Pay">
        <div className="grow">
          <Price money={{ amount: rest, currency }} size="md" />
          <p className="small muted">{priceNote}</p>
        </div>
        <Button type="submit" variant="go" busy={busy} busyLabel={short ? 'Saving…' : 'Opening…'}>{short ?? 'Pay'}</Button>
      </ActionBar>
    </>
  );
}
