import type { ReactNode } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Fact } from '#components/ui/fact.tsx';
import styles from './hold-notice.module.css';
import { t } from '#lib/shared/texts.ts';

type HoldNoticeProps = {
  /** Accessible name of the notice. */
  label: string;
  /** What is held, and until when. */
  held: string;
  /** Link to the review of the booking. */
  href: string;
  /** Time left, price and payment. */
  children: ReactNode;
};

/** Shows what the person already holds, above the offers. */
export const HoldNotice = ({ label, held, href, children }: HoldNoticeProps) => (
  <section className={styles.notice} aria-label={label}>
    <Fact icon="clock">
      <span className={styles.held}>
        <span className="strong">{held}</span>
        <span className="small muted">{children}</span>
      </span>
    </Fact>
    <Button variant="ink" size="sm" href={href}>
      {t('Continue your booking')}
    </Button>
  </section>
);

/** Whether anything was charged for a hold. */
export const paymentOf = ({ state }: { state: string }): string =>
  t(state === 'paying' ? 'Its payment is not finished.' : 'Nothing is charged yet.');
