import 'server-only';
import { and, eq } from 'drizzle-orm';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { recordEvent } from '#lib/server/audit.ts';
import type { RequestFacts } from '#lib/server/request-facts.ts';
import type { CompanyCaller } from '#lib/server/use-case.ts';
import type { BodyOf } from '#lib/shared/define-operation.ts';
import { AppError, notFound } from '#lib/shared/errors.ts';
import { mostForWindow, windowAround, windowText, type WindowBound } from '#lib/shared/approved-window.ts';
import { formatMoney } from '#lib/shared/money.ts';
import type { ApprovalStatus, decideApproval as operation } from '../contract.ts';
import { decide } from '../rules/decide.ts';
import { amountMoved, approvalStatusOf, decideRefusal, noRoute, windowTooDear } from '../rules/text/run-messages.ts';
import { absencesAt, standsInFor } from './absences.repo.ts';
import { peopleOf } from './present-request.ts';
import { lockedRequest, type RequestRow } from './requests.repo.ts';
import { approvalPeople } from './tables.ts';
import { takeStep } from './take-step.ts';

/** Who answers; signed in, or by the link of an email (`through`). */
type Answerer = Pick<CompanyCaller, 'companyId' | 'userId' | 'userType'>;

/**
 * Applies an answer, the caller's own or as a stand-in, and gives the request's status then. Locks the request, so that the second of two parallel answers
 * sees the first. Refusals are listed at the operation.
 */
export async function answerRequest(
  db: Db,
  { caller, request, through }: { caller: Answerer; request: RequestFacts; through?: string },
  { bookingId, answer, amount, upTo, windowDays, note }: BodyOf<typeof operation>,
): Promise<ApprovalStatus> {
  const { companyId, userId } = caller;
  const now = clock.now();
  const { row, away } = await requestToAnswer(db, caller, bookingId);
  if (row.amount !== amount)
    throw new AppError('PRICE_CHANGED', amountMoved(formatMoney({ amount: row.amount, currency: row.trip.currency })), {
      details: { amount: row.amount },
    });
  const window = answer === 'approve' && windowDays !== null ? windowFor(row, windowDays, upTo ?? amount) : undefined;
  const step = decide(
    row.run,
    {
      by: userId,
      answer,
      at: now.toISOString(),
      note,
      ...(upTo === null ? {} : { upTo }),
      ...(window ? { window } : {}),
    },
    away,
  );
  if (!step.done) throw new AppError('STATE_BLOCKED', step.reason);
  await db
    .insert(approvalPeople)
    .values({ requestId: row.id, companyId, employeeId: userId, part: 'approver', isAsked: false, isRead: true })
    .onConflictDoUpdate({ target: [approvalPeople.requestId, approvalPeople.employeeId], set: { isRead: true } });
  await recordEvent(db, request, {
    action: `approval-decision.${answer === 'approve' ? 'approved' : 'declined'}`,
    actor: caller,
    subjectId: row.requesterId,
    details: {
      kind: 'approval-decision',
      subject: row.trip.title,
      changes: [
        { field: 'total', after: row.amount },
        ...(through ? [{ field: 'through', after: through }] : []),
        ...(answer === 'approve' && upTo !== null && upTo > row.amount ? [{ field: 'upTo', after: upTo }] : []),
        ...(window ? [{ field: 'window', after: windowText(window, clock.today(row.trip.zone)) }] : []),
      ],
    },
  });
  const forWhom = step.run.decisions.slice(row.run.decisions.length).map((decision) => decision.forWhom);
  await takeStep(db, row, step, { by: userId, events: [{ kind: answer, by: userId, people: forWhom, note }] });
  return approvalStatusOf(step.run.state);
}

/** The route and days of an approval for a window. Throws INVALID_INPUT beside `windowDays` or `upTo`. */
function windowFor({ trip, amount }: RequestRow, days: number, upTo: number): WindowBound[] {
  if (!trip.route?.length || trip.change)
    throw new AppError('INVALID_INPUT', noRoute, { fields: { windowDays: noRoute } });
  const most = mostForWindow(amount);
  if (upTo > most) {
    const problem = windowTooDear(formatMoney({ amount: most, currency: trip.currency }));
    throw new AppError('INVALID_INPUT', problem, { fields: { upTo: problem } });
  }
  return windowAround(trip.route, days);
}

/**
 * The locked request that someone is or was asked about, and who is away. Throws FORBIDDEN for whoever asked or travels,
 * NOT_FOUND for everybody else.
 */
export async function requestToAnswer(db: Db, { companyId, userId }: CompanyMember, bookingId: string) {
  const now = clock.now();
  const row = await lockedRequest(db, companyId, bookingId);
  if (row.run.excluded.includes(userId)) throw new AppError('FORBIDDEN', decideRefusal('own'));
  const away = await absencesAt(db, companyId, now);
  if (!(await concerns(db, row, userId, standsInFor(userId, now, away)))) throw notFound('This request');
  return { row, away };
}
type CompanyMember = { companyId: string; userId: string };

/** Whether the caller, or someone they stand in for now, is an approver of it. */
async function concerns(db: Db, { id, run }: RequestRow, userId: string, others: readonly string[]): Promise<boolean> {
  if (peopleOf(run).some((person) => person === userId || others.includes(person))) return true;
  const [known] = await db
    .select({ part: approvalPeople.part })
    .from(approvalPeople)
    .where(and(eq(approvalPeople.requestId, id), eq(approvalPeople.employeeId, userId)));
  return known?.part === 'approver';
}
