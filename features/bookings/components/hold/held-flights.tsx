'use client';

import { QueryProvider } from '#lib/client/query-client.tsx';
import { useMinutesLeft } from '#lib/client/use-minutes-left.ts';
import type { Bound } from '#lib/shared/trip-shape.ts';
import { t } from '#lib/shared/texts.ts';
import { useOwnFlightHold } from '../../client/use-my-hold.ts';
import type { FlightSummary } from '../../contract.ts';
import { titleText } from '../flights/list/title-text.ts';
import { useFlightLinks } from '../flights/parts/use-flight-links.ts';
import { holdEnds, inMoney } from '../parts/booking-money.ts';
import { HoldNotice, paymentOf } from './hold-notice.tsx';

export type MyFlightHoldProps = { searched: readonly Bound[] };

/** The flights this person holds for the searched trip, above the list. */
export const HeldFlights = (props: MyFlightHoldProps) => (
  <QueryProvider>
    <Held {...props} />
  </QueryProvider>
);

function Held({ searched }: MyFlightHoldProps) {
  const { data: booking } = useOwnFlightHold(searched);
  const left = useMinutesLeft(booking?.holdExpiresAt ?? null);
  const { review } = useFlightLinks();
  if (!booking || left === null) return null;
  return (
    <HoldNotice label={t('The flights you hold')} held={heldText(booking)} href={review(booking._id)}>
      {t('{left} left, {price}.', { left, price: inMoney(booking, booking.total) })} {paymentOf(booking)}
      {booking.holds === 'price' && ` ${t('The airline holds no seats: they are yours when you pay.')}`}
    </HoldNotice>
  );
}

/** "6E 2134, Saver is held for you until 12:40."; where the airline holds no seats, only the price. */
function heldText(booking: FlightSummary): string {
  const { bounds, title, holds } = booking;
  const [only, more] = bounds;
  const trip =
    only && !more ? `${only.segments.map(({ number }) => number).join(', ')}, ${t(only.terms.name)}` : titleText(title);
  return holds === 'pnr'
    ? t('{trip} is held for you until {when}.', { trip, when: holdEnds(booking) ?? '' })
    : t('The price of {trip} is yours until {when}.', { trip, when: holdEnds(booking) ?? '' });
}
