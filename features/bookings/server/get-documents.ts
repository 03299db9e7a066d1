import 'server-only';
import type * as contract from '../documents.contract.ts';
import {
  findReceipt,
  findSupplement,
  issueInvoice,
  renderCalendar,
  renderDocument,
  ticketCodesOf,
} from '#features/documents/server/index.ts';
import { clock } from '#lib/server/clock.ts';
import { env } from '#lib/server/env.ts';
import { senderOf } from '#lib/server/mail/sender.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import { AppError } from '#lib/shared/errors.ts';
import { bookingForDocument } from './booking-for-document.ts';
import { mustBeFlight, type BookingRow } from './bookings.repo.ts';
import { productOf } from './products/index.ts';
import { presentBookedFlight } from './products/present-booked-flight.ts';

/** The voucher of a confirmed booking, with its current guests and requests. */
export const getVoucher: UseCase<typeof contract.voucher> = async ({ db, query, caller }) =>
  renderDocument(voucherOf(await bookingForDocument(db, caller, query.bookingId, 'voucher')));

const voucherOf = (booking: BookingRow) => productOf(booking).travelDocument(booking);

/** The e-ticket of the valid part of a ticketed trip. */
export const getTicket: UseCase<typeof contract.ticket> = async ({ db, query, caller }) =>
  renderDocument({
    kind: 'ticket',
    trip: presentBookedFlight(mustBeFlight(await bookingForDocument(db, caller, query.bookingId, 'ticket'))),
  });

/**
 * The invoice of a confirmed booking, issued now if it was not yet; or the supplementary one of a change, or the receipt of a
 * payment, by its number.
 */
export const getInvoice: UseCase<typeof contract.invoice> = async ({ db, query: { bookingId, amendment }, caller }) => {
  const booking = await bookingForDocument(db, caller, bookingId, 'invoice', amendment !== undefined);
  if (amendment) {
    const which = { db, bookingId: booking.id, reference: amendment };
    const supplement = (await findSupplement(which)) ?? (await findReceipt(which));
    if (!supplement)
      throw new AppError('STATE_BLOCKED', 'This change has no invoice of its own: nothing more was paid for it.');
    return renderDocument({ kind: 'invoice', invoice: supplement });
  }
  return renderDocument({
    kind: 'invoice',
    invoice: await issueInvoice({ db, booking: productOf(booking).soldTrip(booking), at: clock.now() }),
  });
};

/** The stay, the flights or the package of a confirmed booking as a calendar file. */
export const getCalendar: UseCase<typeof contract.calendar> = async ({ db, query, caller }) => {
  const booking = await bookingForDocument(db, caller, query.bookingId, 'calendar file');
  return renderCalendar(productOf(booking).soldTrip(booking), { organizer: senderOf(env().MAIL_FROM) });
};

/** The bar codes of the e-ticket, for showing them without a network. Throws what `getTicket` throws. */
export const getBoardingCodes: UseCase<typeof contract.boardingCodes> = async ({ db, query, caller }) => {
  const booking = mustBeFlight(await bookingForDocument(db, caller, query.bookingId, 'ticket'));
  return ticketCodesOf(presentBookedFlight(booking), clock.now());
};
