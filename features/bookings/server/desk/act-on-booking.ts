import 'server-only';
import { retryRefunds } from '#features/payments/server/index.ts';
import { recordEvent } from '#lib/server/audit.ts';
import { clock } from '#lib/server/clock.ts';
import { forCompany } from '#lib/server/db/across-companies.ts';
import type { Db } from '#lib/server/db/connect.ts';
import type { RequestFacts } from '#lib/server/request-facts.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import type { StaffCaller } from '#lib/server/ports/read-ports.ts';
import { AppError, notFound } from '#lib/shared/errors.ts';
import type * as contract from '../../contract.ts';
import type { DeskBooking } from '../../contract.ts';
import { STAFF_AUDIT, staffCan, type StaffAction } from '../../rules/desk/staff-actions.ts';
import { paidSoFar } from '../../rules/payment-plan.ts';
import { neverConfirmed } from '../../rules/sentences.ts';
import { lockedBooking, type BookingRow } from '../bookings.repo.ts';
import { bookingSummary } from '../products/index.ts';
import { settleLocked } from '../settle-outcome.ts';
import { factsOf } from '../transition.ts';
import { presentForDesk, waitingRefunds } from './present-for-desk.ts';
import { checkNow } from '../next-check.ts';

/**
 * Makes the booking due for the recovery job, which runs every second: the question, and what follows from its answer, are
 * the job's own.
 */
export const askSupplierAgain: UseCase<typeof contract.askSupplierAgain> = (call) =>
  act('askSupplier', call, async (tx, booking) => {
    await checkNow(tx, booking.id);
    return { ...booking, nextCheckAt: clock.now() };
  });

/** Settles the booking as the supplier's own confirmation would have: ledger, invoice, email and events. */
export const recordConfirmed: UseCase<typeof contract.recordConfirmed> = (call) =>
  act('recordConfirmed', call, (tx, booking) =>
    settleLocked(tx, booking, { outcome: 'confirmed', code: call.body.code }),
  );

/**
 * Settles the booking as a refusal of the supplier would have: everything goes back. The recovery job cancels at the
 * supplier whatever was reserved all the same.
 */
export const refundUnbooked: UseCase<typeof contract.refundUnbooked> = (call) =>
  act('refundAll', call, (tx, booking) =>
    settleLocked(tx, booking, {
      outcome: 'failed',
      sentence: neverConfirmed(bookingSummary(booking).seller, paidSoFar(booking), booking.currency, booking.category),
    }),
  );

/** Makes the refunds due for the payment jobs. The gateway makes each refund once, however often it is asked. */
export const retryRefund: UseCase<typeof contract.retryRefund> = (call) =>
  act('retryRefund', call, async (tx, booking) => {
    await retryRefunds(tx, booking.id, clock.now());
    return booking;
  });

type Call = {
  db: Db;
  body: { companyId: string | null; bookingId: string; note: string };
  caller: StaffCaller;
  request: RequestFacts;
};

/**
 * One action of staff on a locked booking, with its entry of the audit trail (in the company's own for a trip at work).
 * Of parallel actions, of staff and of the jobs, the first decides. Throws NOT_FOUND, and STATE_BLOCKED with the reason.
 */
const act = (
  action: StaffAction,
  { db, body: { companyId, bookingId, note }, caller, request }: Call,
  work: (tx: Db, booking: BookingRow) => Promise<BookingRow>,
): Promise<DeskBooking> =>
  forCompany(db, companyId, async (tx) => {
    const booking = await lockedBooking(tx, bookingId);
    if (booking.companyId !== companyId) throw notFound('This booking');
    const { amount } = await waitingRefunds(tx, bookingId);
    const { state, category } = booking;
    const { why } = staffCan(action, { state, category, refundsWait: amount > 0 }, factsOf(booking, clock.now()));
    if (why !== null) throw new AppError('STATE_BLOCKED', `${why} Nothing was changed.`, { details: { state } });
    await recordEvent(tx, request, {
      action: STAFF_AUDIT[action],
      actor: { userId: caller.userId, userType: 'staff' },
      subjectId: bookingId,
      details: { kind: 'booking', subject: bookingSummary(booking).name, staffName: caller.staffName, note },
    });
    return presentForDesk(tx, await work(tx, booking));
  });
