import type { ReactNode } from 'react';
import styles from './review.module.css';

export type ReviewLayoutProps = {
  /** The summary with every line of the price: beside the form, on narrow screens between form and payment. */
  side: ReactNode;
  /** Who pays what, and the Pay button. */
  pay: ReactNode;
  /** The heading and the form. */
  children: ReactNode;
};

/** Layout of a review: form, summary, then payment. */
export function ReviewLayout({ side, pay, children }: ReviewLayoutProps) {
  return (
    <div className={styles.layout}>
      <div>{children}</div>
      <div className={styles.beside}>{side}</div>
      <div className={styles.payment}>{pay}</div>
    </div>
  );
}
