import 'server-only';
import { and, count, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '#lib/server/db/connect.ts';
import { approvalPeople } from './tables.ts';

export type ApprovalCounts = { approvalCount: number; notificationCount: number };

/** What waits for each of these people, and what they have not read; those without anything are left out. One query. */
export async function countsFor(
  db: Db,
  companyId: string,
  people: readonly string[],
): Promise<Map<string, ApprovalCounts>> {
  if (!people.length) return new Map();
  const rows = await db
    .select({
      id: approvalPeople.employeeId,
      approvalCount: count(sql`case when ${approvalPeople.isAsked} then 1 end`),
      notificationCount: count(sql`case when not ${approvalPeople.isRead} then 1 end`),
    })
    .from(approvalPeople)
    .where(and(eq(approvalPeople.companyId, companyId), inArray(approvalPeople.employeeId, [...people])))
    .groupBy(approvalPeople.employeeId);
  return new Map(rows.map(({ id, ...counts }) => [id, counts]));
}
