import 'server-only';
import type { Db } from '#lib/server/db/connect.ts';
import { inTransaction } from '#lib/server/db/transaction.ts';
import type { FlightPriceLine } from '#lib/server/ports/flight-supplier.ts';
import { changeFee, partyOf, soldLines, worthOf, type SoldBound } from '../../rules/fares/sold-bound.ts';
import { passengersOf, type PassengerType } from '#lib/shared/passengers.ts';
import { seatsOf } from '#lib/shared/trip-shape.ts';
import { fareDifference } from '../../rules/fares/fare-difference.ts';
import type { CheckedOffer } from '../../rules/search/check-bound.ts';
import type { DatedFlights } from '../../rules/search/dated-flights.ts';
import { checkTrip } from '../check-trip.ts';
import { endParts } from './hold-trip.ts';
import { changePart, findParts, heldChange, lockParts, nextTicketNumbers, type Part } from './reservations.repo.ts';
import { moveSeats, type MovedSeat } from './move-seats.ts';
import { giveSeatsBack, takeSeats, TooFewSeats } from './seats.ts';

/** The passengers of a bound, and the bound as sold. */
type Moving = { part: Part; old: SoldBound; who: number[]; types: PassengerType[] };
export type PlannedChange = Moving & {
  offer: CheckedOffer;
  dated: DatedFlights;
  due: number;
  fee: number;
  lines: FlightPriceLine[];
  taxed: FlightPriceLine[];
};

const LEAST_BETWEEN = 60;

/**
 * The cost of another offer for one bound for all its passengers: the current fee and the fare difference. Null when
 * the fare cannot be changed, the new flight is another airline's or route's, or does not fit between the other bounds.
 */
export async function planChange(
  db: Db,
  parts: readonly Part[],
  bound: number,
  offer: string,
  now: Date,
): Promise<PlannedChange | null> {
  const moving = whoMoves(parts, bound);
  if (!moving || offer === moving.old.offer) return null;
  const { old, who, types } = moving;
  const fee = changeFee(old, who.length, now.getTime() / 60_000);
  const checked = fee === null ? null : await checkTrip(db, { offers: [offer], party: partyOf(types) });
  if (fee === null || checked?.outcome !== 'sold') return null;
  const [next] = checked.offers;
  if (!next || next.airline !== old.airline || next.sold.journey !== old.journey || !fits(parts, bound, next.sold))
    return null;
  const difference = next.amounts.total - worthOf(old, types);
  const charged: FlightPriceLine = { code: 'fee', label: `Change fee, ${old.journey}`, amount: fee };
  const taxed = [...(fee ? [charged] : []), ...fareDifference(soldLines(old, types), soldLines(next.sold, types))];
  return {
    ...moving,
    offer: { ...next, sold: { ...next.sold, position: bound } },
    dated: checked.dated,
    due: fee + difference,
    fee,
    taxed,
    lines: [charged, { code: 'difference', label: 'Fare difference, taxes included', amount: difference }],
  };
}

function whoMoves(parts: readonly Part[], bound: number): Moving | null {
  const part = parts.find(
    ({ state, bounds }) => state === 'ticketed' && bounds.some(({ position }) => position === bound),
  );
  const old = part?.bounds.find(({ position }) => position === bound);
  const who = part?.tickets.filter(({ open }) => open.includes(bound)).map(({ passenger }) => passenger) ?? [];
  return part && old && who.length
    ? { part, old, who, types: passengersOf(part.party).filter((_, passenger) => who.includes(passenger)) }
    : null;
}

/** After the previous bound and before the next one. */
function fits(parts: readonly Part[], bound: number, { departs, arrives }: SoldBound): boolean {
  const others = parts.filter(({ state }) => state === 'ticketed').flatMap(({ bounds }) => bounds);
  return others.every((other) =>
    other.position < bound
      ? other.arrives + LEAST_BETWEEN <= departs
      : other.position > bound
        ? arrives + LEAST_BETWEEN <= other.departs
        : true,
  );
}

export const quoteChange = async (
  db: Db,
  key: string,
  bound: number,
  offer: string,
  now: Date,
): Promise<PlannedChange | null> => planChange(db, await findParts(db, key), bound, offer, now);

type ChangeOutcome =
  | { outcome: 'changed'; due: number; tickets: { passenger: number; number: string }[]; seats: MovedSeat[] }
  | { outcome: 'price_changed'; due: number }
  | { outcome: 'sold_out' }
  | { outcome: 'refused' };

/**
 * Moves all passengers of the bound to the new flights, with new tickets and their selected seats; the old seats return
 * to sale. Seats held for the change are used at the held price.
 */
export async function confirmChange(
  db: Db,
  key: string,
  { changeKey, bound, offer, expectedDue }: { changeKey: string; bound: number; offer: string; expectedDue: number },
  now: Date,
): Promise<ChangeOutcome> {
  try {
    return await inTransaction(db, async (tx): Promise<ChangeOutcome> => {
      const parts = await lockParts(tx, key);
      const done = parts.flatMap(({ amendments }) => amendments).find((amendment) => amendment.key === changeKey);
      if (done) return { outcome: 'changed', due: done.amount, tickets: done.tickets ?? [], seats: done.seats ?? [] };
      const held = await heldChange(tx, changeKey, offer);
      const moving = whoMoves(parts, bound);
      if (held && moving && isFor(held, moving)) {
        await changePart(tx, held, { state: 'released' }, now); // its seats pass to the ticket
        return applyChange(tx, { ...moving, sold: held.bounds[0]!, due: held.total, changeKey }, now);
      }
      if (held) await endParts(tx, [held], 'released', now); // held for others, or for another flight
      const planned = await planChange(tx, parts, bound, offer, now);
      if (!planned) return { outcome: 'refused' };
      if (planned.due > expectedDue) return { outcome: 'price_changed', due: planned.due };
      await takeSeats(tx, planned.offer.sold.seats, seatsOf(partyOf(planned.types)));
      return applyChange(tx, { ...planned, sold: planned.offer.sold, changeKey }, now);
    });
  } catch (error) {
    if (error instanceof TooFewSeats) return { outcome: 'sold_out' };
    throw error;
  }
}

/** Whether a hold is for exactly these passengers on this flight. */
const isFor = ({ party, amendments }: Part, { old, types }: Moving): boolean =>
  amendments[0]?.key === old.offer &&
  JSON.stringify(partyOf(types)) ===
    JSON.stringify({ adults: party.adults, children: party.children, infants: party.infants });

type Move = Moving & { sold: SoldBound; due: number; changeKey: string };

async function applyChange(
  tx: Db,
  { part, old, sold, who, types, due, changeKey }: Move,
  now: Date,
): Promise<ChangeOutcome> {
  await giveSeatsBack(tx, old.seats, seatsOf(partyOf(types)));
  const seats = await moveSeats(tx, part.key, { old, sold, who, types });
  const numbers = await nextTicketNumbers(tx, who.length);
  const tickets = part.tickets.map((ticket) =>
    who.includes(ticket.passenger) ? { ...ticket, number: numbers[who.indexOf(ticket.passenger)]! } : ticket,
  );
  const issued = who.map((passenger, at) => ({ passenger, number: numbers[at]! }));
  await changePart(
    tx,
    part,
    {
      bounds: part.bounds.map((one) => (one.position === sold.position ? sold : one)),
      tickets,
      amendments: [...part.amendments, { key: changeKey, kind: 'change', amount: due, tickets: issued, seats }],
    },
    now,
  );
  return { outcome: 'changed', due, tickets: issued, seats };
}
