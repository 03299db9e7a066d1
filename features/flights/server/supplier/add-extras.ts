import 'server-only';
import type { Db } from '#lib/server/db/connect.ts';
import { inTransaction } from '#lib/server/db/transaction.ts';
import type { FlightExtrasSupplier, ExtrasQuote } from '#lib/server/ports/flight-extras-supplier.ts';
import type { FlightExtra } from '#lib/server/ports/flight-supplier.ts';
import { passengersOf } from '#lib/shared/passengers.ts';
import { addedExtraProblems } from '../../rules/added-extras.ts';
import { priceExtras } from '../../rules/extras.ts';
import { readChosenSeats } from '../sales.repo.ts';
import { boundsOnSale, extrasOnSale } from '../extras-on-sale.ts';
import { chosenSeats } from './open-trip.ts';
import { playOfPart } from './ticket-trip.ts';
import { changePart, findParts, lockParts, nextTicketNumbers, openParts, type Part } from './reservations.repo.ts';
import { chooseSeats, passSeats, SeatTaken } from './seats.ts';

/** How long seats and prices of extras are held for their payment; never past a departure. */
const EXTRAS_HOLD_MINUTES = 20;

type Added = { extrasKey: string; extras: FlightExtra[]; expectedDue: number };
type Held = Awaited<ReturnType<FlightExtrasSupplier['holdExtras']>>;
type Confirmed = Awaited<ReturnType<FlightExtrasSupplier['confirmExtras']>>;

/** Prices extras for a ticketed trip; null when nothing of it is still to fly. */
export async function quoteExtras(db: Db, key: string, extras: FlightExtra[], now: Date): Promise<ExtrasQuote | null> {
  return plan(db, await findParts(db, key), extras, now);
}

async function plan(db: Db, parts: readonly Part[], extras: FlightExtra[], now: Date): Promise<ExtrasQuote | null> {
  const ticketed = parts.filter(({ state }) => state === 'ticketed');
  const open = ticketed.flatMap(({ bounds, tickets }) =>
    bounds.filter(
      ({ position, departs }) =>
        departs * 60_000 > now.getTime() && tickets.some((ticket) => ticket.open.includes(position)),
    ),
  );
  const [first] = ticketed;
  if (!first || !open.length) return null;
  const onSale = await boundsOnSale(db, open, first.party);
  const offered = await extrasOnSale(onSale, (flight, date) => readChosenSeats(db, flight, date));
  const flown = ticketed.flatMap(({ tickets }) => tickets);
  const types = passengersOf(first.party);
  const had = parts.flatMap((part) => part.extras);
  const { lines, problems } = priceExtras(extras, offered, types);
  const unfit = addedExtraProblems(extras, { bounds: open, flown, had });
  const until = Math.min(...open.map(({ departs }) => departs)) * 60_000;
  return {
    due: lines.reduce((sum, { amount }) => sum + amount, 0),
    lines,
    problems: { ...problems, ...unfit },
    until: new Date(until),
  };
}

/** Holds the seats under the key of the addition. A repeated call gives the first answer. */
export async function holdExtras(
  db: Db,
  key: string,
  { extrasKey, extras, expectedDue }: Added,
  now: Date,
): Promise<Held> {
  return seatsOrRefusal(extras, () =>
    inTransaction(db, async (tx): Promise<Held> => {
      const parts = await lockParts(tx, key);
      const [earlier] = await lockParts(tx, extrasKey);
      if (earlier?.state === 'held') return { outcome: 'held', due: earlier.extrasTotal, expiresAt: earlier.ticketBy };
      const planned = await plan(tx, parts, extras, now);
      const refused = planned ? refusalOf(planned, expectedDue) : NOTHING_LEFT;
      if (!planned || refused) return refused ?? NOTHING_LEFT;
      const ticketBy = new Date(Math.min(now.getTime() + EXTRAS_HOLD_MINUTES * 60_000, planned.until.getTime()));
      await chooseSeats(tx, extrasKey, chosenSeats(extras));
      const { airline, party } = parts[0]!;
      await openParts(tx, [
        {
          key: extrasKey,
          part: 0,
          airline,
          bounds: [],
          party,
          travellers: null,
          extras,
          total: 0,
          extrasTotal: planned.due,
          state: 'held',
          ticketBy,
          createdAt: now,
          changedAt: now,
        },
      ]);
      return { outcome: 'held', due: planned.due, expiresAt: ticketBy };
    }),
  );
}

/** Adds the extras and issues the airline's receipts; what is held for them is used at its price. */
export async function confirmExtras(
  db: Db,
  key: string,
  { extrasKey, extras, expectedDue }: Added,
  now: Date,
): Promise<Exclude<Confirmed, { outcome: 'unknown' }>> {
  return seatsOrRefusal(extras, () =>
    inTransaction(db, async (tx) => {
      const parts = await lockParts(tx, key);
      const done = parts.flatMap(({ amendments }) => amendments).find((amendment) => amendment.key === extrasKey);
      if (done) return { outcome: 'added' as const, due: done.amount, documents: done.tickets ?? [] };
      if (parts.some((part) => playOfPart(part) === 'extras-refused')) return NOTHING_LEFT;
      const [held] = await lockParts(tx, extrasKey);
      if (held?.state === 'held') {
        await passSeats(tx, extrasKey, key);
        await changePart(tx, held, { state: 'released', extras: [] }, now); // its seats are the trip's now
        return applyExtras(tx, parts, { extrasKey, extras, due: held.extrasTotal }, now);
      }
      const planned = await plan(tx, parts, extras, now);
      const refused = planned ? refusalOf(planned, expectedDue) : NOTHING_LEFT;
      if (!planned || refused) return refused ?? NOTHING_LEFT;
      await chooseSeats(tx, key, chosenSeats(extras));
      return applyExtras(tx, parts, { extrasKey, extras, due: planned.due }, now);
    }),
  );
}

const NOTHING_LEFT = { outcome: 'not_offered' as const, problems: {} };

const refusalOf = ({ problems, due }: ExtrasQuote, expectedDue: number) =>
  Object.keys(problems).length
    ? { outcome: 'not_offered' as const, problems }
    : due > expectedDue
      ? { outcome: 'price_changed' as const, due }
      : null;

/** A seat that another traveller took at the same moment undoes the transaction and is named in the answer. */
async function seatsOrRefusal<Answer>(
  extras: readonly FlightExtra[],
  work: () => Promise<Answer>,
): Promise<Answer | { outcome: 'not_offered'; problems: Record<number, string> }> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof SeatTaken)) throw error;
    const seats = extras.flatMap((extra, at) => (extra.kind === 'seat' ? [[at, extra.seat] as const] : []));
    return {
      outcome: 'not_offered',
      problems: Object.fromEntries(
        seats.map(([at, seat]) => [at, `Seat ${seat} has just been taken. Choose another.`]),
      ),
    };
  }
}

async function applyExtras(
  tx: Db,
  parts: readonly Part[],
  { extrasKey, extras, due }: { extrasKey: string; extras: FlightExtra[]; due: number },
  now: Date,
): Promise<{ outcome: 'added'; due: number; documents: { passenger: number; number: string }[] }> {
  const part = parts.find(({ state }) => state === 'ticketed')!;
  const people = [...new Set(extras.map(({ passenger }) => passenger))].sort((a, b) => a - b);
  const numbers = await nextTicketNumbers(tx, people.length);
  const documents = people.map((passenger, at) => ({ passenger, number: numbers[at]! }));
  await changePart(
    tx,
    part,
    {
      extras: [...part.extras, ...extras],
      extrasTotal: part.extrasTotal + due,
      amendments: [...part.amendments, { key: extrasKey, kind: 'extras', amount: due, tickets: documents }],
    },
    now,
  );
  return { outcome: 'added', due, documents };
}
