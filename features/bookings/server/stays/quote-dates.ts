import 'server-only';
import { clock } from '#lib/server/clock.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import type * as contract from '../../contract.ts';
import { datesNote, withDates } from '../../rules/stay-dates.ts';
import { stayOfUser } from '../bookings.repo.ts';
import { policyOnDates } from '../company/preview-dates-change.ts';
import { datesFor } from './price-dates.ts';

/**
 * What new dates of a stay cost: their price now, and what the terms give for the booked nights. Paise. For a company with
 * its verdict and approvers.
 */
export const quoteDates: UseCase<typeof contract.changeDatesQuote> = async ({
  db,
  query: { bookingId, ...wanted },
  caller,
}) => {
  const booking = await stayOfUser(db, caller.userId, bookingId);
  const quote = await datesFor(db, booking, wanted);
  const { to, price, words, at } = quote;
  const { back, charge, kept, due, total } = price;
  const { nights, cancellationPolicies } = withDates(booking.snapshot, to, kept, at);
  return {
    newNights: to.total,
    nights,
    lines: to.lines.map((line) => ({ ...line, code: line.code === 'kept' ? 'room' : line.code })),
    back,
    charge,
    due,
    total,
    policies: cancellationPolicies,
    checkInAt: to.checkInAt,
    note: datesNote(
      { words, amount: due, charge, newNights: to.total, paid: { wallet: Math.max(0, due), gateway: 0 } },
      booking.currency,
      booking.payerAccount,
    ),
    ...(await policyOnDates(db, booking, quote)),
    now: clock.now().toISOString(),
  };
};
