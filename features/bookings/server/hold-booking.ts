import 'server-only';
import { takeUpApproval } from '#features/approvals/server/index.ts';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import type { RequestFacts } from '#lib/server/request-facts.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import { AppError } from '#lib/shared/errors.ts';
import type * as contract from '../contract.ts';
import { holdIsOver } from '../rules/can-do.ts';
import { NEEDS_APPROVAL } from '../rules/company-messages.ts';
import { acceptedNote, holdNote } from '../rules/price-notes.ts';
import { clockTime } from '../rules/sentences.ts';
import { addToTrail, bookingById, bookingOfUser, type BookingRow } from './bookings.repo.ts';
import { checkPriceAgain } from './check-price-again.ts';
import { guardCompanyBooking, type Guarded } from './company/guard-company-booking.ts';
import { moveWindow } from './company/approved-windows.ts';
import { isForCompany } from './company/evaluate-booking.ts';
import { isSpent } from './company/is-spent.ts';
import { mustBeWithinHoldLimits, withinHoldLimits } from './hold-limits.ts';
import { bookingSummary, productOf } from './products/index.ts';
import { holdExpired, mustBeAtPrice } from './refusals.ts';
import type { BookingSnapshot } from './tables.ts';
import { changeBooking, mustBeAllowed, transition } from './transition.ts';
import { viewOf } from './present-booking.ts';

/**
 * Holds a room or flight at the price that was shown or is accepted by this call. A repeated call gives the same
 * answer. "Sold out" leaves the booking with its guests as it was, in case something becomes free.
 */
export const holdBooking: UseCase<typeof contract.hold> = async ({
  db,
  body: { bookingId, acceptedTotal },
  caller,
  request,
}) => {
  const booking = await bookingOfUser(db, caller.userId, bookingId);
  mustBeAllowed(booking, 'hold', clock.now());
  mustBeAtPrice(booking, acceptedTotal);
  if (booking.state === 'held') return viewOf(db, stillHeld(booking));

  await checkPriceAgain(db, booking);
  const guarded = await guardCompanyBooking(db, booking, request);
  const held = await withinHoldLimits(db, booking, request, async () => {
    const { expiresAt, snapshot } = await productOf(booking).hold(db, booking);
    return recordHold(db, { bookingId, acceptedTotal, expiresAt, snapshot, guarded, request });
  });
  return viewOf(db, held);
};

async function recordHold(
  db: Db,
  hold: {
    bookingId: string;
    acceptedTotal: number;
    expiresAt: Date;
    snapshot: BookingSnapshot | undefined;
    guarded: Guarded | null;
    request: RequestFacts;
  },
): Promise<BookingRow> {
  const { bookingId, acceptedTotal, expiresAt, snapshot, guarded, request } = hold;
  try {
    return await changeBooking(
      db,
      (tx) => bookingById(tx, bookingId),
      async (tx, booking) => {
        if (booking.state === 'held') return booking; // a repeated call, the same hold
        mustBeAllowed(booking, 'hold', clock.now());
        mustBeAtPrice(booking, acceptedTotal);
        await mustBeWithinHoldLimits(tx, booking, request);
        const moved = await partWithWindow(tx, booking, guarded, expiresAt);
        const held = await transition(tx, booking, 'hold', {
          holdExpiresAt: expiresAt,
          change: null,
          ...(snapshot ? { snapshot } : {}),
          paymentPlan: null, // of a payment that was left; the price may be another now
          ...(guarded ? { company: moved ?? guarded.company } : {}),
        });
        if (
          guarded?.approval &&
          !(await takeUpApproval(tx, {
            ...guarded.approval,
            bookingId,
            deadline: expiresAt,
            isSpent: (approvedId) => isSpent(tx, approvedId, bookingId),
          }))
        )
          throw needsApproval();
        const { change, total, currency } = booking;
        await addToTrail(
          tx,
          bookingId,
          clock.now(),
          ...(change
            ? [{ stage: 'accepted' as const, total, note: acceptedNote(change.before, change.after, currency) }]
            : []),
          {
            stage: 'hold',
            total,
            note: holdNote(total, clockTime(expiresAt, bookingSummary(booking).place, clock.now()), currency, booking),
          },
        );
        return held;
      },
    );
  } catch (error) {
    const now = await bookingById(db, bookingId);
    // a hold nobody will use
    if (now.state === 'quoted' || now.state === 'expired') await productOf(now).release(db, now);
    throw error;
  }
}

/** The part of a booking that is held within the window of an approval; null where it is not. */
async function partWithWindow(tx: Db, booking: BookingRow, guarded: Guarded | null, deadline: Date) {
  if (!guarded?.within || !isForCompany(booking)) return null;
  const moved = await moveWindow(tx, booking, { ...guarded.within, deadline });
  if (!moved) throw needsApproval();
  return moved;
}

const needsApproval = () => new AppError('OUT_OF_POLICY', NEEDS_APPROVAL, { details: { mayAsk: true } });

function stillHeld(booking: BookingRow): BookingRow {
  if (holdIsOver({ now: clock.now(), holdExpiresAt: booking.holdExpiresAt })) throw holdExpired(booking);
  return booking;
}
