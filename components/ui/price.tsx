import { classNames } from '#components/ui/class-names.ts';
import { type DigitGrouping, formatMoney, type Money, speakMoney } from '#lib/shared/money.ts';
import styles from './price.module.css';

export type PriceProps = {
  money: Money;
  /** `plain` inherits size and weight; the others are the sizes of LOOK.md. */
  size?: 'plain' | 'sm' | 'md' | 'lg';
  /** Without it, the grouping of the page. */
  digits?: DigitGrouping;
  className?: string;
};

/** An amount: displayed "₹14,868", read out "14,868 rupees". */
export function Price({ money, size = 'plain', digits, className }: PriceProps) {
  return (
    <span className={classNames(styles.whole, size !== 'plain' && 'price', styles[size], className)}>
      <span aria-hidden="true">{formatMoney(money, digits)}</span>
      <span className="visually-hidden">{speakMoney(money)}</span>
    </span>
  );
}
