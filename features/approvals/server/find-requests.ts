import 'server-only';
import { and, arrayContains, count, eq, exists, inArray, not, notInArray, or, sql, type SQL } from 'drizzle-orm';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import type { QueryOf } from '#lib/shared/define-operation.ts';
import { modeOfCategory, type TravelMode } from '#lib/shared/travel-modes.ts';
import { REQUEST_TYPES, type approvalsFile, type ApprovalStatus, type RequestType } from '../contract.ts';
import type { RunState } from '../rules/run.ts';
import { absencesAt, standsInFor } from './absences.repo.ts';
import { approvalPeople, approvalRequests } from './tables.ts';

const STATES: Record<ApprovalStatus, RunState> = {
  approved: 'approved',
  declined: 'declined',
  rejected: 'expired',
  pending: 'waiting',
  withdrawn: 'withdrawn',
};
const SOLD_HERE: TravelMode[] = ['hotel', 'flight'];

/** Counts: requests the caller has to answer, and unread ones. */
export type ApprovalCounts = { approvalCount: number; notificationCount: number };

/** The condition of a list and its filter (7.12). The query joins `approvalPeople` by `seen.mine`. */
export function fitting(seen: Seen, filter: QueryOf<typeof approvalsFile>): SQL | undefined {
  const { requestType, approvalStatus, searchKey, travelCategory, policy } = filter;
  const mode = travelCategory === undefined ? null : modeOfCategory(travelCategory);
  return and(
    seen.concerns,
    ofType(seen, requestType),
    approvalStatus === undefined
      ? undefined
      : approvalStatus === 'pending' && requestType === 4
        ? seen.waits
        : eq(approvalRequests.state, STATES[approvalStatus]),
    mode === null ? undefined : eq(approvalRequests.mode, mode),
    policy && sql`${approvalRequests.trip} ->> 'inPolicy' = ${String(policy === 'inside')}`,
    searchKey ? saying(searchKey) : undefined,
  );
}

function saying(key: string): SQL | undefined {
  const words = `%${key.replace(/[\\%_]/g, (mark) => `\\${mark}`)}%`;
  return or(
    sql`${approvalRequests.trip} ->> 'title' ilike ${words}`,
    sql`${approvalRequests.trip} ->> 'place' ilike ${words}`,
    sql`${approvalRequests.reason} ilike ${words}`,
    sql`exists (select from jsonb_array_elements(${approvalRequests.trip} -> 'travellers') traveller where traveller ->> 'name' ilike ${words})`,
  );
}

/** What a list is sorted by. */
export const ORDERS = {
  asked: approvalRequests.askedAt,
  total: approvalRequests.amount,
  when: sql`${approvalRequests.trip} ->> 'from'`,
  due: approvalRequests.nextLookAt,
};

export type Seen = { mine: SQL | undefined; concerns: SQL | undefined; waits: SQL };

/**
 * The requests someone may see: their own, those they are an approver of, and those of people they stand in for today.
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
  const tripOfUser = or(
    eq(approvalRequests.requesterId, userId),
    arrayContains(approvalRequests.travellerIds, [userId]),
  );
  const standsIn = and(asked, not(tripOfUser ?? sql`false`));
  return {
    mine: and(eq(approvalPeople.requestId, approvalRequests.id), eq(approvalPeople.employeeId, userId)),
    concerns: and(
      eq(approvalRequests.companyId, companyId),
      or(sql`${approvalPeople.employeeId} is not null`, standsIn),
    ),
    waits: sql`(coalesce(${approvalPeople.isAsked}, false) or (${standsIn}))`,
  };
}

/** The condition of a list (`REQUEST_TYPES`). */
function ofType({ waits }: Seen, type: RequestType): SQL | undefined {
  const sent = eq(approvalPeople.part, 'asker');
  switch (type) {
    case REQUEST_TYPES.trips:
      return and(sent, inArray(approvalRequests.mode, SOLD_HERE));
    case REQUEST_TYPES.transport:
      return and(sent, notInArray(approvalRequests.mode, SOLD_HERE));
    case REQUEST_TYPES.forMe:
      return eq(approvalPeople.part, 'traveller');
    case REQUEST_TYPES.approvals:
      return or(eq(approvalPeople.part, 'approver'), waits);
  }
}

/** The same for someone of a company, for messages of other features. */
export const approvalCountsOf = async (
  db: Db,
  person: { companyId: string; userId: string },
): Promise<ApprovalCounts> => countsOf(db, await seenBy(db, person));

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
