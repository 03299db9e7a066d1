import type { ReactNode } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Fact } from '#components/ui/fact.tsx';
import styles from './hold-notice.module.css';

type HoldNoticeProps = {
  /** Names the notice for screen readers. */
  label: string;
  /** What is held, and until when. */
  held: string;
  /** The review of the booking. */
  href: string;
  /** Time left, price and payment. */
  children: ReactNode;
};

/** What somebody holds already, over the offers they could choose instead. */
export const HoldNotice = ({ label, held, href, children }: HoldNoticeProps) => (
  <section className={styles.notice} aria-label={label}>
    <Fact icon="clock">
      <span className={styles.held}>
        <span className="strong">{held}</span>
        <span className="small muted">{children}</span>
      </span>
    </Fact>
    <Button variant="ink" size="sm" href={href}>
      Continue your booking
    </Button>
  </section>
);

/** Whether money has moved for something that is held. */
export const paymentOf = ({ state }: { state: string }): string =>
  state === 'paying' ? 'Its payment is not finished.' : 'Nothing is charged yet.';
