import 'server-only';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { isRefundable } from '#lib/shared/cancellation.ts';
import { amendmentInProgress, paidFor, type AmendmentOf } from '../../rules/flight-amendments.ts';
import { datesNote, datesRefused, withDates } from '../../rules/stay-dates.ts';
import { roomRefunds, soldLines, remainingRooms } from '../../rules/stay-rooms.ts';
import { addToTrail, lockedBooking, mustBeStay, type BookingRow, type StayRow } from '../bookings.repo.ts';
import { issueMoveDocuments } from '../changes/issue-move-documents.ts';
import { afterPaidChange, refuseChange, settleChange } from '../changes/settle-change.ts';
import { presentBookedStay } from '../products/present-booked-stay.ts';
import { requestOf, staySupplier } from '../products/stay-product.ts';
import { outcomeOf } from '../supplier.ts';
import type { StaySnapshot } from '../tables.ts';
import { changeBooking, transition } from '../transition.ts';

/**
 * Has the hotel move the reservation to the dates of the change under way, then settles its money and documents. The
 * amendment's id is the key, so asking twice is once; while the hotel does not answer the booking stays `amending` and
 * the recovery job asks again.
 */
export async function finishChangingDates(db: Db, booking: StayRow): Promise<BookingRow> {
  const amendment = amendmentInProgress(booking, 'dates');
  if (!amendment) return booking;
  const request = requestOf({ ...booking.snapshot, stay: amendment.to.stay });
  const told = await outcomeOf(staySupplier(db).confirmDates(booking.id, amendment.id, request));
  if (told.outcome === 'unknown') return booking;
  return changeBooking(
    db,
    (tx) => lockedBooking(tx, booking.id),
    async (tx, current) => {
      if (amendmentInProgress(current, 'dates')?.id !== amendment.id) return current;
      const amending = mustBeStay(current);
      return told.outcome === 'changed'
        ? move(tx, amending, amendment)
        : refuseChange(tx, amending, amendment, datesRefused(Math.max(0, amendment.amount), amending.currency));
    },
  );
}

async function move(tx: Db, booking: StayRow, amendment: AmendmentOf<'dates'>): Promise<BookingRow> {
  const at = clock.now();
  const { to, amount, charge, words, kept } = amendment;
  const { id, currency, payerAccount } = booking;
  const snapshot = withDates(booking.snapshot, to, kept, new Date(amendment.at));
  const total = booking.total + amount;
  await addToTrail(tx, id, at, {
    stage: 'change',
    total,
    note: datesNote({ words, amount, charge, newNights: to.total, paid: paidFor(amendment) }, currency, payerAccount),
  });
  const parts = await settleChange(tx, booking, amendment);
  const done = await transition(tx, booking, 'finishAmend', {
    ...afterPaidChange(booking, { ...amendment, state: 'done', toSource: parts.toSource }),
    snapshot,
    checkIn: to.stay.checkIn,
    checkOut: to.stay.checkOut,
    checkInAt: new Date(to.checkInAt),
    checkOutAt: new Date(to.checkOutAt),
    ...companyAfter(booking, amendment, snapshot, total),
  });
  const moved = mustBeStay(done);
  await issueMoveDocuments(tx, {
    amendment,
    before: presentBookedStay(booking),
    after: { ...presentBookedStay(moved), lines: soldLines(moved.snapshot) },
    credited: roomRefunds(booking.snapshot, remainingRooms(booking.snapshot), new Date(amendment.at)).map((room) => ({
      lines: room.lines,
      amount: room.refund,
    })),
    payerAccount: moved.payerAccount,
    parts,
  });
  return done;
}

/** The company's part of a stay on its new dates, with the verdict under which they were chosen. */
function companyAfter(
  { company }: StayRow,
  { evaluated, to }: AmendmentOf<'dates'>,
  { nights, cancellationPolicies }: StaySnapshot,
  total: number,
) {
  if (company?.option.mode !== 'hotel') return {};
  const refundable = isRefundable(cancellationPolicies, total, clock.now());
  const option = { ...company.option, checkIn: to.stay.checkIn, nights, total, refundable };
  return { company: { ...company, ...evaluated, option } };
}
