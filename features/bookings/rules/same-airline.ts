import type { FlightListing } from '#features/flights/contract.ts';
import type { FlightBooking } from '../contract.ts';

/** A journey to change to; `via`: the cities where one changes planes. */
export type OtherFlight = {
  offer: string;
  departsAt: string;
  arrivesAt: string;
  numbers: string[];
  via: string[];
  minutes: number;
};

const MOST = 12;

/**
 * Journeys of a listing that a ticket can be changed to: the same airline throughout and the same fare family, without
 * the booked one.
 */
export function sameAirline(
  listing: FlightListing,
  { airline, terms, offer: booked }: FlightBooking['bounds'][number],
): OtherFlight[] {
  const cityNames = new Map(listing.airports.map(({ code, cityName }) => [code, cityName]));
  const found = (listing.bounds[0]?.itineraries ?? []).flatMap(({ flights, fares, minutes }): OtherFlight[] => {
    const legs = flights.map((at) => listing.flights[at]!);
    if (
      legs.some((leg) => leg.airline !== airline.code) ||
      !fares.some((fare) => listing.terms[fare.terms]?.family === terms.family)
    )
      return [];
    const offer = [terms.family, ...legs.map(({ id }) => id)].join('_');
    return offer === booked
      ? []
      : [
          {
            offer,
            departsAt: legs[0]!.departsAt,
            arrivesAt: legs.at(-1)!.arrivesAt,
            numbers: legs.map(({ number }) => number),
            via: legs.slice(1).map(({ from }) => cityNames.get(from) ?? from),
            minutes,
          },
        ];
  });
  return found
    .sort((one, other) => one.minutes - other.minutes)
    .slice(0, MOST)
    .sort((one, other) => (one.departsAt < other.departsAt ? -1 : 1));
}
