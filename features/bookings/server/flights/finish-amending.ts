import 'server-only';
import { issueCreditNote } from '#features/documents/server/index.ts';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { tripDates } from '../../rules/current-bounds.ts';
import {
  amendmentUnderWay,
  paidFor,
  withAmendment,
  type AmendmentOf,
  type PaidFlightAmendment,
} from '../../rules/flight-amendments.ts';
import { addedNote, changeNote, changeRefused, extrasRefused } from '../../rules/flight-notes.ts';
import { splitRefund } from '../../rules/refund-split.ts';
import { remainingCodes } from '../../rules/remaining-trip.ts';
import {
  addToTrail,
  isFlightRow,
  lockedBooking,
  mustBeFlight,
  type BookingRow,
  type FlightRow,
} from '../bookings.repo.ts';
import { afterPaidChange, refuseChange, settleChange } from '../changes/settle-change.ts';
import { flightOption } from './flight-option.ts';
import { refundMoney } from '../refund-money.ts';
import { presentBookedFlight } from '../products/present-booked-flight.ts';
import { paidOf } from '../quote-cancellation.ts';
import type { FlightSnapshot } from '../tables.ts';
import { changeBooking, transition, type BookingChange } from '../transition.ts';
import { windowsNow } from './flight-supplier.ts';
import { issueChangeDocument } from './issue-change-document.ts';
import { changeAtAirline, type AirlineChange, type AirlineAnswer } from './change-at-airline.ts';

/**
 * Tells the airline of the amendment in progress and settles its money. The amendment's id is the idempotency key;
 * while the airline does not answer the booking stays `amending`, and the recovery job repeats the call.
 */
export async function finishAmending(db: Db, booking: BookingRow): Promise<BookingRow> {
  const amendment = booking.state === 'amending' ? amendmentUnderWay(booking.amendments) : undefined;
  if (
    !amendment ||
    !isFlightRow(booking) ||
    amendment.kind === 'refused' ||
    amendment.kind === 'dates' ||
    amendment.kind === 'departure' ||
    amendment.kind === 'instalment'
  )
    return booking;
  const told = await changeAtAirline(db, booking, amendment);
  if (!told) return booking;
  const total = booking.total + (told.done ? (amendment.kind === 'cancel' ? -amendment.amount : amendment.amount) : 0);
  const cancellationPolicies = await windowsNow(db, booking.id, total);
  return changeBooking(
    db,
    (tx) => lockedBooking(tx, booking.id),
    async (tx, current) => {
      if (amendmentUnderWay(current.amendments)?.id !== amendment.id) return current;
      const amending = mustBeFlight(current);
      if (!told.done) return refused(tx, amending, amendment, told.why);
      return amendment.kind === 'cancel'
        ? cancelled(tx, amending, amendment, { ...told.snapshot, cancellationPolicies })
        : changed(tx, amending, amendment, { ...told, snapshot: { ...told.snapshot, cancellationPolicies } });
    },
  );
}

async function cancelled(
  tx: Db,
  booking: FlightRow,
  amendment: AmendmentOf<'cancel'>,
  snapshot: FlightSnapshot,
): Promise<BookingRow> {
  const at = clock.now();
  const { toSource, toWallet } = splitRefund(amendment.amount, paidOf(booking), amendment.refundTo);
  if (amendment.amount)
    await refundMoney(tx, booking, {
      reason: amendment.id,
      from: 'supplier',
      toSource,
      toWallet,
      charge: amendment.charge,
      at,
    });
  const done = await transition(tx, booking, 'finishAmend', {
    total: booking.total - amendment.amount,
    confirmationCode: remainingCodes(snapshot.parts),
    snapshot,
    ...tripDates(snapshot),
    amendments: withAmendment(booking.amendments, { ...amendment, state: 'done', toSource }),
  });
  await issueCreditNote({
    db: tx,
    booking: presentBookedFlight(mustBeFlight(done)),
    refund: {
      amount: amendment.amount,
      charge: amendment.charge,
      to: amendment.refundTo,
      parts: { toSource, toWallet },
      at: amendment.at,
    },
    at,
    reference: amendment.id,
  });
  return done;
}

async function changed(
  tx: Db,
  booking: FlightRow,
  amendment: PaidFlightAmendment,
  { snapshot, words = '' }: Extract<AirlineAnswer, { done: true }>,
): Promise<BookingRow> {
  const at = clock.now();
  const { id, currency } = booking;
  const paid = paidFor(amendment);
  const total = booking.total + amendment.amount;
  const allWords = [amendment.words, words].filter(Boolean).join(' ');
  const company =
    booking.company && amendment.evaluated
      ? { company: { ...booking.company, ...amendment.evaluated, option: { ...flightOption(snapshot), total } } }
      : {};
  await addToTrail(
    tx,
    id,
    at,
    amendment.kind === 'change'
      ? { stage: 'change', total, note: changeNote({ ...amendment, paid }, currency) }
      : { stage: 'extras', total, note: addedNote({ ...amendment, paid }, currency, booking.payerAccount) },
  );
  const { toSource } = await settleChange(tx, booking, amendment);
  const change: BookingChange = {
    ...company,
    snapshot,
    ...afterPaidChange(booking, { ...amendment, state: 'done', toSource, words: allWords }),
    ...tripDates(snapshot),
  };
  const done = mustBeFlight(await transition(tx, booking, 'finishAmend', change));
  await issueChangeDocument(tx, booking, done, {
    ...amendment,
    toSource,
    ...(amendment.kind === 'extras' ? { words: allWords } : {}),
  });
  return done;
}

/** The airline refused, and the trip stays as it was. */
async function refused(tx: Db, booking: FlightRow, amendment: AirlineChange, why = ''): Promise<BookingRow> {
  const { currency } = booking;
  if (amendment.kind === 'cancel') {
    const amendments = withAmendment(booking.amendments, { ...amendment, state: 'refused' });
    return transition(tx, booking, 'finishAmend', { amendments });
  }
  const problem =
    amendment.kind === 'change'
      ? changeRefused(Math.max(0, amendment.amount), currency)
      : extrasRefused(amendment.amount, why, currency);
  return refuseChange(tx, booking, amendment, problem);
}
