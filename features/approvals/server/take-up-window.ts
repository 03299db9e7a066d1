import 'server-only';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import type { ApprovalTrip } from '../contract.ts';
import { othersOf } from '#lib/shared/approved-window.ts';
import { TRAVEL_CATEGORY_CODES } from '#lib/shared/travel-modes.ts';
import { changeFare } from '../rules/change-fare.ts';
import type { Level } from '../rules/configuration.ts';
import { coveredUpTo, sameLevels } from '../rules/coverage.ts';
import type { ResolvedLevel } from '../rules/resolve-levels.ts';
import { made, notMade, type Step } from '../rules/run.ts';
import { movedTo } from './ask-for-approval.ts';
import { levelsFor } from './people-for.ts';
import { requestOfBooking, type RequestRow } from './requests.repo.ts';
import type { AppliedRule } from './tables.ts';
import { takeStep } from './take-step.ts';

/** Another trip within the window of an approval, and who has to approve it by the rules of now. Amount in paise. */
export type WithinWindow = {
  companyId: string;
  /** The booking that has the approval. */ approvedId: string;
  amount: number;
  levels: readonly Level[];
  rule: AppliedRule;
  deadline: Date;
};

/**
 * Whether the approval of a booking covers another trip at its price without asking anybody again. The caller knows that
 * the trip is within the window; binding only in `takeUpWindow`.
 */
export async function coveredByWindow(db: Db, within: WithinWindow): Promise<boolean> {
  const row = await requestOfBooking(db, within.companyId, within.approvedId);
  return row !== undefined && (await stepOf(db, row, within)).done;
}

type Needed = Pick<WithinWindow, 'levels' | 'rule'>;
const keyOf = ({ levels, rule }: Needed) => JSON.stringify([levels, rule]);

/**
 * The same for the offers of a listing, which need one of these `needs`: the approval is read once, and the people of each
 * rule.
 */
export async function windowCoverage(
  db: Db,
  { companyId, approvedId }: Pick<WithinWindow, 'companyId' | 'approvedId'>,
  needs: readonly Needed[],
): Promise<(offer: Pick<WithinWindow, 'amount' | 'deadline'> & Needed) => boolean> {
  const row = await requestOfBooking(db, companyId, approvedId);
  if (row?.state !== 'approved' || row.bookingId !== approvedId) return () => false;
  const levelsOf = new Map<string, ResolvedLevel[]>();
  for (const need of needs)
    if (!levelsOf.has(keyOf(need)))
      levelsOf.set(keyOf(need), await levelsFor(db, companyId, need.rule, need.levels, row));
  return (offer) => stepWith(row, levelsOf.get(keyOf(offer)) ?? [], offer).done;
}

/** The event of a trip within an approval, where it is not that of flights. */
const WITHIN: Record<number, 'within-stay'> = { [TRAVEL_CATEGORY_CODES.hotel]: 'within-stay' };

/**
 * Moves an approval for a window to the booking of another trip in it, in the transaction that holds that. Locks the
 * request first, so that of two holds at once the second finds it moved. False when the request is not approved any
 * more, belongs to another booking, or somebody would have to be asked at this price.
 */
export async function takeUpWindow(
  db: Db,
  {
    bookingId,
    tripKey,
    trip,
    by,
    ...within
  }: WithinWindow & { bookingId: string; tripKey: string; trip: ApprovalTrip; by: string },
): Promise<boolean> {
  const row = await requestOfBooking(db, within.companyId, within.approvedId, true);
  const step = row ? await stepOf(db, row, within) : notMade('');
  if (!row || !step.done) return false;
  await takeStep(db, row, step, {
    by,
    change: { ...movedTo(row, bookingId), tripKey, trip, amountBefore: row.amount },
    events: [
      {
        kind: WITHIN[trip.travelCategory] ?? 'within',
        by,
        people: [],
        note: `${trip.title}, ${trip.legs.map(({ when }) => when).join('; ')}`,
      },
    ],
  });
  return true;
}

/**
 * Gives up the other flights of an approval, in the transaction that ends the booking's window; the trip itself stays
 * approved. Does nothing where there are none, or the approval moved on.
 */
export async function giveUpOthers(db: Db, companyId: string, bookingId: string, by: string): Promise<void> {
  const row = await requestOfBooking(db, companyId, bookingId, true);
  if (row?.bookingId !== bookingId || !row.run.decisions.some(({ window }) => window)) return;
  const decisions = row.run.decisions.map(({ window: _window, ...decision }) => decision);
  await takeStep(
    db,
    row,
    { run: { ...row.run, decisions }, effects: [] },
    { by, events: [{ kind: 'gave-up', by, people: [], note: othersOf(row.trip.route ?? []) }] },
  );
}

async function stepOf(
  db: Db,
  row: RequestRow,
  { companyId, approvedId, amount, levels, rule, deadline }: WithinWindow,
): Promise<Step> {
  if (row.state !== 'approved' || row.bookingId !== approvedId || amount > coveredUpTo(row)) return notMade('');
  return stepWith(row, await levelsFor(db, companyId, rule, levels, row), { amount, deadline });
}

/** The step with the people that the rules of now ask for. */
function stepWith(
  row: RequestRow,
  levels: readonly ResolvedLevel[],
  { amount, deadline }: Pick<WithinWindow, 'amount' | 'deadline'>,
): Step {
  if (!levels.length || amount > coveredUpTo(row)) return notMade('');
  const step = changeFare(row.run, {
    amount,
    deadline: deadline.toISOString(),
    at: clock.now().toISOString(),
    ...(sameLevels(row.run.levels, levels) ? {} : { levels }),
  });
  return step.done && step.run.state === 'approved' ? made(step.run, step.effects) : notMade('');
}
