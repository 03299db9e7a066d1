import { isIsoDate, type IsoDate } from '#lib/shared/dates.ts';
import { FAMILIES, type Family } from './fares/families.ts';

/** A flight on a day: airline and number, and the local date of its departure. */
export type FlightOnDay = { flight: string; date: IsoDate };

/** One direction as it is offered: its flights in order and the fare family. It carries no price: that is looked up. */
export type OfferRef = { family: Family; flights: FlightOnDay[] };

const MOST_FLIGHTS = 3;

/** `6E2134.2026-12-08` */
export const flightId = ({ flight, date }: FlightOnDay): string => `${flight}.${date}`;

export function readFlightId(id: string): FlightOnDay | null {
  const [, flight = '', date = ''] = /^([A-Z0-9]{2}\d{1,4})\.(\d{4}-\d{2}-\d{2})$/.exec(id) ?? [];
  return flight && isIsoDate(date) ? { flight, date } : null;
}

/** `saver_6E2134.2026-12-08_6E77.2026-12-08`: what a link, a booking and the supplier call this offer. */
export const offerKey = (family: Family, flightIds: readonly string[]): string => [family, ...flightIds].join('_');

/** Reads `offerKey` back; null for what is none. */
export function readOfferKey(key: string): OfferRef | null {
  const [family = '', ...ids] = key.split('_');
  const known = FAMILIES.find((name) => name === family);
  const flights = ids.map(readFlightId);
  if (!known || flights.length < 1 || flights.length > MOST_FLIGHTS || flights.some((flight) => flight === null))
    return null;
  return { family: known, flights: flights as FlightOnDay[] };
}
