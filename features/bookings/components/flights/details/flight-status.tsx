import { Button } from '#components/ui/button.tsx';
import { Fact } from '#components/ui/fact.tsx';
import { Sentence } from '#components/ui/sentence.tsx';
import { messageText } from '#lib/shared/messages.ts';
import { t } from '#lib/shared/texts.ts';
import type { FlightBooking } from '../../../contract.ts';
import { inMoney } from '../../parts/booking-money.ts';
import { moneyBackText } from '../../parts/refund-text.ts';
import details from '../../details/details.module.css';
import { paidText } from '../../details/paid-text.ts';
import { remainingTrip } from '../../../rules/remaining-trip.ts';
import { holdText } from '../parts/hold-text.ts';
import { useFlightLinks } from '../parts/use-flight-links.ts';

/** Status of the booking and of its money, in one or two lines. */
export function FlightStatus({ booking }: { booking: FlightBooking }) {
  const links = useFlightLinks();
  const { refund, payment, state, parts } = booking;
  const isOver = state === 'cancelled' || state === 'cancelling';
  const codes = parts.flatMap(({ airline, pnr, tickets }) =>
    pnr && (isOver || tickets.some(({ open }) => open.length)) ? [{ airline: airline.name, pnr }] : [],
  );
  const pnrs = codes.map(({ airline, pnr }, at) => (
    <span key={pnr}>
      {at > 0 && ', '}
      {codes.length > 1 ? `${airline} ` : ''}PNR <strong>{pnr}</strong>
    </span>
  ));
  const { partlyCancelled } = remainingTrip(booking);
  return (
    <div className={details.status} role="status">
      {(state === 'confirmed' || state === 'paying_change' || state === 'amending') && (
        <p className="lead">
          <Fact tone="good">
            <Sentence
              text={t(
                partlyCancelled ? 'The rest of this trip is ticketed. {codes}. {paid}.' : 'Ticketed. {codes}. {paid}.',
              )}
              parts={{ codes: pnrs, paid: paidText(booking) }}
            />
          </Fact>
        </p>
      )}
      {state === 'amending' && (
        <p>
          <Fact icon="clock">{t('A change is under way at the airline; we ask until it answers.')}</Fact>
        </p>
      )}
      {state === 'confirmed' && payment.problem && (
        <p role="alert">
          <Fact tone="bad">{messageText(payment.problem)}</Fact>
        </p>
      )}
      {booking.remedy && (
        <p>
          <Fact tone="bad">{messageText(booking.remedy)}</Fact>
        </p>
      )}
      {(state === 'held' || state === 'quoted' || state === 'paying') && (
        <>
          <p className="lead">
            <Fact icon="clock">{messageText(holdText(booking))}</Fact>
          </p>
          {!booking.readOnly && (
            <Button variant="go" href={links.review(booking._id)}>
              {t('Continue to payment')}
            </Button>
          )}
        </>
      )}
      {(state === 'confirming' || state === 'unknown') && (
        <p className="lead">
          <Fact icon="clock">{t('Paid. The airline is issuing the tickets; we ask it again until it answers.')}</Fact>
        </p>
      )}
      {isOver && (
        <p className="lead">
          <Fact tone="muted">
            <Sentence text={t(codes.length ? 'Cancelled. {codes}.' : 'Cancelled.')} parts={{ codes: pnrs }} />
          </Fact>
        </p>
      )}
      {(state === 'expired' || state === 'failed') && (
        <p className="lead">
          <Fact tone="muted">
            {messageText(
              refund
                ? 'The airline could not issue the tickets.'
                : (payment.problem ?? 'Not booked. Nothing was charged.'),
            )}
          </Fact>
        </p>
      )}
      {refund && (
        <p>
          <Fact tone="good">
            {messageText(
              `${moneyBackText(booking)}${refund.charge > 0 ? `; the airline kept ${inMoney(booking, refund.charge)}` : ''}.`,
            )}
          </Fact>
        </p>
      )}
    </div>
  );
}
