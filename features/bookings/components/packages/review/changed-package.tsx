'use client';

import { refundSteps } from '#lib/shared/cancellation.ts';
import { t } from '#lib/shared/texts.ts';
import { refundText } from '#lib/shared/refund-text.ts';
import type { PackageBooking } from '../../../contract.ts';
import { todayAt } from '../../parts/booking-money.ts';
import { ChangedTerms } from '../../review/changed-terms.tsx';
import { packageLinks } from '../parts/package-links.ts';
import { PackageSide } from '../parts/package-side.tsx';

/** @texts */
const TEXTS = {
  failed: 'The places could not be held',
  back: 'Back to the departures',
  holding: 'Holding these places',
  ask: 'Hold these places?',
  hold: 'Hold these places',
  another: 'Choose another departure',
};

/** The tour operator changed its price or terms since they were shown, or the places are not held yet. */
export function ChangedPackage({ booking }: { booking: PackageBooking }) {
  const { change } = booking;
  const ifCancelled = (terms: { total: number; policies: PackageBooking['cancellationPolicies'] }) =>
    refundText(
      refundSteps(terms.policies, terms.total, new Date(booking.now), new Date(booking.startsAt)),
      terms.total,
      booking.package.zone,
      todayAt(booking),
    ).text;
  return (
    <ChangedTerms
      booking={booking}
      words={{
        failed: t(TEXTS.failed),
        back: t(TEXTS.back),
        holding: t(TEXTS.holding),
        ask: t(TEXTS.ask),
        hold: t(TEXTS.hold),
        another: t(TEXTS.another),
      }}
      back={packageLinks.again(booking)}
      title={t('The tour operator changed its terms')}
      kept={t('They are held for you while you fill in who travels. Nothing is charged yet.')}
      then={
        change
          ? [{ what: t('If you cancel'), before: ifCancelled(change.before), after: ifCancelled(change.after) }]
          : []
      }
      outside={() => null}
      side={<PackageSide booking={booking} />}
    />
  );
}
