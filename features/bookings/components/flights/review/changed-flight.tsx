'use client';

import { formatDate } from '#lib/shared/dates.ts';
import { clockOf } from '#lib/shared/flight-times.ts';
import type { FlightBooking } from '../../../contract.ts';
import { OutsideFlight } from '../../company/outside-parts.tsx';
import { todayAt } from '../../parts/booking-money.ts';
import { ChangedTerms } from '../../review/changed-terms.tsx';
import { FlightSide } from '../parts/flight-side.tsx';
import { useFlightLinks } from '../parts/use-flight-links.ts';

const WORDS = {
  failed: 'The flights could not be held',
  back: 'Other flights',
  holding: 'Holding these flights',
  ask: 'Hold these flights?',
  hold: 'Hold these flights',
  another: 'Choose other flights',
};

/** Price or times changed since they were shown, or the flights are not held yet. */
export function ChangedFlight({ booking }: { booking: FlightBooking }) {
  const again = useFlightLinks().again(booking);
  const { change, company } = booking;
  const when = (wall: string | undefined) =>
    wall ? `${formatDate(wall.slice(0, 10), todayAt(booking))}, ${clockOf(wall)}` : '';
  const moved = booking.bounds
    .flatMap((bound) => bound.segments)
    .map(({ number }, at) => ({
      what: `${number} leaves`,
      before: when(change?.before.times?.[at]),
      after: when(change?.after.times?.[at]),
    }))
    .filter(({ before, after }) => before !== after);
  return (
    <ChangedTerms
      booking={booking}
      words={WORDS}
      back={again}
      title={moved.length ? 'The airline changed the times' : 'The airline changed the price'}
      kept="They are kept for you while you name everybody. Nothing is charged yet."
      first={moved}
      outside={(refusal) => company && <OutsideFlight booking={booking} company={company} {...refusal} />}
      side={<FlightSide booking={booking} />}
    />
  );
}
