import 'server-only';
import { asc, eq, gte, sql } from 'drizzle-orm';
import type { Db } from '#lib/server/db/connect.ts';
import { inTransaction } from '#lib/server/db/transaction.ts';
import type { ReferenceRates } from '../contract.ts';
import { MOST_RATES } from '../rules/reference-rates.ts';
import { exchangeRates } from './tables.ts';

/** The rates, by currency, none of a day before `since`; null where there are none. */
export async function findRates(db: Db, since: string): Promise<ReferenceRates | null> {
  const rows = await db
    .select()
    .from(exchangeRates)
    .where(gte(exchangeRates.day, since))
    .orderBy(asc(exchangeRates.currency))
    .limit(MOST_RATES);
  const [first] = rows;
  if (!first) return null;
  return {
    day: first.day,
    source: first.source,
    rates: rows.map(({ currency, microRupees }) => ({ currency, microRupees })),
  };
}

/** When rates of a source were last read, null if the stored ones are not of it. */
export async function lastReadAt(db: Db, source: ReferenceRates['source']): Promise<Date | null> {
  const [row] = await db.select().from(exchangeRates).where(eq(exchangeRates.source, source)).limit(1);
  return row?.readAt ?? null;
}

/**
 * Replaces all rates, unless those stored are of the same source and a later day. Several processes may write at once: one
 * after the other.
 */
export async function replaceRates(db: Db, { day, source, rates }: ReferenceRates, readAt: Date): Promise<void> {
  await inTransaction(db, async (tx) => {
    await tx.execute(sql`lock table ${exchangeRates} in exclusive mode`); // reading goes on meanwhile
    const [stored] = await tx.select().from(exchangeRates).limit(1);
    if (stored?.source === source && stored.day > day) return;
    await tx.delete(exchangeRates);
    await tx.insert(exchangeRates).values(rates.map((rate) => ({ ...rate, day, source, readAt })));
  });
}
