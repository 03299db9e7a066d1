import 'server-only';
import { setTimeout as pause } from 'node:timers/promises';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { inTransaction } from '#lib/server/db/transaction.ts';
import type { FlightOutcome, FlightSupplier } from '#lib/server/ports/flight-supplier.ts';
import { readOfferKey } from '../rules/offer-key.ts';
import { CURRENCY } from '../rules/search/list-flights.ts';
import { policiesOf, quoteExpiry, requiredFields, ticketBy } from '../rules/search/quote-terms.ts';
import { playOf, type SentinelPlay } from '../rules/sentinels.ts';
import { checkTrip } from './check-trip.ts';
import { describeBound } from './describe-bound.ts';
import { confirmExtras, holdExtras, quoteExtras } from './supplier/add-extras.ts';
import { confirmCancel, quoteCancel } from './supplier/cancel-trip.ts';
import { confirmChange, quoteChange } from './supplier/change-trip.ts';
import { holdChange } from './supplier/hold-change.ts';
import { holdTrip, releaseTrip } from './supplier/hold-trip.ts';
import { outcomeOf, scheduleChangeOf } from './supplier/outcome.ts';
import { priceWanted } from './supplier/priced-trip.ts';
import { changeParts, findAnnounced, findParts, lockParts } from './supplier/reservations.repo.ts';
import { finishTicketing, ticketTrip } from './supplier/ticket-trip.ts';

/** The delay of the slow sentinel. */
const SLOW = 3000;
/** The pending sentinel is ticketed at the third status check. */
const ASKED_TO_CONFIRM = 3;

const playsOf = (offers: readonly string[]): (SentinelPlay | null)[] =>
  offers.map((offer) => playOf(readOfferKey(offer)?.flights[0]?.flight ?? ''));

/**
 * The embedded supplier: airlines whose seats are in our tables. It behaves like another company: it gets the database
 * instead of the caller's transaction and commits by itself. Sentinel flights simulate failures (README.md of this
 * feature).
 */
export function embeddedAirlines(db: Db): FlightSupplier {
  const thinking = async (offers: readonly string[]): Promise<(SentinelPlay | null)[]> => {
    const plays = playsOf(offers);
    if (plays.includes('slow')) await pause(SLOW);
    return plays;
  };
  return {
    priceCheck: async (request) => {
      await thinking(request.offers);
      const trip = await checkTrip(db, request);
      if (trip.outcome !== 'sold') return null;
      const now = clock.now();
      const bounds = trip.offers.map((offer) => describeBound(trip.dated, offer));
      return {
        total: bounds.reduce((sum, { total }) => sum + total, 0),
        currency: CURRENCY,
        bounds,
        policies: policiesOf(trip.offers, request.party, now),
        requiredFields: requiredFields(trip.dated, trip.offers, request.party),
        ticketBy: ticketBy(trip.offers, now),
        expiresAt: quoteExpiry(now),
      };
    },
    ancillaries: async (request, extras) => {
      const trip = await checkTrip(db, request, { myHold: true });
      if (trip.outcome !== 'sold')
        return {
          lines: [],
          problems: Object.fromEntries(
            extras.map((_, at) => [at, 'This flight is not on sale any more. Search again to see what is.']),
          ),
        };
      const { lines, problems } = await priceWanted(db, { ...trip, party: request.party }, extras);
      return { lines, problems };
    },
    hold: async (key, request, extras) => {
      await thinking(request.offers);
      return holdTrip(db, key, request, extras, clock.now());
    },
    release: (key) => releaseTrip(db, key, clock.now()),
    confirm: async (key, request, details) => {
      const plays = await thinking(request.offers);
      if (plays.includes('lost-request')) return { outcome: 'unknown' };
      const repeated =
        plays.includes('timeout-after-ticketing') && (await outcomeOf(await findParts(db, key))) !== null;
      const outcome = await ticketTrip(db, key, request, details, clock.now());
      const heard = !plays.includes('timeout-after-ticketing') || repeated || outcome.outcome !== 'confirmed';
      return heard ? outcome : { outcome: 'unknown' };
    },
    status: (key) => statusOf(db, key),
    quoteCancel: (key, what) => quoteCancel(db, key, what, clock.now(), quoteExpiry(clock.now())),
    confirmCancel: (key, cancelKey, what, expectedRefund) =>
      confirmCancel(db, key, cancelKey, what, expectedRefund, clock.now()),
    quoteChange: async (key, bound, offer) => {
      const planned = await quoteChange(db, key, bound, offer, clock.now());
      return (
        planned && {
          due: planned.due,
          fee: planned.fee,
          lines: planned.lines,
          taxed: planned.taxed,
          bound: describeBound(planned.dated, planned.offer),
          expiresAt: quoteExpiry(clock.now()),
        }
      );
    },
    holdChange: (key, changeKey, bound, offer, expectedDue) =>
      holdChange(db, key, { changeKey, bound, offer, expectedDue }, clock.now()),
    confirmChange: (key, changeKey, bound, offer, expectedDue) =>
      confirmChange(db, key, { changeKey, bound, offer, expectedDue }, clock.now()),
    quoteExtras: (key, extras) => quoteExtras(db, key, extras, clock.now()),
    holdExtras: (key, extrasKey, extras, expectedDue) =>
      holdExtras(db, key, { extrasKey, extras, expectedDue }, clock.now()),
    confirmExtras: async (key, extrasKey, extras, expectedDue) => {
      const parts = await findParts(db, key);
      const plays = await thinking(parts.flatMap(({ bounds }) => bounds.map(({ offer }) => offer)));
      const repeated = parts.some(({ amendments }) => amendments.some((done) => done.key === extrasKey));
      const outcome = await confirmExtras(db, key, { extrasKey, extras, expectedDue }, clock.now());
      const lost = plays.includes('timeout-after-ticketing') && !repeated && outcome.outcome === 'added';
      return lost ? { outcome: 'unknown' } : outcome;
    },
    scheduleNews: async (most) => {
      const announced = await findAnnounced(db, clock.now(), most);
      return announced.map((part) => ({ key: part.key, change: scheduleChangeOf([part]) }));
    },
    hearSchedule: (key) =>
      inTransaction(db, async (tx) =>
        changeParts(tx, await lockParts(tx, key), { announcementHeard: true }, clock.now()),
      ),
    acceptScheduleChange: (key) =>
      inTransaction(db, async (tx) => {
        const parts = await lockParts(tx, key);
        await changeParts(
          tx,
          parts.filter(({ state }) => state === 'ticketed'),
          { scheduleAccepted: true },
          clock.now(),
        );
      }),
  };
}

/** The outcome of a key. A hold is no ticket. */
const statusOf = (db: Db, key: string): Promise<FlightOutcome | { outcome: 'none' }> =>
  inTransaction(db, async (tx): Promise<FlightOutcome | { outcome: 'none' }> => {
    const parts = await lockParts(tx, key);
    const [first] = parts;
    if (first?.state === 'pending') {
      if (first.asked + 1 >= ASKED_TO_CONFIRM) return finishTicketing(tx, parts, clock.now());
      await changeParts(tx, parts, { asked: first.asked + 1 }, clock.now());
    }
    return (await outcomeOf(parts)) ?? { outcome: 'none' };
  });
