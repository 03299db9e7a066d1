import type { ReactNode } from 'react';
import styles from './review.module.css';

export type ReviewLayoutProps = {
  /** What is booked with every line of its price: beside the form, on narrow screens between it and the payment. */
  side: ReactNode;
  /** Who pays what, and the one button that pays. */
  pay: ReactNode;
  /** The heading and the form. */
  children: ReactNode;
};

/** A review: the form, what is booked, and after both the payment. */
export function ReviewLayout({ side, pay, children }: ReviewLayoutProps) {
  return (
    <div className={styles.layout}>
      <div>{children}</div>
      <div className={styles.beside}>{side}</div>
      <div className={styles.payment}>{pay}</div>
    </div>
  );
}
