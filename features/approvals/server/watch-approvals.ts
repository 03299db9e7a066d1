import 'server-only';
import { and, asc, eq, lte } from 'drizzle-orm';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { inCompany } from '#lib/server/db/in-company.ts';
import { retryOnConflict } from '#lib/server/db/retry-on-conflict.ts';
import { log } from '#lib/server/log.ts';
import { applyDeadlines } from '../rules/deadlines.ts';
import type { RequestRow } from './requests.repo.ts';
import { approvalRequests } from './tables.ts';
import { takeStep } from './take-step.ts';

const BATCH = 20;

const LATER_MS = 60_000;

type Due = Pick<RequestRow, 'id' | 'companyId'>;

/**
 * The scheduled job of approvals: applies time limits and ends requests whose price expired. Each request is handled in
 * a transaction of its own company; several processes may run it at once. Gives how many changed and how many failed.
 */
export async function watchApprovals({ db }: { db: Db }): Promise<{ moved: number; failed: number }> {
  const report = { moved: 0, failed: 0 };
  for (const due of await requestsDue(db)) {
    try {
      const moved = await retryOnConflict(db, (tx) =>
        inCompany(tx, due.companyId, (inside) => passTimeOf(inside, due)),
      );
      if (moved) report.moved += 1;
    } catch (error) {
      report.failed += 1;
      log().error({ err: error, requestId: due.id }, 'time could not pass for a request');
      await lookLater(db, due);
    }
  }
  return report;
}

/** Requests that are due now. */
const requestsDue = (db: Db): Promise<Due[]> =>
  db
    .select({ id: approvalRequests.id, companyId: approvalRequests.companyId })
    .from(approvalRequests)
    .where(lte(approvalRequests.nextLookAt, clock.now()))
    .orderBy(asc(approvalRequests.nextLookAt))
    .limit(BATCH);

/** Applies time limits to one request. False when another process has it locked or was faster. */
async function passTimeOf(db: Db, { id, companyId }: Due): Promise<boolean> {
  const now = clock.now();
  const [row] = await db
    .select()
    .from(approvalRequests)
    .where(
      and(
        eq(approvalRequests.companyId, companyId),
        eq(approvalRequests.id, id),
        lte(approvalRequests.nextLookAt, now),
      ),
    )
    .for('update', { skipLocked: true });
  if (!row) return false;
  const step = applyDeadlines(row.run, now.toISOString());
  if (step.done) await takeStep(db, row, step);
  return step.done;
}

/** A request that failed is tried again in a minute, so that it does not hold up the others. */
async function lookLater(db: Db, { id }: Due): Promise<void> {
  await db
    .update(approvalRequests)
    .set({ nextLookAt: new Date(clock.now().getTime() + LATER_MS) })
    .where(eq(approvalRequests.id, id));
}
