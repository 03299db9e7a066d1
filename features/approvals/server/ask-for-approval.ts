import 'server-only';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { isUniqueViolation } from '#lib/server/db/transaction.ts';
import { AppError } from '#lib/shared/errors.ts';
import { newId } from '#lib/shared/ids.ts';
import type { ApprovalTrip } from '../contract.ts';
import { changeFare } from '../rules/change-fare.ts';
import type { Level } from '../rules/configuration.ts';
import { coveredUpTo } from '../rules/covered-up-to.ts';
import type { ResolvedLevel } from '../rules/resolve-levels.ts';
import { openRun } from '../rules/run.ts';
import { sameLevels } from '../rules/same-levels.ts';
import { askedAlready, nobodyApproves } from '../rules/text/run-messages.ts';
import { excludedFrom, levelsFor } from './people-for.ts';
import { lastRequestFor, requestOfBooking, type RequestRow } from './requests.repo.ts';
import { approvalPeople, approvalRequests, type AppliedRule } from './tables.ts';
import { takeStep } from './take-step.ts';

/** What is asked for: a booking that is held until `deadline`, and the very trip that an answer holds for. Amount in paise. */
export type Asking = Pick<
  RequestRow,
  'companyId' | 'bookingId' | 'tripKey' | 'mode' | 'requesterId' | 'travellerIds' | 'reason' | 'amount'
> & {
  trip: ApprovalTrip;
  levels: readonly Level[];
  rule: AppliedRule;
  deadline: Date;
  /** Whether something was booked with the approval of that booking. */ isSpent: (
    bookingId: string,
  ) => Promise<boolean>;
};

/**
 * Sends a trip for approval in the transaction that holds it. Where the same person asked for the same trip before, that
 * request goes on at the new price, unless its approval is spent: who approved as much is not asked again. The booking is
 * written before: where the request ends at once, `approval.ended` finds it.
 * Throws STATE_BLOCKED when nobody can approve it, CONFLICT while it is being asked for already.
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

/** The request of this trip goes on at another price, for another booking. */
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

/** Two who ask at once for the same trip: one asks, the other is told. */
async function onlyOne<Result>(write: () => Promise<Result>): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    if (isUniqueViolation(error)) throw new AppError('CONFLICT', askedAlready);
    throw error;
  }
}

const movedTo = ({ bookingId: last, earlierBookingIds }: RequestRow, bookingId: string) =>
  last === bookingId ? {} : { bookingId, earlierBookingIds: [...earlierBookingIds, last] };

type SameTrip = Pick<Asking, 'companyId' | 'tripKey' | 'requesterId' | 'amount'>;

/** The request whose approval covers this trip at this price; undefined when somebody has to be asked. */
export async function approvalCovering(db: Db, same: SameTrip): Promise<RequestRow | undefined> {
  const row = await lastRequestFor(db, same);
  return row && row.state === 'approved' && same.amount <= coveredUpTo(row) ? row : undefined;
}

/**
 * Moves the approval to this booking, in the transaction that holds the room. Locks the request first and decides under
 * that lock: of two holds of the same trip, the second sees the booking that the first one took the approval for.
 * False when the request is not approved any more, does not cover the price, or was used for another booking (`isSpent`).
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
 * True when the approval that this booking was held with has moved on to another booking of the same trip. Locks the
 * request, so that it does not move while the caller's transaction decides.
 */
export async function approvalMovedOn(db: Db, companyId: string, bookingId: string): Promise<boolean> {
  const row = await requestOfBooking(db, companyId, bookingId, true);
  return row !== undefined && row.bookingId !== bookingId;
}
