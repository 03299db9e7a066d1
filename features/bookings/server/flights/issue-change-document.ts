import 'server-only';
import { issueCreditNote, issueSupplement } from '#features/documents/server/index.ts';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import type { AmendmentOf } from '../../rules/flight-amendments.ts';
import type { FlightRow } from '../bookings.repo.ts';
import { presentBookedFlight, presentChange } from '../products/present-booked-flight.ts';

/** More was paid: a supplementary invoice beside the booking's own. Less: a credit note. Documents issued before stay as they are: they are of what was sold then. */
export async function issueChangeDocument(
  tx: Db,
  before: FlightRow,
  { id }: FlightRow,
  amendment: AmendmentOf<'change'>,
): Promise<void> {
  const { toSource } = amendment;
  if (!amendment.lines || !amendment.amount) return;
  const booking = presentBookedFlight(before);
  const at = clock.now();
  if (amendment.amount > 0)
    await issueSupplement({ db: tx, booking, change: presentChange(before, amendment), reference: amendment.id, at });
  else
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
