import 'server-only';
import { and, arrayContains, asc, count, desc, eq, exists, inArray, not, or, sql, type SQL } from 'drizzle-orm';
import { namesOfPeople } from '#features/companies/server/index.ts';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import { notFound } from '#lib/shared/errors.ts';
import { TRAVEL_CATEGORY_CODES } from '#lib/shared/travel-modes.ts';
import type { approvalList as operation, ApprovalStatus, ListedRequest, RequestType } from '../contract.ts';
import { nextLookAt } from '../rules/pass-time.ts';
import type { RunState } from '../rules/run.ts';
import { approvalStatusOf } from '../rules/text/run-messages.ts';
import { absencesAt, standsInFor } from './absences.repo.ts';
import { approvalPeople, approvalRequests } from './tables.ts';

const STATES: Record<ApprovalStatus, RunState> = {
  approved: 'approved',
  declined: 'declined',
  rejected: 'expired',
  pending: 'waiting',
  withdrawn: 'withdrawn',
};
const PARTS = { 1: 'asker', 2: 'traveller', 4: 'approver' } as const;

/** Counts: requests the caller has to answer, and unread ones. */
export type ApprovalCounts = { approvalCount: number; notificationCount: number };

/** A page of requests (7.12) with the caller's counts. Five queries, whatever the number of requests. */
export const listApprovals: UseCase<typeof operation> = async ({
  db,
  query: { userId, requestType, pageNo, pageSize, sortBy, approvalStatus },
  caller,
}) => {
  if (userId !== undefined && userId !== caller.userId) throw notFound('This list');
  const seen = await seenBy(db, caller);
  const wanted = and(
    seen.concerns,
    ofType(seen, requestType),
    approvalStatus === undefined
      ? undefined
      : approvalStatus === 'pending' && requestType === 4
        ? seen.waits
        : eq(approvalRequests.state, STATES[approvalStatus]),
  );
  const [total] = await db
    .select({ requests: count() })
    .from(approvalRequests)
    .leftJoin(approvalPeople, seen.mine)
    .where(wanted);
  const order = sortBy === 'asc' ? asc : desc;
  const rows = await db
    .select({ request: approvalRequests, isRead: approvalPeople.isRead, waits: sql<boolean>`${seen.waits}` })
    .from(approvalRequests)
    .leftJoin(approvalPeople, seen.mine)
    .where(wanted)
    .orderBy(order(approvalRequests.askedAt), order(approvalRequests.id))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);
  const names = await namesOfPeople(db, caller.companyId, [...new Set(rows.map(({ request }) => request.requesterId))]);
  return {
    response: rows.map(({ request, isRead, waits }): ListedRequest => {
      const { bookingId, companyId, trip, run, mode, amount, reason, requesterId, askedAt } = request;
      const outside = trip.travellers.find(({ verdict }) => !verdict.inPolicy) ?? trip.travellers[0];
      return {
        bookingId,
        companyId,
        isRead: isRead ?? false,
        travelCategory: TRAVEL_CATEGORY_CODES[mode],
        approvalStatus: approvalStatusOf(run.state),
        hasQuote: null,
        title: trip.title,
        place: trip.place,
        poster: trip.poster,
        from: trip.from,
        to: trip.to,
        total: amount,
        currency: trip.currency,
        askedBy: names.get(requesterId) ?? 'somebody who left',
        travellers: trip.travellers.map(({ name }) => name),
        reason,
        inPolicy: trip.inPolicy,
        tag: outside?.verdict.tag ?? '',
        waitsForMe: waits,
        until: run.deadline,
        ceiling: trip.ceiling ?? null,
        answerBy: nextLookAt(run) ?? run.deadline,
        askedAt: askedAt.toISOString(),
      };
    }),
    count: total?.requests ?? 0,
    ...(await countsOf(db, seen)),
  };
};

type Seen = { mine: SQL | undefined; concerns: SQL | undefined; waits: SQL };

/**
 * The requests somebody may see: their own, those they are an approver of, and those of people they stand in for today.
 */
export async function seenBy(db: Db, { companyId, userId }: { companyId: string; userId: string }): Promise<Seen> {
  const now = clock.now();
  const others = standsInFor(userId, now, await absencesAt(db, companyId, now));
  const asked = others.length
    ? exists(
        db
          .select({ one: sql`1` })
          .from(sql`approval_people other`)
          .where(
            sql`other.request_id = ${approvalRequests.id} and other.is_asked and ${inArray(sql`other.employee_id`, others)}`,
          ),
      )
    : sql`false`;
  const ownTrip = or(eq(approvalRequests.requesterId, userId), arrayContains(approvalRequests.travellerIds, [userId]));
  const standsIn = and(asked, not(ownTrip ?? sql`false`));
  return {
    mine: and(eq(approvalPeople.requestId, approvalRequests.id), eq(approvalPeople.employeeId, userId)),
    concerns: and(
      eq(approvalRequests.companyId, companyId),
      or(sql`${approvalPeople.employeeId} is not null`, standsIn),
    ),
    waits: sql`(coalesce(${approvalPeople.isAsked}, false) or (${standsIn}))`,
  };
}

const ofType = ({ waits }: Seen, type: RequestType): SQL | undefined =>
  type === 4 ? or(eq(approvalPeople.part, 'approver'), waits) : eq(approvalPeople.part, PARTS[type]);

/** Counts of requests to answer and of unread ones. */
export async function countsOf(db: Db, seen: Seen): Promise<ApprovalCounts> {
  const [counts] = await db
    .select({
      approvalCount: count(sql`case when ${seen.waits} then 1 end`),
      notificationCount: count(sql`case when not coalesce(${approvalPeople.isRead}, false) then 1 end`),
    })
    .from(approvalRequests)
    .leftJoin(approvalPeople, seen.mine)
    .where(seen.concerns);
  return counts ?? { approvalCount: 0, notificationCount: 0 };
}
