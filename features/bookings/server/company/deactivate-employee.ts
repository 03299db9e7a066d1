import 'server-only';
import { and, eq, inArray } from 'drizzle-orm';
import { passOnApprovals, withdrawApproval } from '#features/approvals/server/index.ts';
import type { deactivateEmployee as operation } from '#features/companies/contract.ts';
import { closeAccount } from '#features/companies/server/index.ts';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { inCompany } from '#lib/server/db/in-company.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import { asBooking } from '../bookings.repo.ts';
import { bookings } from '../tables.ts';
import { transition, retryOnConflict } from '../transition.ts';
import { applyApprovalOutcome } from './apply-approval-outcome.ts';

const OPEN = ['quoted', 'held', 'awaiting_approval', 'approved'] as const;

/**
 * Somebody leaves the company, all in one transaction: their account is closed, what is not booked yet is taken back, and
 * what waits for their answer waits for whoever takes over.
 */
export const deactivateEmployee: UseCase<typeof operation> = (call) => {
  const { companyId } = call.caller;
  return retryOnConflict(call.db, (tx) =>
    inCompany(tx, companyId, (inside) =>
      closeAccount({ ...call, db: inside }, async ({ userId, successorId }) => {
        for (const passed of await passOnApprovals(inside, companyId, userId, successorId))
          await applyApprovalOutcome(inside, passed);
        await takeBackOpen(inside, companyId, userId);
      }),
    ),
  );
};

async function takeBackOpen(db: Db, companyId: string, userId: string): Promise<void> {
  const rows = await db
    .select()
    .from(bookings)
    .where(and(eq(bookings.companyId, companyId), eq(bookings.userId, userId), inArray(bookings.state, [...OPEN])));
  for (const booking of rows.map(asBooking)) {
    await withdrawApproval(db, companyId, booking.id, userId);
    const ended = await transition(db, booking, booking.state === 'quoted' ? 'expire' : 'release');
    await db.update(bookings).set({ nextCheckAt: clock.now() }).where(eq(bookings.id, ended.id));
  }
}
