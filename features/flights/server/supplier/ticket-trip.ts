import 'server-only';
import type { Db } from '#lib/server/db/connect.ts';
import { inTransaction } from '#lib/server/db/transaction.ts';
import type { FlightExtra, FlightOutcome, FlightRequest, Traveller } from '#lib/server/ports/flight-supplier.ts';
import { ANNOUNCED_AFTER_SECONDS } from '../../rules/search/check-bound.ts';
import { ticketBy } from '../../rules/search/quote-terms.ts';
import { passengersOf } from '#lib/shared/passengers.ts';
import { playOf, type SentinelPlay } from '../../rules/sentinels.ts';
import { checkTrip } from '../check-trip.ts';
import { endParts, totalOf } from './hold-trip.ts';
import { chosenSeats, openTrip } from './open-trip.ts';
import { outcomeOf } from './outcome.ts';
import { mustBeSame, priceWanted } from './priced-trip.ts';
import { changePart, changeParts, findParts, lockParts, nextTicketNumbers, type Part } from './reservations.repo.ts';
import { chooseSeats, leaveSeats, SeatTaken, TooFewSeats } from './seats.ts';

export type TicketDetails = { travellers: Traveller[]; extras: FlightExtra[]; agreedTotal: number };

/** Ends the transaction with an answer and undoes what it did. */
class Refused extends Error {
  readonly outcome: FlightOutcome;
  constructor(outcome: FlightOutcome) {
    super(outcome.outcome);
    this.outcome = outcome;
  }
}

/** Tickets what is held, or takes seats and tickets at once. All seats are taken before any airline tickets. */
export async function ticketTrip(
  db: Db,
  key: string,
  request: FlightRequest,
  details: TicketDetails,
  now: Date,
): Promise<FlightOutcome> {
  const known = await findParts(db, key);
  if (known.length && !['held', 'released'].includes(known[0]!.state))
    return (await outcomeOf(known)) ?? { outcome: 'failed', reason: 'refused' };
  try {
    const parts =
      known[0]?.state === 'held'
        ? await heldParts(db, key, request, details, now)
        : await newParts(db, key, request, details, now);
    return parts;
  } catch (error) {
    if (error instanceof Refused) return error.outcome;
    if (error instanceof TooFewSeats) return { outcome: 'failed', reason: 'sold_out' };
    if (error instanceof SeatTaken) return { outcome: 'failed', reason: 'seat_taken' };
    throw error;
  }
}

/** A hold keeps its fare; the extras may have changed since. */
async function heldParts(
  db: Db,
  key: string,
  request: FlightRequest,
  { travellers, extras, agreedTotal }: TicketDetails,
  now: Date,
): Promise<FlightOutcome> {
  const trip = await checkTrip(db, request, { myHold: true });
  const outcome = await inTransaction(db, async (tx) => {
    const parts = await lockParts(tx, key);
    if (parts[0]?.state === 'released') return null; // its time ended a moment ago: as if it had not been held
    if (parts[0]?.state !== 'held')
      return (await outcomeOf(parts)) ?? { outcome: 'failed' as const, reason: 'refused' as const };
    mustBeSame(key, parts, request);
    const first = parts[0];
    if (trip.outcome === 'sold' && JSON.stringify(first.extras) !== JSON.stringify(extras)) {
      await leaveSeats(tx, key);
      const wanted = await priceWanted(tx, { ...trip, party: request.party }, extras, key);
      if (Object.keys(wanted.problems).length) throw new SeatTaken();
      await chooseSeats(tx, key, chosenSeats(extras));
      Object.assign(first, { extras, extrasTotal: wanted.total });
      await changePart(tx, first, { extras, extrasTotal: wanted.total }, now);
    }
    const total = totalOf(parts);
    if (total !== agreedTotal) throw new Refused({ outcome: 'failed', reason: 'price_changed', total });
    return ticketParts(tx, parts, travellers, now);
  });
  return outcome ?? newParts(db, key, request, { travellers, extras, agreedTotal }, now);
}

async function newParts(
  db: Db,
  key: string,
  request: FlightRequest,
  { travellers, extras, agreedTotal }: TicketDetails,
  now: Date,
): Promise<FlightOutcome> {
  const trip = await checkTrip(db, request);
  if (trip.outcome !== 'sold' || trip.offers.some(({ play }) => play === 'sold-out'))
    return { outcome: 'failed', reason: 'sold_out' };
  const wanted = await priceWanted(db, { ...trip, party: request.party }, extras);
  if (Object.keys(wanted.problems).length) return { outcome: 'failed', reason: 'seat_taken' };
  return inTransaction(db, async (tx) => {
    const { parts, fresh } = await openTrip(tx, key, {
      request,
      offers: trip.offers,
      extras,
      extrasTotal: wanted.total,
      ticketBy: ticketBy(trip.offers, now) ?? now,
      now,
    });
    if (!fresh && parts[0]?.state !== 'held')
      return (await outcomeOf(parts)) ?? { outcome: 'failed' as const, reason: 'refused' as const };
    const total = totalOf(parts);
    if (total !== agreedTotal) throw new Refused({ outcome: 'failed', reason: 'price_changed', total });
    return ticketParts(tx, parts, travellers, now);
  });
}

export const playOfPart = ({ bounds }: Part): SentinelPlay | null => playOf(bounds[0]?.seats[0]?.flight ?? '');

/** Each airline tickets its part or refuses it; refused seats go back on sale, and a trip of which nothing was ticketed has failed. */
async function ticketParts(tx: Db, parts: readonly Part[], travellers: Traveller[], now: Date): Promise<FlightOutcome> {
  await changeParts(tx, parts, { travellers }, now);
  if (parts.some((part) => playOfPart(part) === 'pending')) {
    await changeParts(tx, parts, { state: 'pending', asked: 0 }, now);
    return { outcome: 'pending' };
  }
  return finishTicketing(tx, parts, now);
}

const secondsAfter = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1000);

export async function finishTicketing(tx: Db, parts: readonly Part[], now: Date): Promise<FlightOutcome> {
  const alone = parts.length === 1;
  const refuses = (part: Part) =>
    playOfPart(part) === 'refused-at-ticketing' || (playOfPart(part) === 'partial-failure' && !alone);
  const refused = parts.filter(refuses);
  const ticketed = parts.filter((part) => !refuses(part));
  await endParts(tx, refused, 'refused', now);
  for (const part of ticketed) {
    const passengers = passengersOf(part.party);
    const numbers = await nextTicketNumbers(tx, passengers.length);
    const tickets = passengers.map((_, passenger) => ({
      passenger,
      number: numbers[passenger]!,
      open: part.bounds.map(({ position }) => position),
    }));
    const announcesAt = playOfPart(part) === 'moved-later' ? secondsAfter(now, ANNOUNCED_AFTER_SECONDS) : null;
    await changePart(tx, part, { state: 'ticketed', tickets, announcesAt }, now);
  }
  return (await outcomeOf(await lockParts(tx, parts[0]!.key))) ?? { outcome: 'failed', reason: 'refused' };
}
