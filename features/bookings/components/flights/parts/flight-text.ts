import type { FlightBooking, FlightDetails } from '../../../contract.ts';
import { TYPE_LABELS, passengersOf, type PassengerType } from '#lib/shared/passenger-types.ts';

type Bound = FlightBooking['bounds'][number];

/** "Bengaluru to Delhi": a bound by its cities. */
export const boundText = ({ segments }: Pick<Bound, 'segments'>): string =>
  `${segments[0]!.origin.airport.cityName} to ${segments.at(-1)!.destination.airport.cityName}`;

/** The places of a party in order: passenger type, and a label until they are named: "Adult 1". */
export function placesOf(party: FlightBooking['party']): { type: PassengerType; called: string }[] {
  const seen: Partial<Record<PassengerType, number>> = {};
  const types = passengersOf(party);
  return types.map((type) => {
    const number = (seen[type] = (seen[type] ?? 0) + 1);
    const word = `${TYPE_LABELS[type][0]!.toUpperCase()}${TYPE_LABELS[type].slice(1)}`;
    return {
      type,
      called: types.filter((one) => one === type).length > 1 ? `${word} ${number}` : word,
    };
  });
}

/** Passenger names, or their labels until they are named. */
export function namesOf({
  party,
  details,
}: {
  party: FlightBooking['party'];
  details: { passengers: readonly Pick<FlightDetails['passengers'][number], 'firstName' | 'lastName'>[] } | null;
}): string[] {
  return placesOf(party).map(({ called }, at) => {
    const one = details?.passengers[at];
    return one?.firstName ? `${one.firstName} ${one.lastName}`.trim() : called;
  });
}

/** Travel dates in order, local to each departure. */
export const travelDays = ({ bounds }: Pick<FlightBooking, 'bounds'>): string[] =>
  bounds.flatMap(({ segments }) => segments.map(({ origin }) => origin.at.slice(0, 10)));

/** Day offset of `arrivesAt` against `departsAt` (local times): "+1", "−1", or empty on the same day. */
export const dayMark = (days: number): string => (days === 0 ? '' : days > 0 ? `+${days}` : `−${-days}`);
