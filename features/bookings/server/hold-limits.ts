import 'server-only';
import { and, asc, eq, gt, inArray, isNotNull, isNull, ne, or, sql, type SQL } from 'drizzle-orm';
import { activePeopleOf, settingsOf } from '#features/companies/server/index.ts';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { inTransaction } from '#lib/server/db/transaction.ts';
import { env } from '#lib/server/env.ts';
import { networkOf } from '#lib/server/http/client-network.ts';
import type { RequestFacts } from '#lib/server/request-facts.ts';
import { AppError } from '#lib/shared/errors.ts';
import { HOME_ZONE } from '#lib/shared/dates.ts';
import {
  CLAIM_SECONDS,
  companyHoldsFull,
  companyLimit,
  HOLD_LIMITS,
  networkHoldsFull,
  tooManyHolds,
  type Units,
} from '../rules/hold-limits.ts';
import { clockTime } from '../rules/sentences.ts';
import { asBooking, type BookingRow } from './bookings.repo.ts';
import { bookingSummary } from './products/index.ts';
import { bookings } from './tables.ts';

const UNPAID_HOLDS = ['held', 'awaiting_approval', 'approved', 'paying'];
const INDIA = { zone: HOME_ZONE, city: 'India' };

type Request = Pick<RequestFacts, 'address'>;
/** Units on hold per limit, and when the first of those holds ends. */
type Held = { units: number; next: Date | null };

/**
 * Runs the supplier's hold within the limits of `rules/hold-limits.ts`. The units are claimed in a transaction of their
 * own before the supplier is called, so that parallel calls never hold more than the limit; a claim ends with `hold`,
 * or after `CLAIM_SECONDS`. `hold` must call `mustBeWithinHoldLimits` again in the transaction that stores the hold.
 * Throws HOLD_LIMIT.
 */
export async function withinHoldLimits<Result>(
  db: Db,
  booking: BookingRow,
  request: Request,
  hold: () => Promise<Result>,
): Promise<Result> {
  const claim = { holdClaimedUntil: new Date(clock.now().getTime() + CLAIM_SECONDS * 1000) };
  await inTransaction(db, async (tx) => {
    const heldFrom = await mustBeWithinHoldLimits(tx, booking, request);
    await tx
      .update(bookings)
      .set({ ...claim, heldFrom })
      .where(eq(bookings.id, booking.id));
  });
  try {
    return await hold();
  } catch (error) {
    await db
      .update(bookings)
      .set({ holdClaimedUntil: null })
      .where(and(eq(bookings.id, booking.id), eq(bookings.state, 'quoted')));
    throw error;
  }
}

/**
 * Throws HOLD_LIMIT, with what to do, when this booking's units exceed the limit of the person, the company or the
 * network. Locks what it counts until the caller's transaction ends, so that parallel calls count one after the other.
 * Gives the network to count the booking under; null where it is not counted.
 */
export async function mustBeWithinHoldLimits(
  tx: Db,
  booking: BookingRow,
  { address }: Request,
): Promise<string | null> {
  const { userId, companyId, category, units } = booking;
  const trust = await trustOf(tx, booking);
  const network = trust.isTrusted || isThisMachine(address) ? null : networkOf(address);
  await lockAll(tx, [
    companyId === null ? `person:${userId}` : `company:${companyId}`,
    ...(network === null ? [] : [`network:${network}`]),
  ]);

  const own = and(
    eq(bookings.userId, userId),
    companyId === null ? isNull(bookings.companyId) : eq(bookings.companyId, companyId),
  );
  const userLimit = (companyId === null ? HOLD_LIMITS.consumer : HOLD_LIMITS.arranger)[category];
  if ((await heldBy(tx, booking, own)).units + units > userLimit)
    throw await userLimitReached(tx, booking, own, userLimit);

  if (companyId !== null && trust.limit) {
    const held = await heldBy(tx, booking, eq(bookings.companyId, companyId));
    if (held.units + units > trust.limit[category])
      throw limitReached(companyHoldsFull(trust.limit[category], timeOf(held), category));
  }
  if (network !== null) {
    const held = await heldBy(tx, booking, eq(bookings.heldFrom, network));
    if (held.units + units > HOLD_LIMITS.network[category] * env().RATE_LIMIT_FACTOR)
      throw limitReached(networkHoldsFull(timeOf(held), category));
  }
  return network;
}

/** People who paid for a booking before, and companies with granted credit, have higher limits. */
async function trustOf(
  tx: Db,
  { userId, companyId }: BookingRow,
): Promise<{ isTrusted: boolean; limit: Units | null }> {
  const theirs =
    companyId === null
      ? and(eq(bookings.userId, userId), isNull(bookings.companyId))
      : eq(bookings.companyId, companyId);
  const [paid] = await tx
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(theirs, isNotNull(bookings.paidAt)))
    .limit(1);
  if (companyId === null) return { isTrusted: paid !== undefined, limit: null };
  const isTrusted = paid !== undefined || (await settingsOf(tx, companyId)).creditLimit > 0;
  return {
    isTrusted,
    limit: companyLimit({ isTrusted, activePeople: isTrusted ? await activePeopleOf(tx, companyId) : 0 }),
  };
}

/** Takes the locks in one order, to avoid deadlocks. */
async function lockAll(tx: Db, names: string[]): Promise<void> {
  for (const name of names.sort())
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`holds:${name}`}, 0))`);
}

/** Calls from this machine are not counted by network. */
const isThisMachine = (address: string): boolean =>
  ['127.0.0.1', '::1', '::ffff:127.0.0.1', 'unknown'].includes(address);

/** Units of the booking's category on hold or being held now, without this booking. */
const live = ({ id, category }: BookingRow, whose: SQL | undefined): SQL | undefined => {
  const now = clock.now();
  const isHeld = and(inArray(bookings.state, UNPAID_HOLDS), gt(bookings.holdExpiresAt, now));
  const isClaimed = and(eq(bookings.state, 'quoted'), gt(bookings.holdClaimedUntil, now));
  return and(whose, ne(bookings.id, id), eq(bookings.category, category), or(isHeld, isClaimed));
};

async function heldBy(tx: Db, booking: BookingRow, whose: SQL | undefined): Promise<Held> {
  const ends = sql<string | null>`min(coalesce(${bookings.holdExpiresAt}, ${bookings.holdClaimedUntil}))`;
  const [row] = await tx
    .select({ units: sql<string>`coalesce(sum(${bookings.units}), 0)`, next: ends })
    .from(bookings)
    .where(live(booking, whose));
  return { units: Number(row?.units ?? 0), next: row?.next ? new Date(row.next) : null };
}

async function userLimitReached(tx: Db, booking: BookingRow, own: SQL | undefined, limit: number): Promise<AppError> {
  const rows = await tx.select().from(bookings).where(live(booking, own)).orderBy(asc(bookings.holdExpiresAt));
  const holds = rows.map(asBooking).map((held) => {
    const until = held.holdExpiresAt ?? held.holdClaimedUntil ?? clock.now();
    const { name, place } = bookingSummary(held);
    return { bookingId: held.id, name, units: held.units, until: clockTime(until, place, clock.now()) };
  });
  return limitReached(tooManyHolds(holds, limit, booking.category), { holds });
}

const timeOf = ({ next }: Held): string => clockTime(next ?? clock.now(), INDIA, clock.now());

const limitReached = (message: string, details?: Record<string, unknown>): AppError =>
  new AppError('HOLD_LIMIT', message, details ? { details } : {});
