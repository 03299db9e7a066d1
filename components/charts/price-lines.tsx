import type { ReactNode } from 'react';
import { Price } from '#components/ui/price.tsx';
import styles from './price-lines.module.css';
import { t } from '#lib/shared/texts.ts';

export type PriceLinesProps = {
  /** Lines that sum to `total`, in paise. */
  lines: readonly { label: string; amount: number }[];
  total: number;
  currency: string;
  /** Label of the total: "You pay", "You paid". */
  sum?: string | undefined;
  /** Below the total. */
  below?: ReactNode;
};

/** A price by line; the last line is the total. */
export function PriceLines({ lines, total, currency, sum = t('You pay'), below }: PriceLinesProps) {
  return (
    <dl className={styles.lines}>
      {lines.map(({ label, amount }, index) => (
        <div key={`${label}${index}`}>
          <dt className="muted">{label}</dt>
          <dd>
            <Price money={{ amount, currency }} />
          </dd>
        </div>
      ))}
      <div className={styles.total}>
        <dt>{sum}</dt>
        <dd>
          <Price money={{ amount: total, currency }} size="md" />
          {below}
        </dd>
      </div>
    </dl>
  );
}
