'use client';

import { refundSteps } from '#lib/shared/cancellation.ts';
import { refundText } from '#lib/shared/refund-text.ts';
import { t } from '#lib/shared/texts.ts';
import type { StayBooking } from '../../contract.ts';
import { OutsidePolicy } from '../company/outside-parts.tsx';
import { BookingSide } from '../parts/booking-side.tsx';
import { todayAt } from '../parts/booking-money.ts';
import { useBookingLinks } from '../parts/use-booking-links.ts';
import { ChangedTerms } from './changed-terms.tsx';

/** The hotel changed its price or terms since they were shown, or the room is not held yet. */
export function ChangeNotice({ booking }: { booking: StayBooking }) {
  const hotelHref = useBookingLinks().hotel(booking);
  const { change, company } = booking;
  const ifCancelled = (terms: { total: number; policies: StayBooking['cancellationPolicies'] }) =>
    refundText(
      refundSteps(terms.policies, terms.total, new Date(booking.now), new Date(booking.checkInAt)),
      terms.total,
      booking.hotel.zone,
      todayAt(booking),
    ).text;
  return (
    <ChangedTerms
      booking={booking}
      words={{
        failed: t('The room could not be held'),
        back: t('Back to the rooms'),
        holding: t('Holding this room'),
        ask: t('Hold this room?'),
        hold: t('Hold this room'),
        another: t('Choose another room'),
      }}
      back={hotelHref}
      title={t('The hotel changed its terms')}
      kept={t('It is held for you while you fill in the guests. Nothing is charged yet.')}
      then={
        change
          ? [{ what: t('If you cancel'), before: ifCancelled(change.before), after: ifCancelled(change.after) }]
          : []
      }
      outside={(refusal) =>
        company && <OutsidePolicy booking={booking} company={company} hotelHref={hotelHref} {...refusal} />
      }
      side={<BookingSide booking={booking} />}
    />
  );
}
