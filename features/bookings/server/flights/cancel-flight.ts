import 'server-only';
import { clock } from '#lib/server/clock.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import { newId } from '#lib/shared/ids.ts';
import { TYPE_LABELS } from '#lib/shared/passengers.ts';
import type * as contract from '../../contract.ts';
import { cancelledText } from '../../rules/flight-notes.ts';
import type { CancelledPart } from '../../rules/flight-amendments.ts';
import { mustBeFlight, flightOfUser, type FlightRow } from '../bookings.repo.ts';
import { withdrawOpenChange } from '../company/withdraw-change.ts';
import { cancelWhole, refundLess } from '../cancel-whole.ts';
import { changeBooking, mustBeAllowed, transition } from '../transition.ts';
import { flightViewOf } from '../present-booking.ts';
import { finishAmending } from './finish-amending.ts';
import { journeysOf } from './present-parts.ts';
import { partAsked, quotePart } from './quote-part.ts';

/**
 * Cancels passengers, bounds or everything at the current refund, which is stored before the airline is called. A
 * refund lower than the one shown is refused with the new amount, and nothing is cancelled.
 */
export const cancelFlight: UseCase<typeof contract.cancelFlight> = async ({ db, body, caller }) => {
  const { bookingId, bounds, passengers, expectedRefund, refundTo } = body;
  const what: CancelledPart = { ...(bounds ? { bounds } : {}), ...(passengers ? { passengers } : {}) };
  const found = await flightOfUser(db, caller.userId, bookingId);
  const wholly =
    found.state === 'cancelling' ||
    found.state === 'cancelled' ||
    (partAsked(found, what).whole && found.checkInAt > clock.now());
  await withdrawOpenChange(db, found);
  if (wholly)
    return flightViewOf(
      db,
      mustBeFlight(await cancelWhole(db, { userId: caller.userId, bookingId, expectedRefund, refundTo })),
    );

  const amending = await changeBooking(
    db,
    (tx) => flightOfUser(tx, caller.userId, bookingId),
    async (tx, current) => {
      const booking = mustBeFlight(current);
      const now = clock.now();
      mustBeAllowed(booking, 'amend', now);
      const { refund, charge } = await quotePart(tx, booking, what);
      if (refund < expectedRefund) throw refundLess(expectedRefund, refund, booking.currency);
      const amendment = {
        id: newId('act', now.getTime()),
        at: now.toISOString(),
        kind: 'cancel' as const,
        state: 'under-way' as const,
        what,
        amount: refund,
        charge,
        refundTo,
        toSource: 0,
        words: cancelledText(whatText(booking, what)),
      };
      return transition(tx, booking, 'amend', { amendments: [...booking.amendments, amendment] });
    },
  );
  return flightViewOf(db, mustBeFlight(await finishAmending(db, amending)));
};

/** "Asha Rao on Bengaluru – Delhi", "everybody on Delhi – Bengaluru". */
function whatText(booking: FlightRow, what: CancelledPart): string {
  const { gone } = partAsked(booking, what);
  const bounds = [...new Set(gone.map(({ bound }) => bound))].sort();
  const people = [...new Set(gone.map(({ passenger }) => passenger))].sort((a, b) => a - b);
  const named = people
    .map((at) => booking.details?.passengers[at])
    .map((person) => (person ? `${person.firstName} ${person.lastName}` : TYPE_LABELS.ADT));
  const everybody = people.length === (booking.details?.passengers.length ?? 0);
  return `${everybody ? 'everybody' : named.join(', ')} on ${journeysOf(booking.snapshot, bounds)}`;
}
