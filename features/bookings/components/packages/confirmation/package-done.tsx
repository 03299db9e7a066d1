import type { ReactNode } from 'react';
import { formatDate, formatDateRange } from '#lib/shared/dates.ts';
import { t } from '#lib/shared/texts.ts';
import { andList } from '#lib/shared/word-lists.ts';
import type { PackageBooking } from '../../../contract.ts';
import { Confirmed, TripHeading } from '../../confirmation/confirmed.tsx';
import { inMoney, todayAt } from '../../parts/booking-money.ts';
import { BookedDays } from '../parts/booked-days.tsx';
import { MeetingPoint } from '../parts/meeting-point.tsx';
import { packageLinks } from '../parts/package-links.ts';
import { PackageSide } from '../parts/package-side.tsx';

/** A confirmed package, with its meeting point and its days. */
export function PackageDone({ booking, offer }: { booking: PackageBooking; offer: ReactNode }) {
  const { package: journey } = booking;
  return (
    <Confirmed
      booking={booking}
      poster={journey.poster}
      place={t(journey.meets.city)}
      dates={formatDateRange(booking.departure, booking.ends, todayAt(booking))}
      title={t('{hotel} is confirmed', { hotel: journey.title })}
      codes={[{ label: t('Code'), code: booking.confirmationCode }]}
      trip={packageLinks.trip(booking._id)}
      contents={
        <>
          <TripHeading>{t('Day by day')}</TripHeading>
          <BookedDays booking={booking} />
        </>
      }
      side={<PackageSide booking={booking} pictured />}
    >
      {booking.instalments && <StillToPay booking={booking} payments={booking.instalments.payments} />}
      <MeetingPoint booking={booking} />
      {offer}
    </Confirmed>
  );
}

type StillToPayProps = { booking: PackageBooking; payments: NonNullable<PackageBooking['instalments']>['payments'] };

/** What of a package is to be paid later, and by when. */
function StillToPay({ booking, payments }: StillToPayProps) {
  const open = payments.flatMap(({ amount, due, paidAt }) =>
    paidAt === null && due
      ? [t('{amount} by {date}', { amount: inMoney(booking, amount), date: formatDate(due, todayAt(booking)) })]
      : [],
  );
  return open.length > 0 && <p>{t('Still to be paid: {list}. We remind you before.', { list: andList(open) })}</p>;
}
