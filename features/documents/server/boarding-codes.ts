import 'server-only';
import { boardingCode, MOST_FLIGHTS } from '../rules/boarding-code.ts';
import type { BookedFlight } from './booked-flight.ts';

/** The boarding code of one passenger and bound, with its ticket number. */
export type BoardingCode = { bound: number; passenger: number; ticket: string; text: string };

/** One code per passenger and valid bound. */
export const boardingCodes = ({ bounds, passengers, bookedAt }: BookedFlight): BoardingCode[] =>
  bounds.flatMap(({ pnr, segments }, bound) =>
    passengers.flatMap(({ surname, given, infant, tickets, seats }, passenger) => {
      const ticket = tickets[bound];
      if (!pnr || !ticket) return [];
      const flights = segments.slice(0, MOST_FLIGHTS).map(({ flightId, number, airline, compartment, from, to }) => ({
        pnr,
        from: from.code,
        to: to.code,
        airline,
        number: number.split(' ')[1] ?? '',
        date: from.at.slice(0, 10),
        compartment,
        seat: seats[flightId] ?? null,
      }));
      return [
        {
          bound,
          passenger,
          ticket,
          text: boardingCode({ surname, given, ticket, infant }, flights, bookedAt.slice(0, 10)),
        },
      ];
    }),
  );
