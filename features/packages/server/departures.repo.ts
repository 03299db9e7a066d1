import 'server-only';
import { and, asc, eq, gte, inArray, sql } from 'drizzle-orm';
import type { Db } from '#lib/server/db/connect.ts';
import type { IsoDate } from '#lib/shared/dates.ts';
import type { StoredDeparture } from '../rules/present-package.ts';
import { packageDepartures } from './tables.ts';

const stored = ({
  departsOn: date,
  groupSize,
  taken,
  single,
  double,
  triple,
  child,
}: typeof packageDepartures.$inferSelect): StoredDeparture => ({
  date,
  groupSize,
  taken,
  prices: { single, double, triple, child },
});

/** The departures of journeys from a day on, by journey. */
export async function readDepartures(
  db: Db,
  slugs: readonly string[],
  from: IsoDate,
): Promise<Map<string, StoredDeparture[]>> {
  const rows = await db
    .select()
    .from(packageDepartures)
    .where(and(inArray(packageDepartures.slug, [...slugs]), gte(packageDepartures.departsOn, from)))
    .orderBy(asc(packageDepartures.departsOn));
  const bySlug = Map.groupBy(rows, ({ slug }) => slug);
  return new Map([...bySlug].map(([slug, found]) => [slug, found.map(stored)]));
}

/** One departure; undefined where the journey does not depart on that day. */
export async function findDeparture(db: Db, slug: string, departsOn: IsoDate): Promise<StoredDeparture | undefined> {
  const [row] = await db
    .select()
    .from(packageDepartures)
    .where(and(eq(packageDepartures.slug, slug), eq(packageDepartures.departsOn, departsOn)));
  return row && stored(row);
}

/** Locks departures of a journey in the order of their days, in which everybody who needs several locks them. */
export const lockDepartures = async (tx: Db, slug: string, days: readonly IsoDate[]): Promise<void> =>
  void (await tx
    .select({ date: packageDepartures.departsOn })
    .from(packageDepartures)
    .where(and(eq(packageDepartures.slug, slug), inArray(packageDepartures.departsOn, [...days])))
    .orderBy(asc(packageDepartures.departsOn))
    .for('update'));

type PlacesTaken = { slug: string; departsOn: IsoDate; places: number };

/**
 * Takes places of a departure, or none: one guarded UPDATE, never read-then-write. False where too few are left; the caller
 * then rolls back.
 */
export const takePlaces = (tx: Db, taken: PlacesTaken): Promise<boolean> => movePlaces(tx, taken, taken.places);

/** Returns places. A departure that was withdrawn is skipped. */
export const givePlacesBack = async (tx: Db, taken: PlacesTaken): Promise<void> =>
  void (await movePlaces(tx, taken, -taken.places));

async function movePlaces(tx: Db, { slug, departsOn }: PlacesTaken, by: number): Promise<boolean> {
  const moved = await tx
    .update(packageDepartures)
    .set({ taken: sql`${packageDepartures.taken} + ${by}::int` })
    .where(
      and(
        eq(packageDepartures.slug, slug),
        eq(packageDepartures.departsOn, departsOn),
        sql`${packageDepartures.taken} + ${by}::int between 0 and ${packageDepartures.groupSize}`,
      ),
    )
    .returning({ slug: packageDepartures.slug });
  return moved.length > 0;
}
