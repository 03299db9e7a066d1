import type { sql } from 'drizzle-orm';
import { afterEach, beforeEach } from 'vitest';
import { embeddedAirlines } from '#features/flights/server/index.ts';
import { allotmentOf } from '#features/flights/server/supplier/seats.ts';
import { flightSales } from '#features/flights/server/tables.ts';
import { clock } from '#lib/server/clock.ts';
import type { FlightExtra, FlightRequest, Traveller } from '#lib/server/ports/flight-supplier.ts';
import { emptyTables } from './empty-tables.ts';
import { useTestDatabase } from './test-database.ts';

export const DESK_NOW = '2026-11-21T04:00:00Z';
export const DESK_DAY = '2026-12-08';
export const DESK_BACK = '2026-12-15';
/** The sentinel that plays nothing. */
export const PLAIN = 9011;

const ONE = { adults: 1, children: 0, infants: 0 };
export const held = (number: number, party = ONE): FlightRequest => ({
  offers: [`saver_ZZ${number}.${DESK_DAY}`],
  party,
});
export const atOnce = (number: number, party = ONE): FlightRequest => ({
  offers: [`saver_XX${number}.${DESK_DAY}`],
  party,
});
export const pair = (out: string, back: string, party = ONE): FlightRequest => ({
  offers: [`saver_${out}.${DESK_DAY}`, `saver_${back}.${DESK_BACK}`],
  party,
});
export const asha: Traveller[] = [{ type: 'ADT', firstName: 'ASHA', lastName: 'RAO' }];

/** The airlines' own desk: the supplier's port on a database of this file's own, its books emptied before each test, the clock at `DESK_NOW`. */
export function useAirlineDesk() {
  const db = useTestDatabase();
  const supplier = () => embeddedAirlines(db());
  let next = 0;
  const desk = {
    db,
    supplier,
    aKey: () => `bkg_flight${(next += 1)}`,
    totalOf: async (request: FlightRequest) => (await supplier().priceCheck(request))!.total,
    details: async (request: FlightRequest, extras: FlightExtra[] = []) => ({
      travellers: asha,
      extras,
      agreedTotal:
        (await desk.totalOf(request)) +
        (await supplier().ancillaries(request, extras)).lines.reduce((sum, { amount }) => sum + amount, 0),
    }),
    buy: async (key: string, request: FlightRequest, extras: FlightExtra[] = []) =>
      supplier().confirm(key, request, await desk.details(request, extras)),
    /** Seats sold, by flight and day. */
    sold: async () =>
      Object.fromEntries(
        (await db().select().from(flightSales)).map(({ flight, departsOn, sold: seats }) => [
          `${flight}.${departsOn}`,
          seats,
        ]),
      ),
    rows: async <Row extends Record<string, unknown>>(query: ReturnType<typeof sql>) =>
      (await db().execute<Row>(query)).rows,
    clear: () => emptyTables(db(), ['flight_sales', 'flight_seats', 'flight_reservations']),
    /** Leaves so many seats of a flight to sell. */
    leave: async (flight: string, date: string, seats: number) => {
      const allotment = allotmentOf({ flight, date, cabin: 2 });
      await db()
        .insert(flightSales)
        .values({ flight, departsOn: date, cabin: 2, sold: allotment - seats });
      return allotment;
    },
  };
  beforeEach(async () => {
    clock.freeze(DESK_NOW);
    await desk.clear();
  });
  afterEach(() => clock.reset());
  return desk;
}
