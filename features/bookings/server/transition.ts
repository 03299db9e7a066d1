import 'server-only';
import { and, eq } from 'drizzle-orm';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { retryOnConflict, VersionConflict } from '#lib/server/db/retry-on-conflict.ts';
import { AppError } from '#lib/shared/errors.ts';
import { checkInKey, nextOpening } from '../rules/check-in.ts';
import { canDo, type BookingFacts } from '../rules/can-do.ts';
import { amendmentUnderWay, changeUnpaid } from '../rules/flight-amendments.ts';
import { BOOKED_STATES } from '../rules/emails/email-context.ts';
import { emailOfTransition } from '../rules/emails/email-of-transition.ts';
import { nextPaymentStep } from '../rules/payment-plan.ts';
import { nextState, type BookingAction } from '../rules/states.ts';
import { dueAfter } from '../rules/waiting.ts';
import { asBooking, type BookingRow } from './bookings.repo.ts';
import { announceCheckInEnded, announceNews } from './announce-news.ts';
import { announceCost } from './company/announce-cost.ts';
import { enqueueBookingEmail } from './emails/enqueue-booking-email.ts';
import { bookingSummary, productOf } from './products/index.ts';
import { bookingEvents, bookings } from './tables.ts';

/** Columns that follow from the table of states and from when it is changed. */
type FollowingColumn =
  | 'state'
  | 'version'
  | 'nextCheckAt'
  | 'checks'
  | 'checkInNextAt'
  | 'checkInTold'
  | 'paymentNextAt'
  | 'paymentTold'
  | 'createdAt'
  | 'updatedAt';

/** A booking as it is opened. */
export type NewBooking = Omit<typeof bookings.$inferInsert, FollowingColumn>;

/** Creates a booking: a checked price, state `quoted`. */
export async function openBooking(db: Db, booking: NewBooking): Promise<BookingRow> {
  const now = clock.now();
  const nextCheckAt = dueAfter('quoted', { now, createdAt: now, holdExpiresAt: null });
  const [row] = await db
    .insert(bookings)
    .values({ ...booking, state: 'quoted', nextCheckAt, createdAt: now, updatedAt: now })
    .returning();
  if (!row) throw new Error(`Booking ${booking.id} was not written`);
  await db
    .insert(bookingEvents)
    .values({ bookingId: row.id, at: now, action: 'quote', fromState: null, toState: 'quoted' });
  return asBooking(row);
}

/** Columns that may change with a transition. */
export type BookingChange = Partial<Omit<typeof bookings.$inferInsert, FollowingColumn | 'id' | 'userId' | 'language'>>;

export const factsOf = (booking: BookingRow, now: Date): BookingFacts => ({
  category: booking.category,
  now,
  holdExpiresAt: booking.holdExpiresAt,
  checkInAt: booking.checkInAt,
  zone: bookingSummary(booking).place.zone,
  hasDetails: booking.details !== null,
});

/** The error for an action that state or facts do not allow: STATE_BLOCKED with the reason as a sentence. */
export const blocked = (booking: BookingRow, action: BookingAction, now: Date): AppError =>
  new AppError(
    'STATE_BLOCKED',
    canDo(booking.state, action, factsOf(booking, now)).reason ?? 'This was done already.',
    { details: { state: booking.state } },
  );

/** Throws STATE_BLOCKED unless the action is allowed now. */
export function mustBeAllowed(booking: BookingRow, action: BookingAction, now: Date): void {
  if (!canDo(booking.state, action, factsOf(booking, now)).allowed) throw blocked(booking, action, now);
}

/**
 * The only place that changes a booking's state: one UPDATE guarded by state and version, so that of two parallel
 * changes one succeeds and the other retries (`changeBooking`). Also writes the event, and the email about it, and announces
 * what a company's booking costs it now. Throws OVER_BUDGET where a budget of the company refuses what is asked for.
 */
export async function transition(
  db: Db,
  booking: BookingRow,
  action: BookingAction,
  change: BookingChange = {},
): Promise<BookingRow> {
  const now = clock.now();
  const to = nextState(booking.state, action);
  if (to === null) throw blocked(booking, action, now);
  const holdExpiresAt = change.holdExpiresAt === undefined ? booking.holdExpiresAt : change.holdExpiresAt;
  const due = dueAfter(to, { now, createdAt: booking.createdAt, holdExpiresAt });
  const [row] = await db
    .update(bookings)
    .set({
      ...change,
      state: to,
      version: booking.version + 1,
      checks: 0,
      nextCheckAt: due,
      checkInNextAt: nextOpening(checkInsOf({ ...booking, ...change, state: to } as BookingRow), [], now),
      paymentNextAt: BOOKED_STATES.includes(to)
        ? nextPaymentStep(change.paymentPlan === undefined ? booking.paymentPlan : change.paymentPlan, [])
        : null,
      updatedAt: now,
    })
    .where(and(eq(bookings.id, booking.id), eq(bookings.state, booking.state), eq(bookings.version, booking.version)))
    .returning();
  if (!row) throw new VersionConflict();
  await db
    .insert(bookingEvents)
    .values({ bookingId: booking.id, at: now, action, fromState: booking.state, toState: to });
  const moved = asBooking(row);
  await announceCost(db, booking, moved, action);
  await tellPeople(db, booking, moved, action);
  return moved;
}

async function tellPeople(db: Db, before: BookingRow, after: BookingRow, action: BookingAction): Promise<void> {
  const email = emailOfTransition(before.state, action);
  if (email)
    await enqueueBookingEmail(db, after, email, {
      amendment: (amendmentUnderWay(before.amendments) ?? changeUnpaid(before.amendments))?.id,
    });
  if (endsCheckIn(before, after)) await announceCheckInEnded(db, after);
  const newTimes = newTimesOf(after) && !newTimesOf(before);
  if (newTimes) await enqueueBookingEmail(db, after, 'new-times');
  if (email === 'confirmed' || newTimes) await announceNews(db, after, newTimes ? 'new-times' : 'confirmed');
}

/**
 * Web check-in of a booked trip. When the next one opens is set at each transition without regard to what was told:
 * only the job that tells (`announce-check-in.ts`) reads and writes that, under the row's lock.
 */
const checkInsOf = (booking: BookingRow) =>
  BOOKED_STATES.includes(booking.state) ? productOf(booking).checkIns(booking) : [];

/** Whether a check-in that people were told of was cancelled, or moved to another day. */
function endsCheckIn({ checkInTold }: BookingRow, after: BookingRow): boolean {
  const standing = checkInsOf(after).map(checkInKey);
  return checkInTold !== null && checkInTold.some((key) => !standing.includes(key));
}

const newTimesOf = (booking: BookingRow) => productOf(booking).scheduleChange(booking);

/** Reads a booking and changes it in one transaction (`retryOnConflict`). */
export const changeBooking = <Result>(
  db: Db,
  read: (tx: Db) => Promise<BookingRow>,
  work: (tx: Db, booking: BookingRow) => Promise<Result>,
): Promise<Result> => retryOnConflict(db, async (tx) => work(tx, await read(tx)));
