import type { ReactNode } from 'react';
import { formatDate, formatDateRange } from '#lib/shared/dates.ts';
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
      place={journey.meets.city}
      dates={formatDateRange(booking.departure, booking.ends, todayAt(booking))}
      title={`${journey.title} is confirmed`}
      codes={[{ label: 'Code', code: booking.confirmationCode }]}
      trip={packageLinks.trip(booking._id)}
      contents={
        <>
          <TripHeading>Day by day</TripHeading>
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
    paidAt === null && due ? [`${inMoney(booking, amount)} by ${formatDate(due, todayAt(booking))}`] : [],
  );
  return open.length > 0 && <p>Still to be paid: {andList(open)}. We remind you before.</p>;
}
