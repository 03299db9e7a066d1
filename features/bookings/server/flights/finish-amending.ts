import 'server-only';
import { issueCreditNote, issueSupplement } from '#features/documents/server/index.ts';
import { escrowOf, postToLedger } from '#features/payments/server/index.ts';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { tripDates } from '../../rules/current-bounds.ts';
import { extrasAfterChange, seatsInWords } from '../../rules/extras-after-change.ts';
import { actUnderWay, paidFor, withAct, type ActOf } from '../../rules/flight-acts.ts';
import { changeNote, changeRefused } from '../../rules/flight-notes.ts';
import { splitRefund } from '../../rules/refund-split.ts';
import { standingCodes } from '../../rules/standing-trip.ts';
import { tripTitle } from '../../rules/trip-title.ts';
import { addToTrail, lockedBooking, mustBeFlight, type BookingRow, type FlightRow } from '../bookings.repo.ts';
import { flightOption } from '../company/option-of.ts';
import { giveBack } from '../give-back.ts';
import { presentBookedFlight, presentChange } from '../products/present-booked-flight.ts';
import { paidOf } from '../quote-cancellation.ts';
import { outcomeOf } from '../supplier.ts';
import type { FlightSnapshot } from '../tables.ts';
import { changeBooking, transition, type BookingChange } from '../transition.ts';
import { flightSupplier, windowsNow } from './flight-supplier.ts';

/** `words`: what else there is to say of the change. */
type Told = { done: true; snapshot: FlightSnapshot; words?: string } | { done: false };

/**
 * Tells the airline of the act that is under way, and then settles its money. The act's id is the key, so telling twice
 * is once; while the airline does not answer the booking stays `amending` and the recovery job tells it again.
 */
export async function finishAmending(db: Db, booking: BookingRow): Promise<BookingRow> {
  const act = booking.state === 'amending' ? actUnderWay(booking.acts) : undefined;
  if (!act || booking.category !== 'flight' || act.kind === 'refused') return booking;
  const told = act.kind === 'cancel' ? await tellCancelled(db, booking, act) : await tellChanged(db, booking, act);
  if (!told) return booking;
  const total = booking.total + (told.done ? (act.kind === 'cancel' ? -act.amount : act.amount) : 0);
  const cancellationPolicies = await windowsNow(db, booking.id, total);
  return changeBooking(
    db,
    (tx) => lockedBooking(tx, booking.id),
    async (tx, current) => {
      if (actUnderWay(current.acts)?.id !== act.id) return current;
      const amending = mustBeFlight(current);
      if (!told.done) return refused(tx, amending, act);
      return act.kind === 'cancel'
        ? cancelled(tx, amending, act, { ...told.snapshot, cancellationPolicies })
        : changed(tx, amending, act, { ...told, snapshot: { ...told.snapshot, cancellationPolicies } });
    },
  );
}

/** Null while the airline does not answer. What was promised stands; a cancellation window that began since is ours. */
async function tellCancelled(db: Db, { id, snapshot }: FlightRow, act: ActOf<'cancel'>): Promise<Told | null> {
  const cancel = (expected: number) => outcomeOf(flightSupplier(db).confirmCancel(id, act.id, act.what, expected));
  const first = await cancel(act.amount);
  const { outcome } = first.outcome === 'refund_changed' ? await cancel(first.refund) : first;
  if (outcome === 'nothing') return { done: false };
  if (outcome !== 'cancelled') return null;
  const { bounds, passengers } = act.what;
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

async function tellChanged(db: Db, { id, snapshot, details }: FlightRow, act: ActOf<'change'>): Promise<Told | null> {
  const told = await outcomeOf(flightSupplier(db).confirmChange(id, act.id, act.bound, act.offer, act.amount));
  if (told.outcome === 'unknown') return null;
  if (told.outcome !== 'changed') return { done: false };
  const bounds = snapshot.bounds.map((bound, at) => (at === act.bound ? act.to : bound));
  const numbers = new Map(told.tickets.map(({ passenger, number }) => [passenger, number]));
  const parts = snapshot.parts.map((part) =>
    part.bounds.includes(act.bound)
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
    words: seatsInWords(snapshot, act, told.seats, named),
    snapshot: {
      ...snapshot,
      title: tripTitle(bounds),
      bounds,
      parts,
      ...extrasAfterChange(snapshot, act, told.seats),
      scheduleChange: snapshot.scheduleChange?.bound === act.bound ? null : snapshot.scheduleChange,
    },
  };
}

async function cancelled(
  tx: Db,
  booking: FlightRow,
  act: ActOf<'cancel'>,
  snapshot: FlightSnapshot,
): Promise<BookingRow> {
  const at = clock.now();
  const { toSource, toWallet } = splitRefund(act.amount, paidOf(booking), act.refundTo);
  if (act.amount)
    await giveBack(tx, booking, { reason: act.id, from: 'supplier', toSource, toWallet, charge: act.charge, at });
  const done = await transition(tx, booking, 'finishAmend', {
    total: booking.total - act.amount,
    confirmationCode: standingCodes(snapshot.parts),
    snapshot,
    acts: withAct(booking.acts, { ...act, state: 'done', toSource }),
  });
  await issueCreditNote({
    db: tx,
    booking: presentBookedFlight(mustBeFlight(done)),
    refund: {
      amount: act.amount,
      charge: act.charge,
      to: act.refundTo,
      parts: { toSource, toWallet },
      at: act.at,
    },
    at,
    reference: act.id,
  });
  return done;
}

async function changed(
  tx: Db,
  booking: FlightRow,
  act: ActOf<'change'>,
  { snapshot, words = '' }: Extract<Told, { done: true }>,
): Promise<BookingRow> {
  const at = clock.now();
  const { id, currency } = booking;
  const back = Math.max(0, -act.amount);
  const paid = paidFor(act);
  const { toSource, toWallet } = splitRefund(back, paidOf(booking), act.refundTo);
  if (act.amount > 0)
    await postToLedger({
      db: tx,
      key: `changed:${act.id}`,
      bookingId: id,
      note: act.words,
      entries: [
        { account: escrowOf(id), amount: -act.amount },
        { account: 'supplier', amount: act.amount },
      ],
      at,
    });
  else if (back)
    await giveBack(tx, booking, { reason: act.id, from: 'supplier', toSource, toWallet, charge: act.charge, at });
  const total = booking.total + act.amount;
  const company =
    booking.company && act.judged
      ? { company: { ...booking.company, ...act.judged, option: { ...flightOption(snapshot), total } } }
      : {};
  const change: BookingChange = {
    ...company,
    total,
    snapshot,
    acts: withAct(booking.acts, {
      ...act,
      state: 'done',
      toSource,
      words: [act.words, words].filter(Boolean).join(' '),
    }),
    walletPaid: booking.walletPaid + paid.wallet,
    gatewayPaid: booking.gatewayPaid + paid.gateway,
    ...tripDates(snapshot),
  };
  await addToTrail(tx, id, at, { stage: 'change', total, note: changeNote({ ...act, paid }, currency) });
  const done = mustBeFlight(await transition(tx, booking, 'finishAmend', change));
  await issueChangePaper(tx, booking, done, { ...act, toSource });
  return done;
}

/** More was paid: a supplementary invoice beside the booking's own. Less: a credit note. The papers of before are of what was sold before. */
async function issueChangePaper(tx: Db, before: FlightRow, { id }: FlightRow, act: ActOf<'change'>): Promise<void> {
  const { toSource } = act;
  if (!act.lines || !act.amount) return;
  const booking = presentBookedFlight(before);
  const at = clock.now();
  if (act.amount > 0)
    await issueSupplement({ db: tx, booking, change: presentChange(before, act), reference: act.id, at });
  else
    await issueCreditNote({
      db: tx,
      booking: { ...booking, bookingId: id },
      refund: {
        amount: -act.amount,
        charge: act.charge,
        to: act.refundTo,
        parts: { toSource, toWallet: -act.amount - toSource },
        at: act.at,
        because: 'changed',
      },
      at,
      reference: act.id,
    });
}

/** The airline would not: what was set aside or paid for it goes back, and the trip stays as it was. */
async function refused(tx: Db, booking: FlightRow, act: ActOf<'cancel'> | ActOf<'change'>): Promise<BookingRow> {
  const { id, currency } = booking;
  const acts = withAct(booking.acts, { ...act, state: 'refused' });
  if (act.kind === 'cancel') return transition(tx, booking, 'finishAmend', { acts });
  const { gateway, wallet } = paidFor(act);
  if (gateway || wallet)
    await giveBack(tx, booking, {
      reason: `unchanged-${act.id}`,
      from: escrowOf(id),
      toSource: gateway,
      toWallet: wallet,
      charge: 0,
      at: clock.now(),
    });
  return transition(tx, booking, 'finishAmend', {
    acts,
    paymentProblem: changeRefused(Math.max(0, act.amount), currency),
  });
}
