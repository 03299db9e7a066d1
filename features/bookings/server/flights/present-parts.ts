import 'server-only';
import type { FlightOutcome, ScheduleChange } from '#lib/server/ports/flight-supplier.ts';
import { dateInZone, timeInZone } from '#lib/shared/dates.ts';
import type { FlightSnapshot } from '../tables.ts';

type Ticketed = Extract<FlightOutcome, { outcome: 'confirmed' | 'partial' }>;

/** The airlines' parts of a trip, with PNRs and tickets. */
export const partsOf = ({ bounds }: FlightSnapshot, { parts }: Ticketed): FlightSnapshot['parts'] =>
  parts.map((part) => {
    const airline = bounds[part.bounds[0] ?? 0]!.airline;
    if (part.state === 'refused') return { bounds: part.bounds, airline, state: 'refused', pnr: null, tickets: [] };
    return {
      bounds: part.bounds,
      airline,
      state: 'ticketed',
      pnr: part.pnr,
      tickets: part.tickets.map((ticket) => ({ ...ticket, open: [...part.bounds] })),
    };
  });

const wallAt = (minutes: number, zone: string): string => {
  const instant = new Date(minutes * 60_000);
  return `${dateInZone(instant, zone)}T${timeInZone(instant, zone)}`;
};

/** New times of a bound, local to its airports. */
export function presentScheduleChange(
  { bounds }: FlightSnapshot,
  change: ScheduleChange | null,
): FlightSnapshot['scheduleChange'] {
  if (!change) return null;
  const bound = bounds.findIndex(({ segments }) => segments.some(({ flightId }) => flightId === change.flightId));
  const segments = bounds[bound]?.segments;
  if (!segments?.length) return null;
  const [from, to] = [segments[0]!.origin.airport.zone, segments.at(-1)!.destination.airport.zone];
  const times = ({ departs, arrives }: { departs: number; arrives: number }) => ({
    departsAt: wallAt(departs, from),
    arrivesAt: wallAt(arrives, to),
  });
  return { bound, flightId: change.flightId, before: times(change.before), after: times(change.after) };
}

/** "Bengaluru – Delhi and Delhi – Goa": bounds by their cities. */
export const journeysOf = ({ bounds }: Pick<FlightSnapshot, 'bounds'>, wanted: readonly number[]): string =>
  wanted
    .map((at) => bounds[at])
    .flatMap((bound) =>
      bound
        ? [`${bound.segments[0]!.origin.airport.cityName} – ${bound.segments.at(-1)!.destination.airport.cityName}`]
        : [],
    )
    .join(' and ');
