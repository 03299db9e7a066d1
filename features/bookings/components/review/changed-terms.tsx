import type { ReactNode } from 'react';
import { ErrorState } from '#components/feedback/error-state.tsx';
import { Button } from '#components/ui/button.tsx';
import { classNames } from '#components/ui/class-names.ts';
import { Table } from '#components/ui/table.tsx';
import { ApiFailure } from '#lib/client/api-failure.ts';
import { t } from '#lib/shared/texts.ts';
import { messageText } from '#lib/shared/messages.ts';
import { useHold } from '../../client/hold-stay.ts';
import type { BookingView } from '../../contract.ts';
import { inMoney } from '../parts/booking-money.ts';
import { OpeningReview } from './opening-review.tsx';
import styles from './review.module.css';

/** The policy guard's answer, if it was asked; `again` repeats the evaluation. */
export type Refusal = { message: string | undefined; again: () => void; busy: boolean };
type Row = { what: string; before: string; after: string };

export type ChangedTermsProps = {
  booking: BookingView;
  /** What is said of the offer, with its name: "The room could not be held", "Hold this room?", and of others. */
  words: { failed: string; back: string; holding: string; ask: string; hold: string; another: string };
  /** The heading: what changed. */
  title: string;
  /** What a hold does for the traveller, and that nothing is charged. */
  kept: string;
  /** Changes besides the total, before and after. */
  first?: Row[];
  then?: Row[];
  /** Where it was selected. */
  back: string;
  /** For companies, out of policy: why, and what would bring it in. */
  outside: (refusal: Refusal) => ReactNode;
  side: ReactNode;
};

/**
 * A changed price or terms: before, after, and nothing continues until they are accepted. Without a change, offers the
 * hold.
 */
export function ChangedTerms({
  booking,
  words,
  title,
  kept,
  first = [],
  then = [],
  back,
  outside,
  side,
}: ChangedTermsProps) {
  const hold = useHold();
  const { change, company } = booking;
  const accept = () => hold.mutate({ bookingId: booking._id, acceptedTotal: booking.total });
  // the guard's own message
  const refused = hold.error instanceof ApiFailure && hold.error.code === 'OUT_OF_POLICY' ? hold.error : null;
  if (company && !change && (refused || !company.inPolicy))
    return outside({
      message: hold.error?.message,
      again: accept,
      busy: hold.isPending,
    });
  if (hold.error && !change) {
    return (
      <ErrorState
        level={1}
        title={words.failed}
        meaning={hold.error.message}
        onRetry={accept}
        actions={
          <Button variant="out" size="sm" href={back}>
            {words.back}
          </Button>
        }
      />
    );
  }
  if (hold.isPending && !change) return <OpeningReview label={words.holding} />;

  const difference = change ? change.after.total - change.before.total : 0;
  const rows = change
    ? [
        ...first,
        {
          what: t('Total'),
          before: inMoney(booking, change.before.total),
          after: inMoney(booking, change.after.total),
        },
        ...then,
      ]
    : [];
  return (
    <div className={styles.layout}>
      <div>
        <h1 className="h1">{change ? title : words.ask}</h1>
        <p className="lead muted">
          {difference > 0 && `${t('{amount} more than you were shown.', { amount: inMoney(booking, difference) })} `}
          {difference < 0 && `${t('{amount} less than you were shown.', { amount: inMoney(booking, -difference) })} `}
          {change ? t('Nothing is held or charged until you accept.') : kept}
        </p>
        {change && (
          <div className={classNames('card', styles.change)}>
            <Table caption={t('What changed')}>
              <thead>
                <tr>
                  <th scope="col">
                    <span className="visually-hidden">{t('What')}</span>
                  </th>
                  <th scope="col">{t('You were shown')}</th>
                  <th scope="col">{t('Now')}</th>
                </tr>
              </thead>
              <tbody>
                {rows.map(({ what, before, after }) => (
                  <tr key={`${what} ${before}`}>
                    <th scope="row">{what}</th>
                    <td>{before}</td>
                    <td className="strong">{after}</td>
                  </tr>
                ))}
              </tbody>
            </Table>
          </div>
        )}
        {hold.error && (
          <p className={styles.problem} role="alert">
            {messageText(hold.error.message)}
          </p>
        )}
        <div className={styles.actions}>
          <Button variant="go" onClick={accept} busy={hold.isPending} busyLabel={t('Holding…')}>
            {change ? t('Accept {amount}', { amount: inMoney(booking, booking.total) }) : words.hold}
          </Button>
          <Button variant="out" href={back}>
            {words.another}
          </Button>
        </div>
      </div>
      {side}
    </div>
  );
}
