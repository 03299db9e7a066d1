import 'server-only';
import { and, eq, gt, lte } from 'drizzle-orm';
import type { Db } from '#lib/server/db/connect.ts';
import { answeringFor, type Absence } from '../rules/stand-ins.ts';
import { absences } from './tables.ts';

/** Absences of a company's employees at an instant, with their stand-ins. */
export async function absencesAt(db: Db, companyId: string, at: Date): Promise<Absence[]> {
  const rows = await db
    .select()
    .from(absences)
    .where(and(eq(absences.companyId, companyId), lte(absences.fromAt, at), gt(absences.untilAt, at)));
  return rows.map(({ employeeId, standInId, fromAt, untilAt }) => ({
    employeeId,
    standInId,
    from: fromAt.toISOString(),
    until: untilAt.toISOString(),
  }));
}

/** The people an employee stands in for at an instant. */
export const standsInFor = (userId: string, at: Date, away: readonly Absence[]): string[] =>
  [...new Set(away.map(({ employeeId }) => employeeId))].filter(
    (id) => id !== userId && answeringFor(id, at.toISOString(), away, []).includes(userId),
  );
