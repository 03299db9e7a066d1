import 'server-only';
import { issueCreditNote, issueSupplement } from '#features/documents/server/index.ts';
import { withHotels } from '#features/packages/server/index.ts';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import type { TourHotel } from '#lib/server/ports/tour-operator.ts';
import { collectedIn } from '../../rules/collected-tax.ts';
import { amendmentUnderWay, paidFor, type AmendmentOf } from '../../rules/flight-amendments.ts';
import { collectedBack, departureNote, departureRefused, withDeparture } from '../../rules/package-departure.ts';
import { addToTrail, lockedBooking, mustBePackage, type BookingRow, type PackageRow } from '../bookings.repo.ts';
import { afterPaidChange, refuseChange, settleChange } from '../changes/settle-change.ts';
import { packageProduct, tourOperator } from '../products/package-product.ts';
import { payerAccountKind } from '../products/payment-of.ts';
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
  const amendment = underWay(booking);
  if (!amendment) return booking;
  const request = requestFor(booking, amendment.to.departure);
  const told = await outcomeOf(tourOperator(db).confirmDeparture(booking.id, amendment.id, request));
  if (told.outcome === 'unknown') return booking;
  if (told.outcome === 'changed') await packageProduct.nameGuests?.(db, booking);
  return changeBooking(
    db,
    (tx) => lockedBooking(tx, booking.id),
    async (tx, current) => {
      if (underWay(current)?.id !== amendment.id) return current;
      const amending = mustBePackage(current);
      return told.outcome === 'changed'
        ? moved(tx, amending, amendment, told.hotels)
        : refuseChange(tx, amending, amendment, departureRefused(Math.max(0, amendment.amount), amending.currency));
    },
  );
}

function underWay({ state, amendments }: BookingRow): AmendmentOf<'departure'> | null {
  const amendment = state === 'amending' ? amendmentUnderWay(amendments) : undefined;
  return amendment?.kind === 'departure' ? amendment : null;
}

async function moved(
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
  await issueDocuments(tx, booking, mustBePackage(done), amendment, parts);
  return done;
}

/**
 * A credit note for what came back of the earlier departure, then an invoice for the new one. Last, because their series are
 * counted one booking at a time.
 */
async function issueDocuments(
  tx: Db,
  before: PackageRow,
  after: PackageRow,
  { id: reference, at: promisedAt, amount, charge, refundTo, to, paid }: AmendmentOf<'departure'>,
  parts: { toSource: number; toWallet: number },
): Promise<void> {
  const at = clock.now();
  const booking = presentBookedPackage(before);
  const back = to.total - amount;
  await issueCreditNote({
    db: tx,
    booking,
    refund: { amount: back, charge, to: refundTo, parts, at: promisedAt, because: 'dates' },
    credited: [{ lines: standingInvoiceLines(before.snapshot), amount: back }],
    at,
    reference,
  });
  const payment = {
    ...paid,
    paidAt: promisedAt,
    account: payerAccountKind(after.payerAccount),
    credited: Math.min(back, to.total),
    creditedFor: 'departure' as const,
  };
  const lines = standingInvoiceLines(after.snapshot);
  await issueSupplement({
    db: tx,
    booking,
    supplied: { ...presentBookedPackage(after), lines, total: to.total, payment },
    reference,
    at,
  });
}
