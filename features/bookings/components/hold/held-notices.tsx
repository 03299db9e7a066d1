'use client';

import type { ReactNode } from 'react';
import { EmptyState } from '#components/feedback/empty-state.tsx';
import { Button } from '#components/ui/button.tsx';
import { QueryProvider } from '#lib/client/query-client.tsx';
import { useMinutesLeft } from '#lib/client/use-minutes-left.ts';
import { dateInZone, formatDateRange } from '#lib/shared/dates.ts';
import type { Stay } from '#lib/shared/stay-shape.ts';
import { oneOrMany, t } from '#lib/shared/texts.ts';
import { useMyHold } from '../../client/use-my-hold.ts';
import type { StaySummary } from '../../contract.ts';
import { ratesOfStay } from '../../rules/room-text.ts';
import { holdEnds, inMoney } from '../parts/booking-money.ts';
import { useBookingLinks } from '../parts/use-booking-links.ts';
import { HoldNotice, paymentOf } from './hold-notice.tsx';

export type MyHoldProps = {
  /** Slug of the hotel. */
  hotel: string;
  stay: Stay;
};

export type LastRoomHeldProps = MyHoldProps & {
  /** Other hotels of the city for the same nights. */
  elsewhere: string;
  /** What everybody else sees here: that no room is left. */
  children: ReactNode;
};

/** The room this person holds at the hotel for these nights, above the rooms still available. */
export function HeldNotice(props: MyHoldProps) {
  return (
    <QueryProvider>
      <BesideOthers {...props} />
    </QueryProvider>
  );
}

/** The same when it was the last room, instead of the sold-out message. */
export function LastRoomHeld(props: LastRoomHeldProps) {
  return (
    <QueryProvider>
      <LastRoom {...props} />
    </QueryProvider>
  );
}

function BesideOthers({ hotel, stay }: MyHoldProps) {
  const { data: booking } = useMyHold(hotel, stay);
  const left = useMinutesLeft(booking?.holdExpiresAt ?? null);
  const { review } = useBookingLinks();
  if (!booking || left === null) return null;
  const held = t(
    oneOrMany(
      ratesOfStay(booking).length,
      '{rooms} is held for you until {when}.',
      '{rooms} are held for you until {when}.',
    ),
    { rooms: namesOf(booking), when: holdEnds(booking) ?? '' },
  );
  return (
    <HoldNotice label={t('The room you hold')} held={held} href={review(booking._id)}>
      {t('{left} left, {dates}, {price}.', {
        left,
        dates: nightsOf(booking),
        price: inMoney(booking, booking.total),
      })}{' '}
      {paymentOf(booking)}
    </HoldNotice>
  );
}

function LastRoom({ hotel, stay, elsewhere, children }: LastRoomHeldProps) {
  const { data: booking } = useMyHold(hotel, stay);
  const left = useMinutesLeft(booking?.holdExpiresAt ?? null);
  const { review } = useBookingLinks();
  if (!booking || left === null) return children;
  const { hotel: house, _id: bookingId } = booking;
  return (
    <EmptyState
      title={t('You hold a room here until {when}', { when: holdEnds(booking) ?? '' })}
      scene={house.poster}
      level={2}
      actions={
        <>
          <Button variant="ink" size="sm" href={review(bookingId)}>
            {t('Continue your booking')}
          </Button>
          <Button variant="out" size="sm" href={elsewhere}>
            {t('Other stays in {city}', { city: t(house.city) })}
          </Button>
        </>
      }
    >
      {t(
        oneOrMany(
          ratesOfStay(booking).length,
          '{rooms}, {dates}, is yours at {price}, {left} left.',
          '{rooms}, {dates}, are yours at {price}, {left} left.',
        ),
        { rooms: namesOf(booking), dates: nightsOf(booking), price: inMoney(booking, booking.total), left },
      )}{' '}
      {paymentOf(booking)} {t('No other room is available for everyone on all nights.')}
    </EmptyState>
  );
}

/** "Courtyard room, Flexible", and with "and" between several. */
const namesOf = (booking: StaySummary): string =>
  ratesOfStay(booking)
    .map(({ room }) => `${room.name}, ${t(room.rateName)}`)
    .join(t(' and '));

const nightsOf = ({ stay, bookedAt, hotel }: StaySummary): string =>
  formatDateRange(stay.checkIn, stay.checkOut, dateInZone(bookedAt, hotel.zone));
