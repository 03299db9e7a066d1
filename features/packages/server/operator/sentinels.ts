import 'server-only';
import { and, eq } from 'drizzle-orm';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import type { TourOperator, TourRequest } from '#lib/server/ports/tour-operator.ts';
import { packageDepartures, packageReservations, type DepartureSentinel } from '../tables.ts';
import { countQuestion } from './reservations.repo.ts';

/** The delay of the slow sentinel. */
const SLOW_MS = 3000;
/** The pending sentinel is confirmed at the third question. */
const ASKED_TO_CONFIRM = 3;

type Sentinel = DepartureSentinel | null;

/**
 * An operator whose sentinel departures play the troubles of another company (README.md of this feature). Others pass through. What is
 * taken, booked or given back is always what the operator itself does: only the answer, or whether it is asked, differs.
 */
export function withSentinels(db: Db, operator: TourOperator): TourOperator {
  const asked = async (request: TourRequest): Promise<Sentinel> => {
    const sentinel = await sentinelOf(db, request);
    if (sentinel === 'slow') await clock.pause(SLOW_MS);
    return sentinel;
  };
  return {
    ...operator,
    priceCheck: async (request) => {
      await asked(request);
      return operator.priceCheck(request);
    },
    hold: async (key, request, expiresAt) =>
      (await asked(request)) === 'sold-out-at-hold' ? { outcome: 'sold_out' } : operator.hold(key, request, expiresAt),
    confirm: async (key, request) => {
      const sentinel = await asked(request);
      if (sentinel === 'lost-request') return { outcome: 'unknown' };
      if (sentinel === 'sold-out-at-confirm' || sentinel === 'refused') {
        await operator.release(key);
        return { outcome: 'failed', reason: sentinel === 'refused' ? 'refused' : 'sold_out' };
      }
      const known = sentinel === 'timeout-after-booking' ? await operator.status(key) : null;
      const outcome = await operator.confirm(key, request);
      if (outcome.outcome !== 'confirmed') return outcome;
      if (sentinel === 'pending') return { outcome: 'pending' };
      const isLost = sentinel === 'silent' || (sentinel === 'timeout-after-booking' && known?.outcome !== 'confirmed');
      return isLost ? { outcome: 'unknown' } : outcome;
    },
    status: async (key) => {
      const sentinel = await sentinelOfKey(db, key);
      if (sentinel === 'silent') return { outcome: 'unknown' };
      const outcome = await operator.status(key);
      const isLate = sentinel === 'pending' && outcome.outcome === 'confirmed';
      return isLate && (await countQuestion(db, key)) < ASKED_TO_CONFIRM ? { outcome: 'pending' } : outcome;
    },
    confirmCancel: async (key) => {
      const sentinel = await sentinelOfKey(db, key);
      const before = sentinel === 'lost-cancellation' ? await operator.status(key) : null;
      const outcome = await operator.confirmCancel(key);
      return before?.outcome === 'confirmed' ? { outcome: 'unknown' } : outcome;
    },
    confirmCancelRooms: async (key, reference, rooms) => {
      const outcome = await operator.confirmCancelRooms(key, reference, rooms);
      const isLost = (await sentinelOfKey(db, key)) === 'lost-cancellation' && (await countQuestion(db, key)) === 1;
      return isLost ? { outcome: 'unknown' } : outcome;
    },
    holdDeparture: async (key, reference, request, expiresAt) =>
      (await asked(request)) === 'sold-out-at-hold'
        ? { outcome: 'sold_out' }
        : operator.holdDeparture(key, reference, request, expiresAt),
    confirmDeparture: async (key, reference, request) => {
      const sentinel = await asked(request);
      if (sentinel === 'sold-out-at-confirm' || sentinel === 'refused') {
        await operator.release(reference);
        return { outcome: 'refused' };
      }
      const outcome = await operator.confirmDeparture(key, reference, request);
      const isLost = sentinel === 'timeout-after-booking' && (await countQuestion(db, reference)) === 1;
      return isLost ? { outcome: 'unknown' } : outcome;
    },
  };
}

async function sentinelOf(db: Db, { slug, departure }: Pick<TourRequest, 'slug' | 'departure'>): Promise<Sentinel> {
  const [row] = await db
    .select({ sentinel: packageDepartures.sentinel })
    .from(packageDepartures)
    .where(and(eq(packageDepartures.slug, slug), eq(packageDepartures.departsOn, departure)));
  return row?.sentinel ?? null;
}

async function sentinelOfKey(db: Db, key: string): Promise<Sentinel> {
  const [row] = await db
    .select({ slug: packageReservations.slug, departure: packageReservations.departsOn })
    .from(packageReservations)
    .where(eq(packageReservations.key, key));
  return row ? sentinelOf(db, row) : null;
}
