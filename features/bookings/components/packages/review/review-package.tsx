'use client';

import { Fact } from '#components/ui/fact.tsx';
import { onDemand } from '#components/ui/on-demand.tsx';
import { messageText } from '#lib/shared/messages.ts';
import { t } from '#lib/shared/texts.ts';
import type { PackageBooking } from '../../../contract.ts';
import { OpeningReview } from '../../review/opening-review.tsx';
import review from '../../review/review.module.css';
import { WhatIsBooked } from '../../review/what-is-booked.tsx';
import { placesHeldText } from '../parts/package-text.ts';
import { EntryFacts } from './entry-facts.tsx';
import { PackageForm } from './package-form.tsx';

type OfBooking = { booking: PackageBooking };
const Opening = () => <OpeningReview label={t('Opening your booking')} />;
/** Rare states, loaded on demand. */
const ChangedPackage = onDemand<OfBooking>(
  () => import('./changed-package.tsx').then((changed) => changed.ChangedPackage),
  { Meanwhile: Opening },
);
const NoLongerHeld = onDemand<OfBooking>(() => import('./no-longer-held.tsx').then((gone) => gone.NoLongerHeld), {
  Meanwhile: Opening,
});

/** The review by state of the booking. */
export function ReviewPackage({ booking }: OfBooking) {
  if (booking.state === 'quoted') return <ChangedPackage booking={booking} />;
  if (booking.state === 'held' || booking.state === 'paying') return <HeldPackage booking={booking} />;
  return <NoLongerHeld booking={booking} />;
}

function HeldPackage({ booking }: OfBooking) {
  return (
    <PackageForm booking={booking}>
      <h1 className="h1">{t('Who is travelling?')}</h1>
      <p className={review.held}>
        <Fact icon="clock">
          {placesHeldText(booking)} {t('Nothing is charged yet.')}
        </Fact>
      </p>
      <WhatIsBooked booking={booking} />
      {booking.package.entry && <EntryFacts entry={booking.package.entry} />}
      {booking.payment.problem && (
        <p className={review.problem} role="alert">
          <Fact tone="bad">
            {messageText(booking.payment.problem)} {t('Try the payment again, or use another method.')}
          </Fact>
        </p>
      )}
    </PackageForm>
  );
}
