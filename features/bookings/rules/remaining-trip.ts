import { passengersOf } from '#lib/shared/passenger-types.ts';
import type { Party } from '#lib/shared/trip-shape.ts';
import type { FlightBooking } from '../contract.ts';
import { openParts } from './open-parts.ts';

export type RemainingTrip = {
  /** The remaining passengers by type, and their positions. */
  party: Party;
  passengers: number[];
  /** Bounds that someone still flies, by position. */
  bounds: number[];
  /** True when a part of the ticketed trip was cancelled and a part is valid. */
  partlyCancelled: boolean;
};

/** The valid part of a flight trip. Before ticketing, and after a full cancellation, the trip as booked. */
export function remainingTrip({
  bounds,
  parts,
  party,
}: Pick<FlightBooking, 'bounds' | 'parts' | 'party'>): RemainingTrip {
  const types = passengersOf(party);
  const open = openParts({ bounds, parts, party });
  const whole = { bounds: bounds.map((_, at) => at), passengers: types.map((_, at) => at) };
  const shown = open.passengers.length && open.bounds.length ? open : whole;
  const count = (type: (typeof types)[number]) => shown.passengers.filter((at) => types[at] === type).length;
  const tickets = parts.flatMap((part) => part.tickets.map((ticket) => ({ part, ticket })));
  return {
    ...shown,
    party: { adults: count('ADT'), children: count('CHD'), infants: count('INF') },
    partlyCancelled:
      open.passengers.length > 0 && tickets.some(({ part, ticket }) => ticket.open.length < part.bounds.length),
  };
}

/** PNRs the traveller shows: of every airline that still carries someone. */
export const remainingCodes = (parts: FlightBooking['parts']): string =>
  parts
    .filter(({ pnr, tickets }) => pnr && tickets.some(({ open }) => open.length))
    .map(({ pnr }) => pnr)
    .join(', ');

/** New times of a bound by its position among the valid ones; cancelled bounds are left out. */
export function remainingScheduleChange(
  change: NonNullable<FlightBooking['scheduleChange']>,
  bounds: readonly number[],
): FlightBooking['scheduleChange'] {
  const bound = bounds.indexOf(change.bound);
  return bound < 0 ? null : { ...change, bound };
}
