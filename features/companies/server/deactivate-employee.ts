import 'server-only';
import { and, count, eq, ne } from 'drizzle-orm';
import { clock } from '#lib/server/clock.ts';
import { closeSessions } from '#features/identity/server/index.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { inCompany } from '#lib/server/db/in-company.ts';
import { retryOnConflict } from '#lib/server/db/retry-on-conflict.ts';
import { dispatchEvent } from '#lib/server/domain-events.ts';
import { readPort } from '#lib/server/ports/read-ports.ts';
import { recordChange } from '#lib/server/record-change.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import { AppError, notFound } from '#lib/shared/errors.ts';
import type {
  deactivateEmployee as deactivateOperation,
  employeeLeaving as leavingOperation,
  reactivateEmployee as reactivateOperation,
} from '../contract.ts';
import { deactivateRefusal, deactivateSentences, type Leaving } from '../rules/deactivation.ts';
import { announceListChange } from './announce-people.ts';
import { endArrangements } from './arrangements.ts';
import { findMember, lockEmployee } from './companies.repo.ts';
import { lockCompany } from './lock-company.ts';
import { managerRefusal } from './manager-chain.ts';
import { refuseMemberChange } from './member-change.ts';
import { departments, employees, invitations } from './tables.ts';

/** What deactivating an employee would do. */
export const readLeaving: UseCase<typeof leavingOperation> = async ({
  db,
  query: { userId, successorId },
  caller: { companyId },
}) => {
  const leaving = await leavingOf(db, companyId, userId, successorId ?? null);
  return { refusal: deactivateRefusal(leaving), sentences: deactivateSentences(leaving) };
};

/**
 * Closes an employee's account in one transaction: ends all sessions, moves direct reports to a successor, and removes
 * them as head of departments. Other features handle `employee.leaving` in the same transaction.
 */
export const deactivateEmployee: UseCase<typeof deactivateOperation> = (call) =>
  retryOnConflict(call.db, (tx) => inCompany(tx, call.caller.companyId, (db) => closeAccount({ ...call, db })));

async function closeAccount({
  db,
  body: { userId, successorId },
  caller,
  request,
}: Parameters<UseCase<typeof deactivateOperation>>[0]): Promise<{ done: true }> {
  const { companyId } = caller;
  await lockCompany(db, companyId);
  const employee = await lockEmployee(db, companyId, userId);
  if (!employee) throw notFound('This person');
  const leaving = await leavingOf(db, companyId, userId, successorId);
  const refusal = deactivateRefusal(leaving);
  if (refusal) throw new AppError('STATE_BLOCKED', refusal, { fields: { successorId: refusal } });
  await refuseMemberChange(db, caller, { employeeId: userId, state: 'inactive' });
  if (employee.state === 'inactive') return { done: true };
  const own = and(eq(employees.companyId, companyId), eq(employees.managerId, userId));
  if (leaving.reports) await db.update(employees).set({ managerId: successorId }).where(own);
  await db
    .update(departments)
    .set({ headId: null })
    .where(and(eq(departments.companyId, companyId), eq(departments.headId, userId)));
  await db.delete(invitations).where(and(eq(invitations.companyId, companyId), eq(invitations.employeeId, userId)));
  await db
    .update(employees)
    .set({ state: 'inactive' })
    .where(and(eq(employees.companyId, companyId), eq(employees.id, userId)));
  await endArrangements(db, companyId, userId);
  await dispatchEvent(db, 'employee.leaving', { companyId, userId, successorId });
  await closeSessions(db, userId, clock.now());
  await recordChange(
    db,
    { caller, request },
    {
      kind: 'employee',
      subjectId: userId,
      subject: leaving.name,
      before: { state: employee.state },
      after: { state: 'inactive', ...(leaving.successor ? { successor: leaving.successor } : {}) },
    },
  );
  await announceListChange(db, caller, 'closed', userId);
  return { done: true };
}

/** Reopens an account: active where there was one, else invited. */
export const reactivateEmployee: UseCase<typeof reactivateOperation> = async ({
  db,
  body: { userId },
  caller,
  request,
}) => {
  const { companyId } = caller;
  const employee = await lockEmployee(db, companyId, userId);
  if (!employee) throw notFound('This person');
  const state = employee.activatedAt ? ('active' as const) : ('invited' as const);
  await refuseMemberChange(db, caller, { employeeId: userId, state });
  if (employee.state !== 'inactive') return { done: true };
  await db
    .update(employees)
    .set({ state })
    .where(and(eq(employees.companyId, companyId), eq(employees.id, userId)));
  await recordChange(
    db,
    { caller, request },
    {
      kind: 'employee',
      subjectId: userId,
      subject: `${employee.firstName} ${employee.lastName}`,
      before: { state: 'inactive' },
      after: { state },
    },
  );
  await announceListChange(db, caller, 'reopened', userId);
  return { done: true };
};

/** What is unfinished for an employee. */
async function leavingOf(db: Db, companyId: string, userId: string, successorId: string | null): Promise<Leaving> {
  const member = await findMember(db, userId, companyId);
  if (!member) throw notFound('This person');
  const successor = successorId === null ? undefined : await findMember(db, successorId, companyId);
  const refusal =
    successorId === null ? null : await successorRefusal(db, companyId, userId, successorId, successor?.employee.state);
  if (refusal) throw new AppError('INVALID_INPUT', refusal, { fields: { successorId: refusal } });
  const open = await readPort('bookings').countOpenOf(db, userId, clock.now().toISOString().slice(0, 10));
  const approvals = await readPort('approvals').countWaitingFor(db, companyId, userId);
  const [reports] = await db
    .select({ count: count() })
    .from(employees)
    .where(and(eq(employees.companyId, companyId), eq(employees.managerId, userId), ne(employees.state, 'inactive')));
  const led = await db
    .select({ name: departments.name })
    .from(departments)
    .where(and(eq(departments.companyId, companyId), eq(departments.headId, userId)));
  const nameOf = (one: typeof member) => `${one.employee.firstName} ${one.employee.lastName}`;
  return {
    name: nameOf(member),
    ...open,
    reports: reports?.count ?? 0,
    approvals,
    departments: led.map(({ name }) => name),
    successor: successor ? nameOf(successor) : null,
  };
}

async function successorRefusal(
  db: Db,
  companyId: string,
  userId: string,
  successorId: string,
  state: string | undefined,
): Promise<string | null> {
  if (state === undefined) return 'Choose someone of your company.';
  if (state === 'inactive') return 'This account is closed too. Choose someone who still works here.';
  return successorId === userId
    ? 'Choose someone other than the person who leaves.'
    : ((await managerRefusal(db, companyId, userId, null)) ?? null);
}
