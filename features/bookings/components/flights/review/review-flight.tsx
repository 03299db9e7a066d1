'use client';

import { Fact } from '#components/ui/fact.tsx';
import { onDemand } from '#components/ui/on-demand.tsx';
import { messageText } from '#lib/shared/messages.ts';
import { t } from '#lib/shared/texts.ts';
import type { FlightBooking } from '../../../contract.ts';
import { ForCompany } from '../../company/company-parts.tsx';
import review from '../../review/review.module.css';
import { WhatIsBooked } from '../../review/what-is-booked.tsx';
import { OpeningReview } from '../../review/opening-review.tsx';
import { holdText } from '../parts/hold-text.ts';
import { TravellersForm } from './travellers-form.tsx';

type OfBooking = { booking: FlightBooking };
const Opening = () => <OpeningReview label={t('Opening your booking')} />;
/** Rare states, loaded on demand. */
const ChangedFlight = onDemand<OfBooking>(
  () => import('./changed-flight.tsx').then((changed) => changed.ChangedFlight),
  { Meanwhile: Opening },
);
const NoLongerHeld = onDemand<OfBooking>(() => import('./no-longer-held.tsx').then((gone) => gone.NoLongerHeld), {
  Meanwhile: Opening,
});

const HELD: readonly FlightBooking['state'][] = ['held', 'paying', 'awaiting_approval', 'approved'];

/** The review by state of the booking. */
export function ReviewFlight({ booking }: OfBooking) {
  if (booking.state === 'quoted') return <ChangedFlight booking={booking} />;
  if (HELD.includes(booking.state)) return <HeldFlight booking={booking} />;
  return <NoLongerHeld booking={booking} />;
}

function HeldFlight({ booking }: OfBooking) {
  return (
    <TravellersForm booking={booking}>
      <h1 className="h1">{t('Who is flying?')}</h1>
      <p className={review.held}>
        <Fact icon="clock">{messageText(holdText(booking))}</Fact>
      </p>
      <WhatIsBooked booking={booking} />
      {booking.payment.problem && (
        <p className={review.problem} role="alert">
          <Fact tone="bad">
            {messageText(booking.payment.problem)} {t('Try the payment again, or use another method.')}
          </Fact>
        </p>
      )}
      {booking.company && <ForCompany company={booking.company} />}
    </TravellersForm>
  );
}
