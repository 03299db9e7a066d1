import { useEffect } from 'react';
import { tripParams, type Trip } from '#lib/shared/trip-shape.ts';
import type { FlightListing } from '../../contract.ts';
import { rememberFlights } from '../../client/recent-flights.ts';

/** Stores a recent search in this browser; not for searches at work. */
export function useRememberedSearch(trip: Trip, { bounds }: FlightListing, forWork: boolean): void {
  const [first, last] = [bounds[0]!, bounds.at(-1)!];
  const stops = [first.from.name, ...bounds.map(({ to }) => to.name)];
  const isReturn = bounds.length === 2 && last.to.code === first.from.code;
  const places = isReturn ? `${first.from.name} to ${first.to.name} and back` : stops.join(' to ');
  const search = paramsOf(trip);
  useEffect(() => {
    if (!forWork) rememberFlights({ search, places, first: first.date, last: last.date });
  }, [search, places, first.date, last.date, forWork]);
}

const paramsOf = (trip: Trip): string =>
  new URLSearchParams(
    Object.entries(tripParams(trip)).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)] as [string, string]],
    ),
  ).toString();
