import { formatDateRange } from '#lib/shared/dates.ts';
import type { PackageBooking } from '../../../contract.ts';
import { Confirmed, TripHeading } from '../../confirmation/confirmed.tsx';
import { todayAt } from '../../parts/booking-money.ts';
import { BookedDays } from '../parts/booked-days.tsx';
import { MeetingPoint } from '../parts/meeting-point.tsx';
import { packageLinks } from '../parts/package-links.ts';
import { PackageSide } from '../parts/package-side.tsx';

/** A confirmed package, with its meeting point and its days. */
export function PackageDone({ booking }: { booking: PackageBooking }) {
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
      <MeetingPoint journey={journey} />
    </Confirmed>
  );
}
