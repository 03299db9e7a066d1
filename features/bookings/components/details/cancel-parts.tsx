import { RefundCurve } from '#components/charts/refund-curve.tsx';
import { Button } from '#components/ui/button.tsx';
import { Sentence } from '#components/ui/sentence.tsx';
import { besideReader } from '#lib/client/reader-time.ts';
import type { RefundStep } from '#lib/shared/cancellation.ts';
import { formatInstant } from '#lib/shared/dates.ts';
import { messageText } from '#lib/shared/messages.ts';
import { t } from '#lib/shared/texts.ts';
import type { BookingView } from '../../contract.ts';
import { tripStart } from '../../rules/trip-start.ts';
import { inMoney, todayAt } from '../parts/booking-money.ts';
import { RefundTo, type RefundTarget } from '../parts/refund-to.tsx';
import styles from './details.module.css';

export type CancelQuote = {
  /** Paise. */
  refund: number;
  charge: number;
  toSource: number;
  toWallet: number;
  /** Until when this refund applies: an instant in UTC. */
  holdsUntil: string | null;
  steps: readonly RefundStep[];
};

export type CancelRefundProps = {
  booking: BookingView;
  quote: CancelQuote;
  /** Who keeps the rest: "{refund}; the hotel keeps ₹4,200.", the refund in its place. */
  keeps: (amount: string) => string;
  /** Follows the amounts. */
  note?: string;
  /** A deadline with whose clock it is on, where the sentence has to say it: "2 Dec, 14:00 at the hotel". */
  clock?: (when: string) => string;
  /** What ends the refund curve. */
  endLabel: string;
  target: RefundTarget;
  onTarget: (target: RefundTarget) => void;
};

/** What comes back if it is cancelled now and later, on the trip's clock, and where the refund goes. */
export function CancelRefund({
  booking,
  quote,
  keeps,
  note,
  clock = (when) => when,
  endLabel,
  target,
  onTarget,
}: CancelRefundProps) {
  const { refund, charge, holdsUntil, steps } = quote;
  const { zone } = tripStart(booking);
  const today = todayAt(booking);
  return (
    <div className="stack">
      <p className="lead" role="status">
        <Sentence
          text={charge > 0 ? keeps(inMoney(booking, charge)) : t('{refund}.')}
          parts={{
            refund: (
              <strong>
                {refund > 0 ? t('{amount} will be refunded', { amount: inMoney(booking, refund) }) : t('No refund')}
              </strong>
            ),
          }}
        />
        {note && ` ${note}`}
      </p>
      {holdsUntil && refund > 0 && (
        <p className="small muted">
          {t('This applies until {when}.', {
            when: clock(formatInstant(holdsUntil, zone, today)) + besideReader(holdsUntil, zone),
          })}{' '}
          {afterText(steps[1])}
        </p>
      )}
      {steps.length > 1 && (
        <RefundCurve
          steps={steps}
          total={refund + charge}
          currency={booking.currency}
          zone={zone}
          today={today}
          endLabel={endLabel}
        />
      )}
      {refund > 0 && <RefundTo booking={booking} split={quote} target={target} onChange={onTarget} />}
    </div>
  );
}

/** What comes after the refund of now; without a further step the trip has begun. */
function afterText(next: RefundStep | undefined): string {
  if (!next) return t('After that it can no longer be cancelled here.');
  return t(next.refund > 0 ? 'After that, the refund is smaller.' : 'After that, nothing is refunded.');
}

export type CancelActionsProps = {
  /** Why it could not be quoted or cancelled. */
  problem: Error | null;
  /** "Cancel the booking" */
  label: string;
  /** The refund is shown. */
  ready: boolean;
  busy: boolean;
  onCancel: () => void;
  onClose: () => void;
};

/**
 * The problem and the buttons that end a cancel dialog. They come with the refund, so that none of them moves away from
 * under a click when it arrives.
 */
export function CancelActions({ problem, label, ready, busy, onCancel, onClose }: CancelActionsProps) {
  if (!ready && !problem) return null;
  return (
    <>
      {problem && (
        <p className={styles.problem} role="alert">
          {messageText(problem.message)}
        </p>
      )}
      <div className={styles.actions}>
        <Button variant="ink" onClick={onCancel} busy={busy} busyLabel={t('Cancelling…')} disabled={!ready}>
          {label}
        </Button>
        <Button variant="out" onClick={onClose}>
          {t('Keep it')}
        </Button>
      </div>
    </>
  );
}
