import 'server-only';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { isUniqueViolation } from '#lib/server/db/transaction.ts';
import { AppError } from '#lib/shared/errors.ts';
import { newId } from '#lib/shared/ids.ts';
import type { ApprovalTrip } from '../contract.ts';
import { changeFare } from '../rules/change-fare.ts';
import type { Level } from '../rules/configuration.ts';
import { coveredUpTo, sameLevels } from '../rules/coverage.ts';
import type { ResolvedLevel } from '../rules/resolve-levels.ts';
import { openRun } from '../rules/run.ts';
import { askedAlready, nobodyApproves } from '../rules/text/run-messages.ts';
import { excludedFrom, levelsFor } from './people-for.ts';
import { lastRequestFor, requestOfBooking, type RequestRow } from './requests.repo.ts';
import { approvalPeople, approvalRequests, type AppliedRule } from './tables.ts';
import { takeStep } from './take-step.ts';

/** The booking held until `deadline`, and the trip the approval will be valid for. Amount in paise. */
export type Asking = Pick<
  RequestRow,
  'companyId' | 'bookingId' | 'tripKey' | 'mode' | 'requesterId' | 'travellerIds' | 'reason' | 'amount'
> & {
  trip: ApprovalTrip;
  levels: readonly Level[];
  rule: AppliedRule;
  deadline: Date;
  /** Whether a trip was booked with the approval of that booking. */ isSpent: (bookingId: string) => Promise<boolean>;
};

/**
 * Sends a trip for approval, in the transaction that holds it. An earlier request of the same person for the same trip
 * continues at the new price unless its approval was used; approvers who approved as much are not asked again. The
 * booking row must exist: a request that ends at once dispatches `approval.ended`. Throws STATE_BLOCKED when nobody can
 * approve it, CONFLICT while the trip is already requested.
 */
export async function askForApproval(db: Db, asking: Asking): Promise<void> {
  const levels = await levelsFor(db, asking.companyId, asking.rule, asking.levels, asking);
  if (!levels.length) throw new AppError('STATE_BLOCKED', nobodyApproves);
  const before = await lastRequestFor(db, asking, true);
  if (before?.state === 'waiting')
    throw new AppError('CONFLICT', askedAlready, { details: { bookingId: before.bookingId } });
  const goesOn = before && !(before.state === 'approved' && (await asking.isSpent(before.bookingId)));
  await (goesOn ? askAnew(db, before, asking, levels) : askFirst(db, asking, levels));
}

async function askFirst(
  db: Db,
  { companyId, bookingId, tripKey, mode, requesterId, travellerIds, reason, amount, trip, rule, deadline }: Asking,
  levels: readonly ResolvedLevel[],
) {
  const now = clock.now();
  const { run, effects } = openRun({
    levels,
    amount,
    deadline: deadline.toISOString(),
    at: now.toISOString(),
    excluded: excludedFrom({ requesterId, travellerIds }),
  });
  const values = {
    id: newId('apr', now.getTime()),
    companyId,
    bookingId,
    tripKey,
    mode,
    requesterId,
    travellerIds,
    reason,
    amount,
    trip,
    rule,
    run,
    state: run.state,
    askedAt: now,
    updatedAt: now,
  };
  const [row] = await onlyOne(() => db.insert(approvalRequests).values(values).returning());
  if (!row) throw new Error(`The request for ${bookingId} was not written`);
  const others = travellerIds.filter((id) => id !== requesterId);
  const concerned = [
    { employeeId: requesterId, part: 'asker' as const, isRead: true },
    ...others.map((employeeId) => ({ employeeId, part: 'traveller' as const, isRead: false })),
  ];
  await db
    .insert(approvalPeople)
    .values(concerned.map((person) => ({ ...person, requestId: row.id, companyId, isAsked: false })));
  await takeStep(db, row, { run, effects });
}

/** Continues the earlier request of this trip at another price, for another booking. */
async function askAnew(
  db: Db,
  before: RequestRow,
  { bookingId, reason, amount, trip, rule, deadline }: Asking,
  levels: readonly ResolvedLevel[],
) {
  const now = clock.now();
  const step = changeFare(before.run, {
    amount,
    deadline: deadline.toISOString(),
    at: now.toISOString(),
    levels: sameLevels(before.run.levels, levels) ? undefined : levels,
  });
  if (!step.done) throw new AppError('STATE_BLOCKED', step.reason);
  await onlyOne(() =>
    takeStep(db, before, step, {
      change: { ...movedTo(before, bookingId), trip, rule, reason, amountBefore: before.amount, askedAt: now },
      isAskedAnew: true,
    }),
  );
}

/** Of two parallel requests for the same trip the second is refused. */
async function onlyOne<Result>(write: () => Promise<Result>): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    if (isUniqueViolation(error)) throw new AppError('CONFLICT', askedAlready);
    throw error;
  }
}

/** The change with which a request goes on for another booking. */
export const movedTo = ({ bookingId: last, earlierBookingIds }: RequestRow, bookingId: string) =>
  last === bookingId ? {} : { bookingId, earlierBookingIds: [...earlierBookingIds, last] };

type SameTrip = Pick<Asking, 'companyId' | 'tripKey' | 'requesterId' | 'amount'>;

/** The approved request that covers this trip at this price; undefined when approval has to be requested. */
export async function approvalCovering(db: Db, same: SameTrip): Promise<RequestRow | undefined> {
  const row = await lastRequestFor(db, same);
  return row && row.state === 'approved' && same.amount <= coveredUpTo(row) ? row : undefined;
}

/**
 * Moves an approval to this booking, in the transaction that holds the room. Locks the request first, so that of two
 * parallel holds of a trip the second sees that the first took the approval. False when the request is no longer
 * approved, does not cover the price, or was used for another booking (`isSpent`).
 */
export async function takeUpApproval(
  db: Db,
  same: SameTrip & Pick<Asking, 'isSpent'> & { bookingId: string; deadline: Date },
): Promise<boolean> {
  const row = await lastRequestFor(db, same, true);
  if (row?.state !== 'approved' || same.amount > coveredUpTo(row) || (await same.isSpent(row.bookingId))) return false;
  const step = changeFare(row.run, {
    amount: same.amount,
    deadline: same.deadline.toISOString(),
    at: clock.now().toISOString(),
  });
  if (!step.done || step.run.state !== 'approved') return false;
  await takeStep(db, row, step, { change: { ...movedTo(row, same.bookingId), amountBefore: row.amount } });
  return true;
}

/**
 * True when the approval that this booking was held with has moved to another booking of the same trip. Locks the
 * request, so that it cannot move before the caller's transaction ends.
 */
export async function approvalMovedOn(db: Db, companyId: string, bookingId: string): Promise<boolean> {
  const row = await requestOfBooking(db, companyId, bookingId, true);
  return row !== undefined && row.bookingId !== bookingId;
}
