'use client';

import { QueryProvider } from '#lib/client/query-client.tsx';
import { useMinutesLeft } from '#lib/client/use-minutes-left.ts';
import { dateInZone, formatDateRange } from '#lib/shared/dates.ts';
import { t } from '#lib/shared/texts.ts';
import { useOwnPackageHold } from '../../client/use-my-hold.ts';
import { packageLinks } from '../packages/parts/package-links.ts';
import { holdEnds, inMoney } from '../parts/booking-money.ts';
import { HoldNotice, paymentOf } from './hold-notice.tsx';

export type MyPackageHoldProps = {
  /** Slug of the journey. */
  slug: string;
};

/** The places this person holds on a departure of the journey, above its departures. */
export const HeldPackage = (props: MyPackageHoldProps) => (
  <QueryProvider>
    <Held {...props} />
  </QueryProvider>
);

function Held({ slug }: MyPackageHoldProps) {
  const { data: booking } = useOwnPackageHold(slug);
  const left = useMinutesLeft(booking?.holdExpiresAt ?? null);
  if (!booking || left === null) return null;
  const { package: journey, departure, ends } = booking;
  const dates = formatDateRange(departure, ends, dateInZone(new Date(), journey.zone));
  return (
    <HoldNotice
      label={t('The places you hold')}
      held={t('Your places for {dates} are held until {when}.', { dates, when: holdEnds(booking) ?? '' })}
      href={packageLinks.review(booking._id)}
    >
      {t('{left} left, {price}.', { left, price: inMoney(booking, booking.total) })} {paymentOf(booking)}
    </HoldNotice>
  );
}
