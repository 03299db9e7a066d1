import 'server-only';
import { and, eq, ne, sql } from 'drizzle-orm';
import type { Db } from '#lib/server/db/connect.ts';
import type { IsoDate } from '#lib/shared/dates.ts';
import type { SoldSeats } from '../rules/fares/price-journeys.ts';
import { flightName } from '../rules/fares/price-journeys.ts';
import { epochDay, isoDay } from '../rules/search/epoch-day.ts';
import type { DatedFlights } from '../rules/search/dated-flights.ts';
import { flightSales, flightSeats } from './tables.ts';

/** Seats we sold on every flight of these searches, in one query. Never cached: availability must be current. */
export async function readSold(db: Db, searches: readonly DatedFlights[]): Promise<SoldSeats> {
  const names = new Set<string>();
  const days = new Set<number>();
  for (const dated of searches) {
    for (let at = 0; at < dated.flight.length; at++) {
      names.add(flightName(dated, at));
      days.add(dated.day[at]!);
    }
  }
  if (!names.size) return () => 0;
  const rows = await db
    .select()
    .from(flightSales)
    .where(
      and(
        sql`${flightSales.departsOn} = any(${array([...days].map(isoDay))}::date[])`,
        sql`${flightSales.flight} = any(${array([...names])}::text[])`,
      ),
    );
  const sold = new Map(
    rows.map(({ flight, departsOn, cabin, sold: seats }) => [`${flight} ${epochDay(departsOn)} ${cabin}`, seats]),
  );
  return sold.size ? (flight, day, cabin) => sold.get(`${flight} ${day} ${cabin}`) ?? 0 : () => 0;
}

/** An array as a PostgreSQL literal; flight names and dates need no quotes. */
const array = (words: readonly string[]): string => `{${words.join(',')}}`;

/** Seats of a flight on a date selected by our travellers; optionally without those of one reservation. */
export async function readChosenSeats(db: Db, flight: string, date: IsoDate, except?: string): Promise<Set<string>> {
  const rows = await db
    .select({ seat: flightSeats.seat })
    .from(flightSeats)
    .where(
      and(
        eq(flightSeats.departsOn, date),
        eq(flightSeats.flight, flight),
        except === undefined ? undefined : ne(flightSeats.reservationKey, except),
      ),
    );
  return new Set(rows.map(({ seat }) => seat));
}
