import 'server-only';
import type { Db } from '#lib/server/db/connect.ts';
import { inTransaction } from '#lib/server/db/transaction.ts';
import type { FlightPriceLine } from '#lib/server/ports/flight-supplier.ts';
import { changeFee, partyOf, worthOf, type SoldBound } from '../../rules/fares/sold-bound.ts';
import { passengersOf } from '#lib/shared/passengers.ts';
import type { CheckedOffer } from '../../rules/search/check-bound.ts';
import type { DatedFlights } from '../../rules/search/dated-flights.ts';
import { checkTrip } from '../check-trip.ts';
import { changePart, findParts, lockParts, nextTicketNumbers, type Part } from './reservations.repo.ts';
import { giveSeatsBack, leaveSeats, takeSeats, TooFewSeats } from './seats.ts';

export type PlannedChange = { part: Part; old: SoldBound; offer: CheckedOffer; dated: DatedFlights; who: number[]; due: number; fee: number; lines: FlightPriceLine[] };

const LEAST_BETWEEN = 60;

/**
 * What another offer for one direction costs everyone who is still on it: the fee of the hour and the fare difference.
 * Null when the fare cannot be changed, the new flight is another airline's or journey's, or does not fit between the others.
 */
export async function planChange(db: Db, parts: readonly Part[], bound: number, offer: string, now: Date): Promise<PlannedChange | null> {
  const part = parts.find(({ state, bounds }) => state === 'ticketed' && bounds.some(({ position }) => position === bound));
  const old = part?.bounds.find(({ position }) => position === bound);
  const who = part?.tickets.filter(({ open }) => open.includes(bound)).map(({ passenger }) => passenger) ?? [];
  if (!part || !old || !who.length || offer === old.offer) return null;
  const types = passengersOf(part.party).filter((_, passenger) => who.includes(passenger));
  const fee = changeFee(old, who.length, now.getTime() / 60_000);
  const checked = fee === null ? null : await checkTrip(db, { offers: [offer], party: partyOf(types) });
  if (fee === null || checked?.outcome !== 'sold') return null;
  const [next] = checked.offers;
  if (!next || next.airline !== old.airline || next.sold.journey !== old.journey || !fits(parts, bound, next.sold)) return null;
  const difference = next.amounts.total - worthOf(old, types);
  const lines: FlightPriceLine[] = [{ code: 'fee', label: `Change of ${old.journey}`, amount: fee }, { code: 'difference', label: 'Fare difference, taxes in', amount: difference }];
  return { part, old, offer: { ...next, sold: { ...next.sold, position: bound } }, dated: checked.dated, who, due: fee + difference, fee, lines };
}

/** After the direction before and before the one after. */
function fits(parts: readonly Part[], bound: number, { departs, arrives }: SoldBound): boolean {
  const others = parts.filter(({ state }) => state === 'ticketed').flatMap(({ bounds }) => bounds);
  return others.every((other) => (other.position < bound ? other.arrives + LEAST_BETWEEN <= departs : other.position > bound ? arrives + LEAST_BETWEEN <= other.departs : true));
}

export const quoteChange = async (db: Db, key: string, bound: number, offer: string, now: Date): Promise<PlannedChange | null> =>
  planChange(db, await findParts(db, key), bound, offer, now);

type ChangeOutcome = { outcome: 'changed'; due: number; tickets: { passenger: number; number: string }[] } | { outcome: 'price_changed'; due: number } | { outcome: 'sold_out' } | { outcome: 'refused' };

/** Moves everyone who is on the direction to the new flights, under new tickets; the old seats go back on sale. */
export async function confirmChange(db: Db, key: string, { changeKey, bound, offer, expectedDue }: { changeKey: string; bound: number; offer: string; expectedDue: number }, now: Date): Promise<ChangeOutcome> {
  try {
    return await inTransaction(db, async (tx): Promise<ChangeOutcome> => {
      const parts = await lockParts(tx, key);
      const done = parts.flatMap(({ acts }) => acts).find((act) => act.key === changeKey);
      if (done) return { outcome: 'changed', due: done.amount, tickets: done.tickets ?? [] };
      const planned = await planChange(tx, parts, bound, offer, now);
      if (!planned) return { outcome: 'refused' };
      if (planned.due > expectedDue) return { outcome: 'price_changed', due: planned.due };
      return carryOut(tx, planned, changeKey, bound, now);
    });
  } catch (error) {
    if (error instanceof TooFewSeats) return { outcome: 'sold_out' };
    throw error;
  }
}

async function carryOut(tx: Db, { part, old, offer, who, due }: PlannedChange, changeKey: string, bound: number, now: Date): Promise<ChangeOutcome> {
  const types = passengersOf(part.party);
  const seats = who.filter((passenger) => types[passenger] !== 'INF').length;
  await takeSeats(tx, offer.sold.seats, seats);
  await giveSeatsBack(tx, old.seats, seats);
  await leaveSeats(tx, part.key, { flights: old.seats.map(({ flight }) => flight), passengers: who });
  const numbers = await nextTicketNumbers(tx, who.length);
  const tickets = part.tickets.map((ticket) => (who.includes(ticket.passenger) ? { ...ticket, number: numbers[who.indexOf(ticket.passenger)]! } : ticket));
  const issued = who.map((passenger, at) => ({ passenger, number: numbers[at]! }));
  await changePart(tx, part, {
    bounds: part.bounds.map((sold) => (sold.position === bound ? offer.sold : sold)), tickets,
    acts: [...part.acts, { key: changeKey, kind: 'change', amount: due, tickets: issued }],
  }, now);
  return { outcome: 'changed', due, tickets: issued };
}
