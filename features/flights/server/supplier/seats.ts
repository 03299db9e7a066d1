import 'server-only';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '#lib/server/db/connect.ts';
import { capacityOf, soldByOthers } from '../../rules/fares/allotment.ts';
import type { SoldBound } from '../../rules/fares/sold-bound.ts';
import { epochDay } from '../../rules/search/epoch-day.ts';
import { flightSchedule } from '../../rules/world/flight-schedule.ts';
import { flightSales, flightSeats } from '../tables.ts';

type Seats = SoldBound['seats'][number];

/** Undoes everything of a transaction that found too few seats, or a chosen one gone. */
export class TooFewSeats extends Error {}
export class SeatTaken extends Error {}

/** Always in the same order, so that two trips over the same flights never wait for each other in a circle. */
const inOrder = (seats: readonly Seats[]): Seats[] =>
  [...seats].sort((a, b) =>
    a.date < b.date ? -1 : a.date > b.date ? 1 : a.flight < b.flight ? -1 : a.flight > b.flight ? 1 : a.cabin - b.cabin,
  );

/** What may be sold of a flight's cabin, all told: its seats less those that others have. */
export function allotmentOf({ flight, date, cabin }: Seats): number {
  const world = flightSchedule();
  const at = world.flightNumbered.get(flight);
  if (at === undefined) return 0;
  const capacity = capacityOf(world.aircraft[world.flights.aircraft[at]!]!, cabin);
  return capacity - soldByOthers(capacity, flight, epochDay(date), cabin);
}

/**
 * Takes so many seats on every flight, or none: one guarded statement a flight, never read-then-write. A row is made by
 * the first sale. Throws TooFewSeats; the caller's transaction then undoes the other flights.
 */
export async function takeSeats(tx: Db, seats: readonly Seats[], count: number): Promise<void> {
  for (const taken of inOrder(seats)) {
    const { flight, date, cabin } = taken;
    const allotment = allotmentOf(taken);
    const { rowCount } = await tx.execute(sql`
      insert into flight_sales (departs_on, flight, cabin, sold)
      select ${date}::date, ${flight}, ${cabin}::smallint, ${count}::smallint where ${count}::int <= ${allotment}::int
      on conflict (departs_on, flight, cabin) do update set sold = flight_sales.sold + excluded.sold
      where flight_sales.sold + excluded.sold <= ${allotment}::int`);
    if (rowCount !== 1) throw new TooFewSeats();
  }
}

/** Puts seats back on sale; a flight of which nothing is sold any more has no row. */
export async function giveSeatsBack(tx: Db, seats: readonly Seats[], count: number): Promise<void> {
  if (count === 0) return;
  for (const { flight, date, cabin } of inOrder(seats)) {
    const here = and(eq(flightSales.departsOn, date), eq(flightSales.flight, flight), eq(flightSales.cabin, cabin));
    await tx
      .update(flightSales)
      .set({ sold: sql`${flightSales.sold} - ${count}` })
      .where(here);
    await tx.delete(flightSales).where(and(here, eq(flightSales.sold, 0)));
  }
}

/** Seats by number for passengers of a reservation. Throws SeatTaken when one is someone else's by now. */
export async function chooseSeats(
  tx: Db,
  key: string,
  chosen: readonly { flightId: string; seat: string; passenger: number }[],
): Promise<void> {
  for (const { flightId, seat, passenger } of [...chosen].sort((a, b) =>
    `${a.flightId} ${a.seat}` < `${b.flightId} ${b.seat}` ? -1 : 1,
  )) {
    const [flight = '', departsOn = ''] = flightId.split('.');
    const taken = await tx
      .insert(flightSeats)
      .values({ departsOn, flight, seat, reservationKey: key, passenger })
      .onConflictDoNothing()
      .returning({ seat: flightSeats.seat });
    if (!taken.length) throw new SeatTaken();
  }
}

/** Passes seats by number from one reservation to another: what was held for a trip is the trip's. */
export async function passSeats(tx: Db, from: string, to: string): Promise<void> {
  await tx.update(flightSeats).set({ reservationKey: to }).where(eq(flightSeats.reservationKey, from));
}

/** Lets go of seats by number: all of a reservation, or those of some passengers on some flights. */
export async function leaveSeats(
  tx: Db,
  key: string,
  only?: { flights: readonly string[]; passengers: readonly number[] },
): Promise<void> {
  const mine = eq(flightSeats.reservationKey, key);
  if (!only) return void (await tx.delete(flightSeats).where(mine));
  for (const flight of only.flights)
    for (const passenger of only.passengers)
      await tx
        .delete(flightSeats)
        .where(and(mine, eq(flightSeats.flight, flight), eq(flightSeats.passenger, passenger)));
}
