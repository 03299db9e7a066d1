import 'server-only';
import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '#lib/server/db/connect.ts';
import type { PassengerType } from '#lib/shared/passengers.ts';
import { capacityOf, soldByOthers } from '../../rules/fares/allotment.ts';
import type { SoldBound } from '../../rules/fares/sold-bound.ts';
import { epochDay } from '../../rules/search/epoch-day.ts';
import { seatInstead } from '../../rules/seat-instead.ts';
import { seatRows, takenByOthers, type SeatPlace } from '../../rules/seat-map.ts';
import { flightSchedule } from '../../rules/world/flight-schedule.ts';
import { readChosenSeats } from '../sales.repo.ts';
import { flightSeats } from '../tables.ts';

type Flight = SoldBound['seats'][number];
export type MovedSeat = { passenger: number; flight: string; seat: string };

/**
 * Reassigns selected seats to the new flights (`seatInstead`) and releases the old ones, at the same price. Without a
 * free seat there is none until check-in.
 */
export async function moveSeats(
  tx: Db,
  key: string,
  {
    old,
    sold,
    who,
    types,
  }: { old: SoldBound; sold: SoldBound; who: readonly number[]; types: readonly PassengerType[] },
): Promise<MovedSeat[]> {
  const moved: MovedSeat[] = [];
  for (const [at, from] of old.seats.entries()) {
    const mine = and(
      eq(flightSeats.reservationKey, key),
      eq(flightSeats.flight, from.flight),
      eq(flightSeats.departsOn, from.date),
      inArray(flightSeats.passenger, [...who]),
    );
    const had = await tx.delete(flightSeats).where(mine).returning();
    const to = sold.seats[at];
    if (!to) continue;
    for (const { seat, passenger } of had.sort((a, b) => a.passenger - b.passenger)) {
      const adult = types[who.indexOf(passenger)] === 'ADT';
      const next = await takeInstead(tx, key, { had: placeOf(from, seat), to, passenger, adult });
      if (next) moved.push({ passenger, flight: `${to.flight}.${to.date}`, seat: next });
    }
  }
  return moved;
}

/** Retries when another traveller took the seat: it is then no longer free. */
async function takeInstead(
  tx: Db,
  key: string,
  { had, to, passenger, adult }: { had: SeatPlace | undefined; to: Flight; passenger: number; adult: boolean },
): Promise<string | undefined> {
  if (!had) return undefined;
  for (;;) {
    const chosen = await readChosenSeats(tx, to.flight, to.date);
    const seat = seatInstead(had, freePlaces(to, chosen), adult);
    if (!seat) return undefined;
    const row = { departsOn: to.date, flight: to.flight, seat, reservationKey: key, passenger };
    const taken = await tx.insert(flightSeats).values(row).onConflictDoNothing().returning({ seat: flightSeats.seat });
    if (taken.length) return seat;
  }
}

function placesOn({ flight, cabin }: Flight): SeatPlace[] {
  const world = flightSchedule();
  const at = world.flightNumbered.get(flight);
  const aircraft = at === undefined ? undefined : world.aircraft[world.flights.aircraft[at]!];
  return aircraft ? seatRows(aircraft, cabin).flatMap(({ places }) => places.flatMap((place) => place ?? [])) : [];
}

const placeOf = (flight: Flight, seat: string): SeatPlace | undefined =>
  placesOn(flight).find((place) => place.seat === seat);

function freePlaces({ flight, date, cabin }: Flight, chosen: ReadonlySet<string>): SeatPlace[] {
  const world = flightSchedule();
  const at = world.flightNumbered.get(flight);
  const aircraft = at === undefined ? undefined : world.aircraft[world.flights.aircraft[at]!];
  if (!aircraft) return [];
  const day = epochDay(date);
  const others = soldByOthers(capacityOf(aircraft, cabin), flight, day, cabin);
  const taken = takenByOthers(seatRows(aircraft, cabin), others, flight, day);
  return placesOn({ flight, date, cabin }).filter(({ seat }) => !taken.has(seat) && !chosen.has(seat));
}
