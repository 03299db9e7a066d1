'use client';

import { Fact } from '#components/ui/fact.tsx';
import { onDemand } from '#components/ui/on-demand.tsx';
import { t } from '#lib/shared/texts.ts';
import { messageText } from '#lib/shared/messages.ts';
import type { StayBooking } from '../../contract.ts';
import { roomsAre } from '../../rules/room-text.ts';
import { holdEnds, inMoney } from '../parts/booking-money.ts';
import { yoursText } from '../parts/yours-text.ts';
import { ForCompany } from '../company/company-parts.tsx';
import { GuestForm } from './guest-form.tsx';
import { OpeningReview } from './opening-review.tsx';
import { WhatIsBooked } from './what-is-booked.tsx';
import styles from './review.module.css';

type OfBooking = { booking: StayBooking };
const Opening = () => <OpeningReview label={t('Opening your booking')} />;
/** Rare states, loaded on demand. */
const ChangeNotice = onDemand<OfBooking>(() => import('./change-notice.tsx').then((changed) => changed.ChangeNotice), {
  Meanwhile: Opening,
});
const NoLongerHeld = onDemand<OfBooking>(() => import('./no-longer-held.tsx').then((gone) => gone.NoLongerHeld), {
  Meanwhile: Opening,
});

const HELD: readonly StayBooking['state'][] = ['held', 'paying', 'awaiting_approval', 'approved'];

/** The review by state of the booking. */
export function ReviewBooking({ booking }: OfBooking) {
  if (booking.state === 'quoted') return <ChangeNotice booking={booking} />;
  if (HELD.includes(booking.state)) return <HeldRoom booking={booking} />;
  return <NoLongerHeld booking={booking} />;
}

function HeldRoom({ booking }: OfBooking) {
  const until = holdEnds(booking);
  return (
    <GuestForm booking={booking}>
      <h1 className="h1">{t('Who is staying?')}</h1>
      <p className={styles.held}>
        <Fact icon="clock">
          {booking.state === 'awaiting_approval'
            ? `${roomsAre(booking.rooms.length)} held while your company decides, at ${inMoney(booking, booking.total)}${until ? ` until ${until}` : ''}.`
            : yoursText(booking)}{' '}
          {t('Nothing is charged yet.')}
        </Fact>
      </p>
      <WhatIsBooked booking={booking} />
      {booking.payment.problem && (
        <p className={styles.problem} role="alert">
          <Fact tone="bad">
            {messageText(booking.payment.problem)} {t('Try the payment again, or use another method.')}
          </Fact>
        </p>
      )}
      {booking.company && <ForCompany company={booking.company} />}
    </GuestForm>
  );
}
