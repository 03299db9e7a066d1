import { Button } from '#components/ui/button.tsx';
import { Fact } from '#components/ui/fact.tsx';
import { Sentence } from '#components/ui/sentence.tsx';
import { messageText } from '#lib/shared/messages.ts';
import { t } from '#lib/shared/texts.ts';
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
            <Sentence
              text={t('Confirmed. Code {code}. {paid}.')}
              parts={{ code: <strong>{booking.confirmationCode}</strong>, paid: paidSoFarText(booking) }}
            />
          </Fact>
        </p>
      )}
      {state === 'confirmed' && payment.problem && (
        <p role="alert">
          <Fact tone="bad">{messageText(payment.problem)}</Fact>
        </p>
      )}
      {state === 'amending' && (
        <p>
          <Fact icon="clock">{t(amendingText(booking))}</Fact>
        </p>
      )}
      {(state === 'held' || state === 'quoted' || state === 'paying') && (
        <>
          <p className="lead">
            <Fact icon="clock">
              {until ? t('Not paid yet. Your places are held until {when}.', { when: until }) : t('Not paid yet.')}
            </Fact>
          </p>
          <Button variant="go" href={packageLinks.review(booking._id)}>
            {t('Continue to payment')}
          </Button>
        </>
      )}
      {(state === 'confirming' || state === 'unknown') && (
        <p className="lead">
          <Fact icon="clock">{t('Paid. The tour operator is confirming; we ask it again until it answers.')}</Fact>
        </p>
      )}
      {(state === 'cancelled' || state === 'cancelling') && (
        <p className="lead">
          <Fact tone="muted">
            {t(instalments?.lapsed ? 'Cancelled, because a payment was not made in time.' : 'Cancelled.')}
          </Fact>
        </p>
      )}
      {(state === 'expired' || state === 'failed') && (
        <p className="lead">
          <Fact tone="muted">{messageText(endedText(booking))}</Fact>
        </p>
      )}
      {refund && (
        <p>
          <Fact tone="good">{refundedText(booking, refund)}</Fact>
        </p>
      )}
    </div>
  );
}

/** What was paid: of a package that is paid in parts, of how much. */
function paidSoFarText(booking: PackageBooking): string {
  const { payment, instalments, total } = booking;
  if (!instalments) return paidText(booking);
  const amount = inMoney(booking, payment.wallet + payment.gateway);
  return instalments.open
    ? t('{amount} of {total} paid', { amount, total: inMoney(booking, total) })
    : t('{amount} paid', { amount });
}

/** What came back of a cancelled package, where to, and what the tour operator kept. */
function refundedText(booking: PackageBooking, { amount, charge }: NonNullable<PackageBooking['refund']>): string {
  const kept = inMoney(booking, charge);
  if (amount > 0)
    return messageText(`${moneyBackText(booking)}${charge > 0 ? `; the tour operator kept ${kept}` : ''}.`);
  return charge > 0 ? t('No refund; the tour operator kept {amount}.', { amount: kept }) : t('No refund.');
}

/** What is under way at the tour operator. @texts */
const UNDER_WAY = {
  cancel: 'The tour operator is cancelling what you asked for; we ask it again until it answers.',
  departure: 'The tour operator is changing your departure; we ask it again until it answers.',
  payment: 'A payment has arrived and is being booked.',
} as const;

function amendingText({ amendments }: PackageBooking): string {
  const underWay = amendments.find(({ state }) => state === 'under-way');
  return UNDER_WAY[!underWay ? 'payment' : underWay.kind === 'cancel' ? 'cancel' : 'departure'];
}
