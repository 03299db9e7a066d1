'use client';

import { formatDate } from '#lib/shared/dates.ts';
import { clockOf } from '#lib/shared/flight-times.ts';
import { t } from '#lib/shared/texts.ts';
import type { FlightBooking } from '../../../contract.ts';
import { OutsideFlight } from '../../company/outside-parts.tsx';
import { todayAt } from '../../parts/booking-money.ts';
import { ChangedTerms } from '../../review/changed-terms.tsx';
import { FlightSide } from '../parts/flight-side.tsx';
import { useFlightLinks } from '../parts/use-flight-links.ts';

const words = () => ({
  failed: t('The flights could not be held'),
  back: t('Other flights'),
  holding: t('Holding these flights'),
  ask: t('Hold these flights?'),
  hold: t('Hold these flights'),
  another: t('Choose other flights'),
});

/** Price or times changed since they were shown, or the flights are not held yet. */
export function ChangedFlight({ booking }: { booking: FlightBooking }) {
  const again = useFlightLinks().again(booking);
  const { change, company } = booking;
  const when = (wall: string | undefined) =>
    wall ? `${formatDate(wall.slice(0, 10), todayAt(booking))}, ${clockOf(wall)}` : '';
  const moved = booking.bounds
    .flatMap((bound) => bound.segments)
    .map(({ number }, at) => ({
      what: t('{flight} leaves', { flight: number }),
      before: when(change?.before.times?.[at]),
      after: when(change?.after.times?.[at]),
    }))
    .filter(({ before, after }) => before !== after);
  return (
    <ChangedTerms
      booking={booking}
      words={words()}
      back={again}
      title={t(moved.length ? 'The airline changed the times' : 'The airline changed the price')}
      kept={t('They are kept for you while you name everybody. Nothing is charged yet.')}
      first={moved}
      outside={(refusal) => company && <OutsideFlight booking={booking} company={company} {...refusal} />}
      side={<FlightSide booking={booking} />}
    />
  );
}
