import { isIsoDate, type IsoDate } from '#lib/shared/dates.ts';
import { FAMILIES, type Family } from './fares/families.ts';

/** A flight on a day: airline and number, and the local date of departure. */
export type FlightOnDay = { flight: string; date: IsoDate };

/** An offer of a bound: flights in order and fare family. Prices are looked up. */
export type OfferRef = { family: Family; flights: FlightOnDay[] };

const MOST_FLIGHTS = 3;

/** `6E2134.2026-12-08` */
export const flightId = ({ flight, date }: FlightOnDay): string => `${flight}.${date}`;

export function readFlightId(id: string): FlightOnDay | null {
  const [, flight = '', date = ''] = /^([A-Z0-9]{2}\d{1,4})\.(\d{4}-\d{2}-\d{2})$/.exec(id) ?? [];
  return flight && isIsoDate(date) ? { flight, date } : null;
}

/** `saver_6E2134.2026-12-08_6E77.2026-12-08`: the id of an offer in links, bookings and supplier calls. */
export const offerKey = (family: Family, flightIds: readonly string[]): string => [family, ...flightIds].join('_');

/** Parses an `offerKey`; null when it is not one. */
export function readOfferKey(key: string): OfferRef | null {
  const [family = '', ...ids] = key.split('_');
  const known = FAMILIES.find((name) => name === family);
  const flights = ids.map(readFlightId);
  if (!known || flights.length < 1 || flights.length > MOST_FLIGHTS || flights.some((flight) => flight === null))
    return null;
  return { family: known, flights: flights as FlightOnDay[] };
}
