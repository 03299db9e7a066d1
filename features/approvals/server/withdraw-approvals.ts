import 'server-only';
import { and, eq, or, sql } from 'drizzle-orm';
import { addressesOfPeople, whoAnswersFor } from '#features/companies/server/index.ts';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import type { DomainEvents } from '#lib/server/domain-events.ts';
import { AppError } from '#lib/shared/errors.ts';
import { replacePerson, withdraw } from '../rules/replace-person.ts';
import { runAllows } from '../rules/run.ts';
import { requestOfBooking } from './requests.repo.ts';
import { absences, approvalPeople, approvalRequests } from './tables.ts';
import { takeStep } from './take-step.ts';

/**
 * Withdraws the request of a booking, by its requester or because the booking was released. Does nothing where there is
 * none or it has ended.
 */
export async function withdrawApproval(db: Db, companyId: string, bookingId: string, by: string): Promise<void> {
  const row = await requestOfBooking(db, companyId, bookingId, true);
  if (!row || row.bookingId !== bookingId || !runAllows(row.state, 'withdraw')) return;
  const step = withdraw(row.run, clock.now().toISOString());
  if (step.done) await takeStep(db, row, step, { by });
}

/**
 * Replaces an employee who leaves: their pending and later levels go to the successor or the administrators, and
 * absences that name them as stand-in end. Throws STATE_BLOCKED where no approver would remain.
 */
export async function passOnApprovals(
  db: Db,
  { companyId, userId: gone, successorId }: DomainEvents['employee.leaving'],
): Promise<void> {
  await db
    .delete(absences)
    .where(and(eq(absences.companyId, companyId), or(eq(absences.employeeId, gone), eq(absences.standInId, gone))));
  const open = await db
    .select()
    .from(approvalRequests)
    .where(
      and(
        eq(approvalRequests.companyId, companyId),
        eq(approvalRequests.state, 'waiting'),
        sql`strpos(${approvalRequests.run} ->> 'levels', ${JSON.stringify(gone)}) > 0`,
      ),
    )
    .orderBy(approvalRequests.id)
    .for('update');
  if (!open.length) return;
  const instead = await insteadOf(db, companyId, gone, successorId);
  for (const row of open) {
    const step = replacePerson(row.run, gone, instead, clock.now().toISOString());
    if (!step.done) throw new AppError('STATE_BLOCKED', step.reason, { fields: { successorId: step.reason } });
    await db
      .update(approvalPeople)
      .set({ isAsked: false })
      .where(and(eq(approvalPeople.requestId, row.id), eq(approvalPeople.employeeId, gone)));
    await takeStep(db, row, step, { events: [{ kind: 'replaced', by: gone, people: [...instead], note: '' }] });
  }
}

async function insteadOf(db: Db, companyId: string, gone: string, successorId: string | null): Promise<string[]> {
  const { able, administrators } = await whoAnswersFor(db, companyId, gone, successorId === null ? [] : [successorId]);
  if (successorId !== null && able.has(successorId)) return [successorId];
  const open = new Set((await addressesOfPeople(db, companyId, administrators)).map(({ id }) => id));
  return administrators.filter((id) => id !== gone && open.has(id));
}
