import type { FlightBooking, FlightDetails } from '../../../contract.ts';
import { passengersOf, type PassengerType } from '#lib/shared/passenger-types.ts';
import { t } from '#lib/shared/texts.ts';
import { messageText } from '#lib/shared/messages.ts';

type Ends = Pick<FlightBooking['bounds'][number]['segments'][number], 'origin' | 'destination'>;

/** "Bengaluru to Delhi": a bound by its cities. */
export const boundText = ({ segments }: { segments: readonly Ends[] }): string =>
  t('{from} to {to}', {
    from: t(segments[0]!.origin.airport.cityName),
    to: t(segments.at(-1)!.destination.airport.cityName),
  });

/** @texts */
const PLACES: Record<PassengerType, string> = { ADT: 'Adult', CHD: 'Child', INF: 'Infant' };

/** The places of a party in order: passenger type, and a label until they are named: "Adult 1". */
export function placesOf(party: FlightBooking['party']): { type: PassengerType; called: string }[] {
  const seen: Partial<Record<PassengerType, number>> = {};
  const types = passengersOf(party);
  return types.map((type) => {
    const number = (seen[type] = (seen[type] ?? 0) + 1);
    const word = t(PLACES[type]);
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

/** Lines of a price, which are stored in English, labelled in the language of the page. */
export const inPageLanguage = <Line extends { label: string }>(lines: readonly Line[]): Line[] =>
  lines.map((line) => ({ ...line, label: messageText(line.label) }));
