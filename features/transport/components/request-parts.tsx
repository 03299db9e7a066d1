import type { ReactNode } from 'react';
import { classNames } from '#components/ui/class-names.ts';
import { Price } from '#components/ui/price.tsx';
import { Tag } from '#components/ui/tag.tsx';
import { readerTime } from '#lib/client/reader-time.ts';
import { formatMoney, money } from '#lib/shared/money.ts';
import type { DeskTransport } from '../contract.ts';
import styles from './transport.module.css';

type Quote = DeskTransport['quotes'][number];

/** What was asked for, as label and value. */
export function RequestFacts({ facts }: { facts: readonly { label: string; value: string }[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value }) => (
        <div key={label} className={styles.fact}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A quote with its price and terms; `children` below what is offered, `action` below the price. */
export function QuoteCard({ quote, action, children }: { quote: Quote; action?: ReactNode; children?: ReactNode }) {
  const parts = [
    `Fare ${formatMoney(money(quote.fare))}`,
    ...(quote.fee
      ? [`service fee ${formatMoney(money(quote.fee))}`, `GST on the fee ${formatMoney(money(quote.tax))}`]
      : []),
  ];
  return (
    <li className={classNames('card', styles.quote, quote.chosen && styles.chosen)}>
      <div>
        <h3 className="h3">{quote.name}</h3>
        <p>Departs {readerTime(quote.departsAt)}</p>
        {quote.note && <p>{quote.note}</p>}
        <p className="small muted">{quote.cancellation}</p>
        {children}
      </div>
      <div className={styles.end}>
        <Price money={money(quote.total)} size="md" />
        <span className="small muted">{parts.join(', ')}</span>
        {quote.chosen ? (
          <Tag tone="good">Chosen</Tag>
        ) : (
          <span className="small muted">
            {quote.expired ? 'Expired' : 'Valid until'} {readerTime(quote.expiresAt)}
          </span>
        )}
        {action}
      </div>
    </li>
  );
}

/** What happened, oldest first. */
export function Trail({ trail }: { trail: readonly { at: string; text: string }[] }) {
  return (
    <section className={styles.part}>
      <h2 className="h3">History</h2>
      <ol className={styles.trail}>
        {trail.map(({ at, text }) => (
          <li key={`${at} ${text}`}>
            <span className="small muted">{readerTime(at)}</span> {text}
          </li>
        ))}
      </ol>
    </section>
  );
}
