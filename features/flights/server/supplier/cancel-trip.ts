import 'server-only';
import type { Db } from '#lib/server/db/connect.ts';
import { inTransaction } from '#lib/server/db/transaction.ts';
import type { CancelQuote, CancelWhat, FlightPriceLine } from '#lib/server/ports/flight-supplier.ts';
import { refundForCancelled, worthOf } from '../../rules/fares/sold-bound.ts';
import { passengersOf, type PassengerType } from '#lib/shared/passengers.ts';
import { scheduleChangeOf } from './outcome.ts';
import { changePart, findParts, lockParts, type Part } from './reservations.repo.ts';
import { giveSeatsBack, leaveSeats } from './seats.ts';

/** The cancelled part of one bound: passengers by position, before and after. */
type Giving = { part: Part; bound: number; gone: number[]; before: PassengerType[]; after: PassengerType[] };

type Planned = { cancellations: Giving[]; refund: number; charge: number; lines: FlightPriceLine[]; free: boolean };

/** The refund of a cancellation now; null when nothing of it is valid, or infants would stay without an adult each. */
export async function quoteCancel(
  db: Db,
  key: string,
  what: CancelWhat,
  now: Date,
  expiresAt: Date,
): Promise<CancelQuote | null> {
  const parts = await findParts(db, key);
  const planned = plan(parts, what, now);
  if (!planned) return null;
  const { refund, charge, lines, free, cancellations } = planned;
  const soldBounds = cancellations.map(({ part, bound }) => part.bounds.find(({ position }) => position === bound)!);
  const departs = Math.min(...soldBounds.map((sold) => sold.departs));
  const steps = soldBounds.flatMap((sold) => sold.cancel.map(({ untilHours }) => sold.departs - untilHours * 60));
  const later = [...new Set(steps)]
    .sort((a, b) => a - b)
    .filter((minute) => minute * 60_000 > now.getTime() && minute < departs)
    .map((minute) => {
      const from = new Date(minute * 60_000);
      const then = plan(parts, what, from)!; // the same parts: only the time differs
      return { from, refund: then.refund, charge: then.charge };
    });
  return { refund, charge, lines, free, expiresAt, later, departsAt: new Date(departs * 60_000) };
}

export const confirmCancel = (
  db: Db,
  key: string,
  cancelKey: string,
  what: CancelWhat,
  expectedRefund: number,
  now: Date,
): Promise<
  { outcome: 'cancelled'; refund: number } | { outcome: 'refund_changed'; refund: number } | { outcome: 'nothing' }
> =>
  inTransaction(db, async (tx) => {
    const parts = await lockParts(tx, key);
    const done = parts.flatMap(({ amendments }) => amendments).find((amendment) => amendment.key === cancelKey);
    if (done) return { outcome: 'cancelled' as const, refund: done.amount };
    const planned = plan(parts, what, now);
    if (!planned) return { outcome: 'nothing' as const };
    if (planned.refund < expectedRefund) return { outcome: 'refund_changed' as const, refund: planned.refund };
    await applyCancellation(tx, planned, { key: cancelKey, kind: 'cancel', amount: planned.refund }, now);
    return { outcome: 'cancelled' as const, refund: planned.refund };
  });

function plan(parts: readonly Part[], { bounds, passengers }: CancelWhat, now: Date): Planned | null {
  const ticketed = parts.filter(({ state }) => state === 'ticketed');
  const [first] = ticketed;
  if (!first) return null;
  const types = passengersOf(first.party);
  const cancellations = ticketed.flatMap((part) =>
    part.bounds.flatMap(({ position }): Giving[] => {
      if (bounds && !bounds.includes(position)) return [];
      const open = part.tickets.filter((ticket) => ticket.open.includes(position)).map(({ passenger }) => passenger);
      const gone = open.filter((passenger) => !passengers || passengers.includes(passenger));
      const typed = (list: readonly number[]) => list.map((passenger) => types[passenger]!);
      return gone.length
        ? [
            {
              part,
              bound: position,
              gone,
              before: typed(open),
              after: typed(open.filter((passenger) => !gone.includes(passenger))),
            },
          ]
        : [];
    }),
  );
  if (!cancellations.length || cancellations.some(({ after }) => leftAlone(after))) return null;

  const free = parts.some(({ state }) => state === 'refused') || scheduleChangeOf(ticketed) !== null;
  let [refund, charge] = [0, 0];
  const lines: FlightPriceLine[] = [];
  for (const { part, bound, before, after } of cancellations) {
    const sold = part.bounds.find(({ position }) => position === bound)!;
    const back = refundForCancelled(sold, before, after, now.getTime() / 60_000, free);
    refund += back.refund;
    charge += back.charge;
    lines.push({
      code: 'base',
      label: `Paid for ${sold.journey}`,
      amount: worthOf(sold, before) - worthOf(sold, after),
    });
    if (back.charge) lines.push({ code: 'fee', label: `Cancellation, ${sold.journey}`, amount: -back.charge });
  }
  const everything = ticketed.every((part) =>
    part.tickets.every(({ passenger, open }) =>
      open.every((position) =>
        cancellations.some(
          (cancellation) =>
            cancellation.part === part && cancellation.bound === position && cancellation.gone.includes(passenger),
        ),
      ),
    ),
  );
  const extras = free && everything ? parts.reduce((sum, { extrasTotal }) => sum + extrasTotal, 0) : 0;
  if (extras) lines.push({ code: 'bag', label: 'Seats, meals and bags', amount: extras });
  return { cancellations, refund: refund + extras, charge, lines, free };
}

/** Those who stay need an adult, and each infant an adult's lap. */
function leftAlone(types: readonly PassengerType[]): boolean {
  const adults = types.filter((type) => type === 'ADT').length;
  return types.length > 0 && (adults === 0 || types.filter((type) => type === 'INF').length > adults);
}

async function applyCancellation(
  tx: Db,
  { cancellations }: Planned,
  amendment: Part['amendments'][number],
  now: Date,
): Promise<void> {
  const types = passengersOf(cancellations[0]!.part.party);
  const touched = [...new Set(cancellations.map(({ part }) => part))];
  for (const part of touched) {
    const own = cancellations.filter((cancellation) => cancellation.part === part);
    const tickets = part.tickets.map((ticket) => ({
      ...ticket,
      open: ticket.open.filter(
        (position) =>
          !own.some((cancellation) => cancellation.bound === position && cancellation.gone.includes(ticket.passenger)),
      ),
    }));
    for (const { bound, gone } of own) {
      const { seats } = part.bounds.find(({ position }) => position === bound)!;
      await giveSeatsBack(tx, seats, gone.filter((passenger) => types[passenger] !== 'INF').length);
      await leaveSeats(tx, part.key, { flights: seats.map(({ flight }) => flight), passengers: gone });
    }
    const state = tickets.every(({ open }) => open.length === 0) ? 'cancelled' : part.state;
    await changePart(
      tx,
      part,
      { tickets, state, ...(part === touched[0] ? { amendments: [...part.amendments, amendment] } : {}) },
      now,
    );
  }
}
