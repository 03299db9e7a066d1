import 'server-only';
import { withHotels } from '#features/packages/server/index.ts';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import type { TourHotel } from '#lib/server/ports/tour-operator.ts';
import { collectedIn } from '../../rules/collected-tax.ts';
import { amendmentInProgress, paidFor, type AmendmentOf } from '../../rules/flight-amendments.ts';
import { collectedBack, departureNote, departureRefused, withDeparture } from '../../rules/package-departure.ts';
import { addToTrail, lockedBooking, mustBePackage, type BookingRow, type PackageRow } from '../bookings.repo.ts';
import { issueMoveDocuments } from '../changes/issue-move-documents.ts';
import { afterPaidChange, refuseChange, settleChange } from '../changes/settle-change.ts';
import { packageProduct, tourOperator } from '../products/package-product.ts';
import { presentBookedPackage, standingInvoiceLines } from '../products/present-booked-package.ts';
import { outcomeOf } from '../supplier.ts';
import { changeBooking, transition } from '../transition.ts';
import { requestFor } from './price-departure.ts';

/**
 * Has the tour operator move the reservation to the departure of the change under way, then settles its money and documents. The
 * amendment's id is the key, so asking twice is once; while the operator does not answer the booking stays `amending` and the
 * recovery job asks again.
 */
export async function finishChangingDeparture(db: Db, booking: PackageRow): Promise<BookingRow> {
  const amendment = amendmentInProgress(booking, 'departure');
  if (!amendment) return booking;
  const request = requestFor(booking, amendment.to.departure);
  const told = await outcomeOf(tourOperator(db).confirmDeparture(booking.id, amendment.id, request));
  if (told.outcome === 'unknown') return booking;
  if (told.outcome === 'changed') await packageProduct.nameGuests?.(db, booking);
  return changeBooking(
    db,
    (tx) => lockedBooking(tx, booking.id),
    async (tx, current) => {
      if (amendmentInProgress(current, 'departure')?.id !== amendment.id) return current;
      const amending = mustBePackage(current);
      return told.outcome === 'changed'
        ? move(tx, amending, amendment, told.hotels)
        : refuseChange(tx, amending, amendment, departureRefused(Math.max(0, amendment.amount), amending.currency));
    },
  );
}

async function move(
  tx: Db,
  booking: PackageRow,
  amendment: AmendmentOf<'departure'>,
  hotels: readonly TourHotel[],
): Promise<BookingRow> {
  const { to, amount, charge, words, kept } = amendment;
  const { id, currency, snapshot, total } = booking;
  const after = withDeparture(snapshot, to, { total, kept, at: new Date(amendment.at) });
  await addToTrail(tx, id, clock.now(), {
    stage: 'change',
    total: total + amount,
    note: departureNote({ words, amount, charge, newPrice: to.total, paid: paidFor(amendment) }, currency),
  });
  const collected = collectedIn(to.lines) - collectedBack(snapshot, total, total - kept);
  const parts = await settleChange(tx, booking, amendment, collected);
  const done = await transition(tx, booking, 'finishAmend', {
    ...afterPaidChange(booking, { ...amendment, state: 'done', toSource: parts.toSource }),
    snapshot: { ...after, days: withHotels(after.days, hotels) },
    checkIn: to.departure,
    checkOut: to.ends,
    checkInAt: new Date(to.startsAt),
    checkOutAt: new Date(to.endsAt),
    paymentPlan: null, // all of it was paid; the payments were those of the earlier price
  });
  const moved = mustBePackage(done);
  await issueMoveDocuments(tx, {
    amendment,
    before: presentBookedPackage(booking),
    after: { ...presentBookedPackage(moved), lines: standingInvoiceLines(moved.snapshot) },
    credited: [{ lines: standingInvoiceLines(snapshot), amount: to.total - amount }],
    payerAccount: moved.payerAccount,
    parts,
    creditedFor: 'departure',
  });
  return done;
}
