import { Row, Rows } from '#components/ui/rows.tsx';
import { Tag } from '#components/ui/tag.tsx';
import { readerTime } from '#lib/client/reader-time.ts';
import { HOME_ZONE, dateInZone, formatDateRange } from '#lib/shared/dates.ts';
import { formatMoney, money } from '#lib/shared/money.ts';
import { workRoutes } from '#lib/shared/work-routes.ts';
import type { ListedDeskBooking } from '../../contract.ts';
import { statusOf, TRIP_STATUS } from '../../rules/booking-status.ts';
import type { Reason } from '../../rules/desk/needs-person.ts';

const REASON_LABELS: Record<Reason, string> = {
  unanswered: 'No answer',
  stuck: 'Stuck',
  refund: 'Refund waits',
};

/** The days of a booking: "12–15 Dec". */
export const daysOf = ({ checkIn, checkOut }: Pick<ListedDeskBooking, 'checkIn' | 'checkOut'>): string =>
  formatDateRange(checkIn, checkOut, dateInZone(new Date(), HOME_ZONE));

/** Why a booking needs a person, or how it stands, as a label. */
export function ReasonTag({ reason, state }: Pick<ListedDeskBooking, 'reason' | 'state'>) {
  return reason ? <Tag tone="warn">{REASON_LABELS[reason]}</Tag> : <Tag>{TRIP_STATUS[statusOf(state)]}</Tag>;
}

/** Bookings of anybody, each with the way to its story. */
export function BookingRows({ label, bookings }: { label: string; bookings: readonly ListedDeskBooking[] }) {
  return (
    <Rows label={label}>
      {bookings.map((one) => (
        <Row
          key={one.bookingId}
          href={workRoutes.deskBookings({ bookingId: one.bookingId })}
          title={one.title}
          detail={`${daysOf(one)} · ${one.companyName ?? one.email}`}
          facts={`${one.sentence} ${one.paid ? `${formatMoney(money(one.paid, one.currency))} paid. ` : ''}Since ${readerTime(one.since)}.`}
          end={<ReasonTag {...one} />}
        />
      ))}
    </Rows>
  );
}
