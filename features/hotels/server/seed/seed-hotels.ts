import 'server-only';
import { eq, like, sql } from 'drizzle-orm';
import type { Db } from '#lib/server/db/connect.ts';
import { LOCK_KEYS } from '#lib/server/db/lock-keys.ts';
import { facts } from '#lib/server/db/tables.ts';
import { addDays, type IsoDate } from '#lib/shared/dates.ts';
import { STAY_LIMITS } from '#lib/shared/stay.ts';
import { allHotelCities } from '#features/places/server/index.ts';
import { hotels } from '../tables.ts';
import { monthsBetween } from './city-demand.ts';
import { DEMO_HOTELS, drawStock, shareOut } from './draw-stock.ts';
import { DEMO_PREFIX, type DrawnHotel } from './drawn.ts';
import { drawSentinels } from './sentinels.ts';
import { writeDays, writeEvenDays, writeHotels } from './write-hotels.ts';

const FACT = 'demo-stock';
/** Held until the transaction ends: one process writes demo stock at a time. */
const oneAtATime = sql`select pg_advisory_xact_lock(${LOCK_KEYS.demoStock})`;

/**
 * Parameters of this database's demo stock, enough to generate it again. `until` is the last month of its calendars.
 */
type DemoStock = { hotels: number; until: IsoDate };

/**
 * Fills an empty database with demo stock: hotels in every hotel city, and the sentinels, with calendars from this
 * month to 365 nights ahead. Does nothing where it exists; deterministic.
 */
export async function seedHotels(
  db: Db,
  { today, hotels: count = DEMO_HOTELS }: { today: IsoDate; hotels?: number },
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(oneAtATime);
    if (await readStock(tx)) return;
    const drawn = drawDemo(count);
    const sentinels = drawSentinels();
    await writeHotels(tx, [...drawn, ...sentinels]);
    const stock = { hotels: count, until: await writeMonths(tx, drawn, sentinels, today, today) };
    await tx.insert(facts).values({ name: FACT, value: JSON.stringify(stock) });
  });
}

/** Adds the months that came within reach since the demo stock was made or last extended. */
export async function extendCalendars(db: Db, { today }: { today: IsoDate }): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(oneAtATime);
    const stock = await readStock(tx);
    if (!stock || lastMonth(today) <= stock.until) return;
    const from = addDays(stock.until, 31); // in the month after the last
    const until = await writeMonths(tx, drawDemo(stock.hotels), drawSentinels(), from > today ? from : today, today);
    await tx
      .update(facts)
      .set({ value: JSON.stringify({ ...stock, until }) })
      .where(eq(facts.name, FACT));
  });
}

/** Deletes the demo stock with room types, rate plans and calendars. */
export async function removeDemo(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(oneAtATime);
    await tx.delete(hotels).where(like(hotels.id, `${DEMO_PREFIX.hotel}%`));
    await tx.delete(facts).where(eq(facts.name, FACT));
  });
}

const drawDemo = (count: number): DrawnHotel[] => drawStock(allHotelCities(), shareOut(count, allHotelCities()));

const lastMonth = (today: IsoDate): IsoDate => `${addDays(today, STAY_LIMITS.daysAhead + 1).slice(0, 7)}-01`;

async function writeMonths(
  tx: Db,
  drawn: readonly DrawnHotel[],
  sentinels: readonly DrawnHotel[],
  from: IsoDate,
  today: IsoDate,
): Promise<IsoDate> {
  const months = monthsBetween(from, lastMonth(today));
  await writeDays(tx, drawn, allHotelCities(), months);
  await writeEvenDays(tx, sentinels, months);
  return lastMonth(today);
}

async function readStock(tx: Db): Promise<DemoStock | null> {
  const [row] = await tx.select().from(facts).where(eq(facts.name, FACT));
  return row ? (JSON.parse(row.value) as DemoStock) : null;
}
