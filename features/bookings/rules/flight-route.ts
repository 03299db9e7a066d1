import type { RouteBound } from '#lib/shared/approved-window.ts';

type Airport = { cityCode: string; cityName: string };
type Bound = { segments: readonly { origin: { at: string; airport: Airport }; destination: { airport: Airport } }[] };

/** The directions of a flight trip: from city to city, and the day of departure there. */
export const routeOf = (bounds: readonly Bound[]): RouteBound[] =>
  bounds.map(({ segments }) => {
    const [from, to] = [segments[0]!.origin, segments.at(-1)!.destination];
    return {
      from: from.airport.cityCode,
      to: to.airport.cityCode,
      fromName: from.airport.cityName,
      toName: to.airport.cityName,
      day: from.at.slice(0, 10),
    };
  });
