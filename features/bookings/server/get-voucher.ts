import 'server-only';
import type * as documents from '#features/documents/contract.ts';
import { renderDocument } from '#features/documents/server/index.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import { bookingForDocument } from './booking-for-document.ts';
import { mustBeStay } from './bookings.repo.ts';
import { presentBookedStay } from './products/present-booked-stay.ts';

/** The voucher of a confirmed booking, with its current guests and requests. */
export const getVoucher: UseCase<typeof documents.voucher> = async ({ db, query, caller }) =>
  renderDocument({
    kind: 'voucher',
    stay: presentBookedStay(mustBeStay(await bookingForDocument(db, caller, query.bookingId, 'voucher'))),
  });
