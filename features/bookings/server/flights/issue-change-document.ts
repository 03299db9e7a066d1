import 'server-only';
import { issueCreditNote, issueSupplement } from '#features/documents/server/index.ts';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import type { PaidFlightAmendment } from '../../rules/flight-amendments.ts';
import type { FlightRow } from '../bookings.repo.ts';
import { presentBookedFlight, presentChange } from '../products/present-booked-flight.ts';

/**
 * Issues a supplementary invoice for an extra payment, or a credit note for a refund. Earlier documents stay as they
 * are.
 */
export async function issueChangeDocument(
  tx: Db,
  before: FlightRow,
  { id }: FlightRow,
  amendment: PaidFlightAmendment,
): Promise<void> {
  const { toSource } = amendment;
  if (!amendment.lines || !amendment.amount) return;
  const booking = presentBookedFlight(before);
  const at = clock.now();
  if (amendment.amount > 0) {
    const supplied = { ...booking, ...presentChange(before, amendment) };
    await issueSupplement({ db: tx, booking, supplied, reference: amendment.id, at });
  } else
    await issueCreditNote({
      db: tx,
      booking: { ...booking, bookingId: id },
      refund: {
        amount: -amendment.amount,
        charge: amendment.charge,
        to: amendment.refundTo,
        parts: { toSource, toWallet: -amendment.amount - toSource },
        at: amendment.at,
        because: 'changed',
      },
      at,
      reference: amendment.id,
    });
}
