import { Fact } from '#components/ui/fact.tsx';
import { Button } from '#components/ui/button.tsx';
import { Sentence } from '#components/ui/sentence.tsx';
import { messageText } from '#lib/shared/messages.ts';
import { oneOrMany, t } from '#lib/shared/texts.ts';
import type { StayBooking } from '../../contract.ts';
import { holdEnds, inMoney } from '../parts/booking-money.ts';
import { moneyBackText, endedText } from '../parts/refund-text.ts';
import { paidText } from './paid-text.ts';
import { useBookingLinks } from '../parts/use-booking-links.ts';
import styles from './details.module.css';

const APPROVAL = {
  awaiting_approval: 'Waits for approval. Nothing is charged yet.',
  approved: 'Approved and not booked yet. Nothing is charged yet.',
  declined: 'Declined. Nothing was booked or charged.',
};

/** Status of the booking and of its money, in one or two lines. */
export function StayStatus({ booking }: { booking: StayBooking }) {
  const { refund, payment } = booking;
  const links = useBookingLinks();
  const until = holdEnds(booking);
  const changing = booking.amendments.find(({ state }) => state === 'under-way');
  return (
    <div className={styles.status} role="status">
      {(booking.state === 'confirmed' || booking.state === 'paying_change') && (
        <p className="lead">
          <Fact tone="good">
            <Sentence
              text={t('Confirmed. Code {code}. {paid}.')}
              parts={{ code: <strong>{booking.confirmationCode}</strong>, paid: paidText(booking) }}
            />
          </Fact>
        </p>
      )}
      {booking.state === 'confirmed' && payment.problem && <p role="alert">{messageText(payment.problem)}</p>}
      {(booking.state === 'held' || booking.state === 'quoted' || booking.state === 'paying') && (
        <>
          <p className="lead">
            <Fact icon="clock">
              {until
                ? t(
                    oneOrMany(
                      booking.rooms.length,
                      'Not paid yet. The room is yours until {when}.',
                      'Not paid yet. The rooms are yours until {when}.',
                    ),
                    { when: until },
                  )
                : t('Not paid yet.')}
            </Fact>
          </p>
          {!booking.readOnly && (
            <Button variant="go" href={links.review(booking._id)}>
              {t('Continue to payment')}
            </Button>
          )}
        </>
      )}
      {booking.company &&
        (booking.state === 'awaiting_approval' || booking.state === 'approved' || booking.state === 'declined') && (
          <>
            <p className="lead">
              <Fact icon="clock">{APPROVAL[booking.state]}</Fact>
            </p>
            {!booking.readOnly && (
              <Button variant="go" href={links.approval(booking.company.companyId, booking._id)}>
                See the request
              </Button>
            )}
          </>
        )}
      {(booking.state === 'confirming' || booking.state === 'unknown') && (
        <p className="lead">
          <Fact icon="clock">{t('Paid. The hotel is confirming; we ask it again until it answers.')}</Fact>
        </p>
      )}
      {booking.state === 'amending' && (
        <p className="lead">
          <Fact icon="clock">
            {t(
              changing?.kind === 'dates'
                ? 'The hotel is changing the dates of this stay; we ask it again until it answers.'
                : 'The hotel is cancelling rooms of this stay; we ask it again until it answers.',
            )}
          </Fact>
        </p>
      )}
      {(booking.state === 'cancelled' || booking.state === 'cancelling') && (
        <p className="lead">
          <Fact tone="muted">
            {booking.confirmationCode
              ? t('Cancelled. Code {code}.', { code: booking.confirmationCode })
              : t('Cancelled.')}
          </Fact>
        </p>
      )}
      {(booking.state === 'expired' || booking.state === 'failed') && (
        <p className="lead">
          <Fact tone="muted">{messageText(endedText(booking))}</Fact>
        </p>
      )}
      {refund && (
        <p>
          <Fact tone="good">
            {messageText(
              `${moneyBackText(booking)}${refund.charge > 0 ? `; the hotel kept ${inMoney(booking, refund.charge)}` : ''}.`,
            )}
          </Fact>
        </p>
      )}
    </div>
  );
}
