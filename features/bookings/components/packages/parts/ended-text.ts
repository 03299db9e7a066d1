import type { PackageBooking } from '../../../contract.ts';

/** Why a package was not confirmed. Refunds are described beside it, with their progress. */
export const endedText = (booking: Pick<PackageBooking, 'refund' | 'payment'>): string =>
  booking.refund
    ? 'The tour operator could not confirm your places and rooms.'
    : (booking.payment.problem ?? 'Not booked. Nothing was charged.');
