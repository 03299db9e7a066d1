import 'server-only';
import { and, eq } from 'drizzle-orm';
import { recordEvent } from '#lib/server/audit.ts';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import type { RequestFacts } from '#lib/server/request-facts.ts';
import { AppError } from '#lib/shared/errors.ts';
import { requestTitle } from '../rules/request-text.ts';
import { blockedSentence, stateAfter, type TransportAction } from '../rules/states.ts';
import { announceCost } from './announce-cost.ts';
import type { RequestRow } from './requests.repo.ts';
import { transportEvents, transportRequests } from './tables.ts';

/** Who acts: an employee or staff with their request; null where approvers or time decide. */
export type Actor = { userId: string; userType: 'corporate' | 'staff'; request: RequestFacts } | null;

type Change = Partial<
  Pick<RequestRow, 'quoteId' | 'payerAccount' | 'ticketNumber' | 'confirmationNote' | 'refund' | 'startsAt'>
>;

/** Throws STATE_BLOCKED, with what to do instead, where the state of a request does not allow an action. */
export function mustAllow({ state }: Pick<RequestRow, 'state'>, action: TransportAction): void {
  if (stateAfter(state, action) === null) throw new AppError('STATE_BLOCKED', blockedSentence(state));
}

/**
 * Changes the state of a locked request, with its trail entry, the entry of the company's audit trail and what it takes of
 * the company's budgets, in the transaction of `db`. `amount` in paise. Throws STATE_BLOCKED.
 */
export async function changeRequest(
  db: Db,
  row: RequestRow,
  action: TransportAction,
  {
    actor,
    change = {},
    note = '',
    amount = null,
  }: { actor: Actor; change?: Change; note?: string; amount?: number | null },
): Promise<RequestRow> {
  const state = stateAfter(row.state, action);
  if (state === null) throw new AppError('STATE_BLOCKED', blockedSentence(row.state));
  const [changed] = await db
    .update(transportRequests)
    .set({ ...change, state, updatedAt: clock.now() })
    .where(and(eq(transportRequests.companyId, row.companyId), eq(transportRequests.id, row.id)))
    .returning();
  if (!changed) throw new Error(`Transport request ${row.id} is gone`);
  await noteEvent(db, changed, { action, actor, note, amount });
  await announceCost(db, changed);
  return changed;
}

/** Appends to the trail of a request, and to the audit trail of its company where someone acted. */
export async function noteEvent(
  db: Db,
  row: RequestRow,
  {
    action,
    actor,
    note = '',
    amount = null,
  }: { action: TransportAction | 'request'; actor: Actor; note?: string; amount?: number | null },
): Promise<void> {
  await db.insert(transportEvents).values({
    companyId: row.companyId,
    requestId: row.id,
    at: clock.now(),
    action,
    by: actor?.userId ?? null,
    note,
    amount,
  });
  if (!actor) return;
  await recordEvent(db, actor.request, {
    action: `transport-request.${AUDITED[action]}`,
    actor,
    companyId: row.companyId,
    subjectId: row.id,
    details: {
      kind: 'transport-request',
      subject: requestTitle(row.details),
      changes: [{ field: 'state', after: row.state }, ...(amount === null ? [] : [{ field: 'total', after: amount }])],
    },
  });
}

/** Verbs of the audit trail. */
const AUDITED: Record<TransportAction | 'request', string> = {
  request: 'created',
  quote: 'quoted',
  refuse: 'refused',
  choose: 'booked',
  ask: 'sent for approval',
  approve: 'approved',
  approveUnpaid: 'approved',
  decline: 'declined',
  expire: 'expired',
  pay: 'booked',
  confirm: 'confirmed',
  fail: 'refused',
  cancel: 'cancelled',
};
