import 'server-only';
import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '#lib/server/db/connect.ts';
import { notFound } from '#lib/shared/errors.ts';
import { companyTopUps } from '../../tables.ts';

type TopUp = typeof companyTopUps.$inferSelect;

/** Key of the posting that credits a top-up, and the id in it; null for other postings. */
export const topUpKey = (topUpId: string): string => `top-up:${topUpId}`;
export const topUpIdOf = (key: string): string | null => /^top-up:(top_\w+)$/.exec(key)?.[1] ?? null;

/** A top-up by id, locked until the transaction ends. Throws NOT_FOUND. */
export async function lockedTopUp(tx: Db, topUpId: string): Promise<TopUp> {
  const [row] = await tx.select().from(companyTopUps).where(eq(companyTopUps.id, topUpId)).for('update');
  if (!row) throw notFound('This payment');
  return row;
}

/** A paid top-up of a company. Throws NOT_FOUND, alike for unpaid ones and those of others. */
export async function paidTopUp(db: Db, companyId: string, topUpId: string): Promise<TopUp & { paidAt: Date }> {
  const own = and(eq(companyTopUps.companyId, companyId), eq(companyTopUps.id, topUpId));
  const [row] = await db.select().from(companyTopUps).where(own);
  if (!row?.paidAt) throw notFound('This payment');
  return { ...row, paidAt: row.paidAt };
}

/** Top-ups of a person that were begun and are neither paid nor left. */
export const openTopUps = (db: Db, companyId: string, userId: string): Promise<TopUp[]> =>
  db
    .select()
    .from(companyTopUps)
    .where(
      and(
        eq(companyTopUps.companyId, companyId),
        eq(companyTopUps.userId, userId),
        isNull(companyTopUps.paidAt),
        isNull(companyTopUps.leftAt),
      ),
    );
