import 'server-only';
import { issueCreditNote } from '#features/documents/server/index.ts';
import { escrowOf, postToLedger } from '#features/payments/server/index.ts';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { tripDates } from '../../rules/current-bounds.ts';
import { extrasAfterChange, seatsText } from '../../rules/extras-after-change.ts';
import { amendmentUnderWay, paidFor, withAmendment, type AmendmentOf } from '../../rules/flight-amendments.ts';
import { changeNote, changeRefused } from '../../rules/flight-notes.ts';
import { splitRefund } from '../../rules/refund-split.ts';
import { remainingCodes } from '../../rules/remaining-trip.ts';
import { tripTitle } from '../../rules/trip-title.ts';
import { addToTrail, lockedBooking, mustBeFlight, type BookingRow, type FlightRow } from '../bookings.repo.ts';
import { flightOption } from './flight-option.ts';
import { refundMoney } from '../refund-money.ts';
import { presentBookedFlight } from '../products/present-booked-flight.ts';
import { paidOf } from '../quote-cancellation.ts';
import { outcomeOf } from '../supplier.ts';
import type { FlightSnapshot } from '../tables.ts';
import { changeBooking, transition, type BookingChange } from '../transition.ts';
import { flightSupplier, windowsNow } from './flight-supplier.ts';
import { issueChangeDocument } from './issue-change-document.ts';

/** `words`: further text about the change. */
type Told = { done: true; snapshot: FlightSnapshot; words?: string } | { done: false };

/**
 * Tells the airline of the amendment in progress and settles its money. The amendment's id is the idempotency key;
 * while the airline does not answer the booking stays `amending`, and the recovery job repeats the call.
 */
export async function finishAmending(db: Db, booking: BookingRow): Promise<BookingRow> {
  const amendment = booking.state === 'amending' ? amendmentUnderWay(booking.amendments) : undefined;
  if (!amendment || booking.category !== 'flight' || amendment.kind === 'refused') return booking;
  const told =
    amendment.kind === 'cancel'
      ? await tellCancelled(db, booking, amendment)
      : await tellChanged(db, booking, amendment);
  if (!told) return booking;
  const total = booking.total + (told.done ? (amendment.kind === 'cancel' ? -amendment.amount : amendment.amount) : 0);
  const cancellationPolicies = await windowsNow(db, booking.id, total);
  return changeBooking(
    db,
    (tx) => lockedBooking(tx, booking.id),
    async (tx, current) => {
      if (amendmentUnderWay(current.amendments)?.id !== amendment.id) return current;
      const amending = mustBeFlight(current);
      if (!told.done) return refused(tx, amending, amendment);
      return amendment.kind === 'cancel'
        ? cancelled(tx, amending, amendment, { ...told.snapshot, cancellationPolicies })
        : changed(tx, amending, amendment, { ...told, snapshot: { ...told.snapshot, cancellationPolicies } });
    },
  );
}

/**
 * Null while the airline does not answer. The promised refund is paid; a cancellation window that began since is at our
 * cost.
 */
async function tellCancelled(
  db: Db,
  { id, snapshot }: FlightRow,
  amendment: AmendmentOf<'cancel'>,
): Promise<Told | null> {
  const cancel = (expected: number) =>
    outcomeOf(flightSupplier(db).confirmCancel(id, amendment.id, amendment.what, expected));
  const first = await cancel(amendment.amount);
  const { outcome } = first.outcome === 'refund_changed' ? await cancel(first.refund) : first;
  if (outcome === 'nothing') return { done: false };
  if (outcome !== 'cancelled') return null;
  const { bounds, passengers } = amendment.what;
  const gone = (passenger: number, bound: number) =>
    (!bounds || bounds.includes(bound)) && (!passengers || passengers.includes(passenger));
  const parts = snapshot.parts.map((part) => ({
    ...part,
    tickets: part.tickets.map((ticket) => ({
      ...ticket,
      open: ticket.open.filter((bound) => !gone(ticket.passenger, bound)),
    })),
  }));
  return { done: true, snapshot: { ...snapshot, parts } };
}

async function tellChanged(
  db: Db,
  { id, snapshot, details }: FlightRow,
  amendment: AmendmentOf<'change'>,
): Promise<Told | null> {
  const told = await outcomeOf(
    flightSupplier(db).confirmChange(id, amendment.id, amendment.bound, amendment.offer, amendment.amount),
  );
  if (told.outcome === 'unknown') return null;
  if (told.outcome !== 'changed') return { done: false };
  const bounds = snapshot.bounds.map((bound, at) => (at === amendment.bound ? amendment.to : bound));
  const numbers = new Map(told.tickets.map(({ passenger, number }) => [passenger, number]));
  const parts = snapshot.parts.map((part) =>
    part.bounds.includes(amendment.bound)
      ? {
          ...part,
          tickets: part.tickets.map((ticket) => ({
            ...ticket,
            number: numbers.get(ticket.passenger) ?? ticket.number,
          })),
        }
      : part,
  );
  const named = (passenger: number) => {
    const one = details?.passengers[passenger];
    return one ? `${one.firstName} ${one.lastName}` : '';
  };
  return {
    done: true,
    words: seatsText(snapshot, amendment, told.seats, named),
    snapshot: {
      ...snapshot,
      title: tripTitle(bounds),
      bounds,
      parts,
      ...extrasAfterChange(snapshot, amendment, told.seats),
      scheduleChange: snapshot.scheduleChange?.bound === amendment.bound ? null : snapshot.scheduleChange,
    },
  };
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
  amendment: AmendmentOf<'change'>,
  { snapshot, words = '' }: Extract<Told, { done: true }>,
): Promise<BookingRow> {
  const at = clock.now();
  const { id, currency } = booking;
  const back = Math.max(0, -amendment.amount);
  const paid = paidFor(amendment);
  const { toSource, toWallet } = splitRefund(back, paidOf(booking), amendment.refundTo);
  if (amendment.amount > 0)
    await postToLedger({
      db: tx,
      key: `changed:${amendment.id}`,
      bookingId: id,
      note: amendment.words,
      entries: [
        { account: escrowOf(id), amount: -amendment.amount },
        { account: 'supplier', amount: amendment.amount },
      ],
      at,
    });
  else if (back)
    await refundMoney(tx, booking, {
      reason: amendment.id,
      from: 'supplier',
      toSource,
      toWallet,
      charge: amendment.charge,
      at,
    });
  const total = booking.total + amendment.amount;
  const company =
    booking.company && amendment.judged
      ? { company: { ...booking.company, ...amendment.judged, option: { ...flightOption(snapshot), total } } }
      : {};
  const change: BookingChange = {
    ...company,
    total,
    snapshot,
    amendments: withAmendment(booking.amendments, {
      ...amendment,
      state: 'done',
      toSource,
      words: [amendment.words, words].filter(Boolean).join(' '),
    }),
    walletPaid: booking.walletPaid + paid.wallet,
    gatewayPaid: booking.gatewayPaid + paid.gateway,
    ...tripDates(snapshot),
  };
  await addToTrail(tx, id, at, { stage: 'change', total, note: changeNote({ ...amendment, paid }, currency) });
  const done = mustBeFlight(await transition(tx, booking, 'finishAmend', change));
  await issueChangeDocument(tx, booking, done, { ...amendment, toSource });
  return done;
}

/** The airline refused: money set aside or paid for the amendment is returned, and the trip stays as it was. */
async function refused(
  tx: Db,
  booking: FlightRow,
  amendment: AmendmentOf<'cancel'> | AmendmentOf<'change'>,
): Promise<BookingRow> {
  const { id, currency } = booking;
  const amendments = withAmendment(booking.amendments, { ...amendment, state: 'refused' });
  if (amendment.kind === 'cancel') return transition(tx, booking, 'finishAmend', { amendments });
  const { gateway, wallet } = paidFor(amendment);
  if (gateway || wallet)
    await refundMoney(tx, booking, {
      reason: `unchanged-${amendment.id}`,
      from: escrowOf(id),
      toSource: gateway,
      toWallet: wallet,
      charge: 0,
      at: clock.now(),
    });
  return transition(tx, booking, 'finishAmend', {
    amendments,
    paymentProblem: changeRefused(Math.max(0, amendment.amount), currency),
  });
}
