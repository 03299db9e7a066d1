import 'server-only';
import { and, eq, inArray, notInArray } from 'drizzle-orm';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { dispatchEvent } from '#lib/server/domain-events.ts';
import { coveredUpTo } from '../rules/coverage.ts';
import { eventsOfEffects, type NewEvent } from '../rules/effect-events.ts';
import { nextLookAt } from '../rules/deadlines.ts';
import { unanswered, windowOf, type Effect, type Run } from '../rules/run.ts';
import { announceEffects } from './announce-effects.ts';
import type { RequestRow } from './requests.repo.ts';
import { approvalEvents, approvalPeople, approvalRequests } from './tables.ts';

/** Further changes of a step: who took it, and the request's new facts. */
export type StepFacts = {
  by?: string | null;
  change?: Partial<
    Pick<
      RequestRow,
      'bookingId' | 'earlierBookingIds' | 'tripKey' | 'trip' | 'rule' | 'reason' | 'amountBefore' | 'askedAt'
    >
  >;
  events?: readonly NewEvent[];
  /** The request continues for another booking; its approvals count for that one too. */
  isAskedAnew?: boolean;
};

/**
 * Writes a step of a locked request in the transaction of `db`: the run, its current approvers, history and
 * announcements. Dispatches `approval.ended` where the request ended otherwise than by withdrawal.
 */
export async function takeStep(
  db: Db,
  before: RequestRow,
  { run, effects }: { run: Run; effects: readonly Effect[] },
  { by = null, change = {}, events = [], isAskedAnew = false }: StepFacts = {},
): Promise<void> {
  const now = clock.now();
  const look = nextLookAt(run);
  const values = {
    ...change,
    run,
    state: run.state,
    amount: run.amount,
    nextLookAt: look === null ? null : new Date(look),
    updatedAt: now,
  };
  const [row] = await db.update(approvalRequests).set(values).where(eq(approvalRequests.id, before.id)).returning();
  if (!row) throw new Error(`Request ${before.id} is gone`);
  await record(db, row, [...events, ...eventsOfEffects(effects, by)]);
  await askPeople(db, row);
  await announceEffects(db, row, effects, before.run);
  if (isAskedAnew || effects.some(({ kind }) => kind === 'ended')) await announceEnd(db, row);
}

async function announceEnd(db: Db, row: RequestRow): Promise<void> {
  if (row.state === 'waiting' || row.state === 'withdrawn') return;
  await dispatchEvent(db, 'approval.ended', {
    companyId: row.companyId,
    mode: row.mode,
    requestedId: row.bookingId,
    changedBookingId: row.trip.change?.bookingId ?? null,
    outcome: row.state,
    coveredUpTo: coveredUpTo(row),
    window: row.trip.change ? null : windowOf(row.run),
  });
}

/** Appends to the request's history. */
export async function record(
  db: Db,
  { id: requestId, companyId, amount }: RequestRow,
  events: readonly NewEvent[],
): Promise<void> {
  if (events.length)
    await db
      .insert(approvalEvents)
      .values(events.map((event) => ({ ...event, requestId, companyId, amount, at: clock.now() })));
}

/** Sets the people the request is pending with. */
async function askPeople(db: Db, { id: requestId, companyId, run }: RequestRow): Promise<void> {
  const asked = run.state === 'waiting' ? unanswered(run) : [];
  const others = asked.length ? notInArray(approvalPeople.employeeId, asked) : undefined;
  await db
    .update(approvalPeople)
    .set({ isAsked: false })
    .where(and(eq(approvalPeople.requestId, requestId), eq(approvalPeople.isAsked, true), others));
  if (!asked.length) return;
  const rows = asked.map((employeeId) => ({
    requestId,
    companyId,
    employeeId,
    part: 'approver' as const,
    isAsked: true,
    isRead: false,
  }));
  await db.insert(approvalPeople).values(rows).onConflictDoNothing();
  await db
    .update(approvalPeople)
    .set({ isAsked: true, isRead: false })
    .where(
      and(
        eq(approvalPeople.requestId, requestId),
        inArray(approvalPeople.employeeId, asked),
        eq(approvalPeople.isAsked, false),
      ),
    );
}
