import { isOtherAirport } from '#lib/shared/airport-names.ts';
import type { FlightBooking } from '../contract.ts';

type Bound = FlightBooking['bounds'][number];
type Airport = Bound['segments'][number]['origin']['airport'];

/**
 * "Bengaluru – Delhi", "Bengaluru – Delhi and back", "Bengaluru – Delhi – Goa". A city where the trip arrives at one
 * airport and leaves from another has both codes in this order: "Bengaluru – Goa (GOI, GOX) and back".
 */
export function tripTitle(bounds: readonly Bound[]): string {
  const ends = bounds.map(
    ({ segments }) => [segments[0]!.origin.airport, segments.at(-1)!.destination.airport] as const,
  );
  const [out, back] = ends;
  if (!out) return '';
  if (ends.length === 2 && back && back[0].cityCode === out[1].cityCode && back[1].cityCode === out[0].cityCode)
    return `${cityWord(out[0], back[1])} – ${cityWord(out[1], back[0])} and back`;
  const stops = ends.flatMap(([from, to], at) => {
    const [next] = ends[at + 1] ?? [];
    const landing = next?.cityCode === to.cityCode ? cityWord(to, next) : to.cityName;
    return at > 0 && ends[at - 1]![1].cityCode === from.cityCode ? [landing] : [from.cityName, landing];
  });
  return stops.join(' – ');
}

const cityWord = (one: Airport, other: Airport): string =>
  isOtherAirport(one, other) ? `${one.cityName} (${one.code}, ${other.code})` : one.cityName;
