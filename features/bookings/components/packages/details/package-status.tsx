import { Button } from '#components/ui/button.tsx';
import { Fact } from '#components/ui/fact.tsx';
import type { PackageBooking } from '../../../contract.ts';
import styles from '../../details/details.module.css';
import { paidText } from '../../details/paid-text.ts';
import { holdEnds, inMoney } from '../../parts/booking-money.ts';
import { moneyBackText } from '../../parts/refund-text.ts';
import { endedText } from '../parts/package-text.ts';
import { packageLinks } from '../parts/package-links.ts';

/** The places are taken. */
const BOOKED_STATES: readonly PackageBooking['state'][] = ['confirmed', 'paying_change', 'amending'];

/** Status of the booking and of its money, in one or two lines. */
export function PackageStatus({ booking }: { booking: PackageBooking }) {
  const { state, refund, payment, instalments } = booking;
  const until = holdEnds(booking);
  return (
    <div className={styles.status} role="status">
      {BOOKED_STATES.includes(state) && (
        <p className="lead">
          <Fact tone="good">
            Confirmed. Code <strong>{booking.confirmationCode}</strong>.{' '}
            {instalments
              ? `${inMoney(booking, payment.wallet + payment.gateway)}${instalments.open ? ` of ${inMoney(booking, booking.total)}` : ''} paid`
              : paidText(booking)}
            .
          </Fact>
        </p>
      )}
      {state === 'confirmed' && payment.problem && (
        <p role="alert">
          <Fact tone="bad">{payment.problem}</Fact>
        </p>
      )}
      {state === 'amending' && (
        <p>
          <Fact icon="clock">
            {booking.amendments.some((amendment) => amendment.state === 'under-way')
              ? 'The tour operator is changing your departure; we ask it again until it answers.'
              : 'A payment has arrived and is being booked.'}
          </Fact>
        </p>
      )}
      {(state === 'held' || state === 'quoted' || state === 'paying') && (
        <>
          <p className="lead">
            <Fact icon="clock">Not paid yet{until ? `. Your places are held until ${until}` : ''}.</Fact>
          </p>
          <Button variant="go" href={packageLinks.review(booking._id)}>
            Continue to payment
          </Button>
        </>
      )}
      {(state === 'confirming' || state === 'unknown') && (
        <p className="lead">
          <Fact icon="clock">Paid. The tour operator is confirming; we ask it again until it answers.</Fact>
        </p>
      )}
      {(state === 'cancelled' || state === 'cancelling') && (
        <p className="lead">
          <Fact tone="muted">
            {instalments?.lapsed ? 'Cancelled, because a payment was not made in time.' : 'Cancelled.'}
          </Fact>
        </p>
      )}
      {(state === 'expired' || state === 'failed') && (
        <p className="lead">
          <Fact tone="muted">{endedText(booking)}</Fact>
        </p>
      )}
      {refund && (
        <p>
          <Fact tone="good">
            {refund.amount > 0 ? moneyBackText(booking) : 'No refund'}
            {refund.charge > 0 ? `; the tour operator kept ${inMoney(booking, refund.charge)}` : ''}.
          </Fact>
        </p>
      )}
    </div>
  );
}
