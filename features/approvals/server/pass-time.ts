import 'server-only';
import { and, asc, eq, lte } from 'drizzle-orm';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { passTime } from '../rules/pass-time.ts';
import type { RequestRow } from './requests.repo.ts';
import { approvalRequests } from './tables.ts';
import { takeStep, type Ended } from './take-step.ts';

const BATCH = 20;
const LATER_MS = 60_000;

type Due = Pick<RequestRow, 'id' | 'companyId'>;

/** Requests for which time changes something now. */
export const requestsDue = (db: Db): Promise<Due[]> =>
  db
    .select({ id: approvalRequests.id, companyId: approvalRequests.companyId })
    .from(approvalRequests)
    .where(lte(approvalRequests.nextLookAt, clock.now()))
    .orderBy(asc(approvalRequests.nextLookAt))
    .limit(BATCH);

/** Lets time pass for one: its level passes on or declines, or it ends with the price. Null where another process has it, or was faster. */
export async function passTimeOf(db: Db, { id, companyId }: Due): Promise<{ row: RequestRow; ended: Ended } | null> {
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
  if (!row) return null;
  const step = passTime(row.run, now.toISOString());
  return step.done ? takeStep(db, row, step) : null;
}

/** One that could not be looked at is looked at again in a minute, so that it does not hold up the others. */
export async function lookLater(db: Db, { id }: Due): Promise<void> {
  await db
    .update(approvalRequests)
    .set({ nextLookAt: new Date(clock.now().getTime() + LATER_MS) })
    .where(eq(approvalRequests.id, id));
}
