import { classNames } from '#components/ui/class-names.ts';
import { formatMoney, type Money, speakMoney } from '#lib/shared/money.ts';
import styles from './price.module.css';

export type PriceProps = {
  money: Money;
  /** `plain` takes the size and weight of the text around it; the others are the ladder of LOOK.md. */
  size?: 'plain' | 'sm' | 'md' | 'lg';
  className?: string;
};

/** An amount: "₹14,868" to the eye, "14,868 rupees" to the ear. */
export function Price({ money, size = 'plain', className }: PriceProps) {
  return (
    <span className={classNames(styles.whole, size !== 'plain' && 'price', styles[size], className)}>
      <span aria-hidden="true">{formatMoney(money)}</span>
      <span className="visually-hidden">{speakMoney(money)}</span>
    </span>
  );
}
