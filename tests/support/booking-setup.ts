import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect } from 'vitest';
import { watchApprovals } from '#features/approvals/server/index.ts';
import {
  applyScheduleChanges,
  recordProcessedRefunds,
  resolveWaiting,
  watchPayments,
} from '#features/bookings/server/index.ts';
import { expireFlightHolds } from '#features/flights/server/index.ts';
import { expireHolds, releaseRoomBlocks } from '#features/hotels/server/index.ts';
import { expirePackageHolds } from '#features/packages/server/index.ts';
import { getWalletBalance, runPaymentJobs } from '#features/payments/server/index.ts';
import { clock } from '#lib/server/clock.ts';
import { useApiServer } from './api-server.ts';
import { aBuyer, type Buyer } from './buyer.ts';
import { emptyTables } from './empty-tables.ts';
import { brokenInvariants, heldForLong, found, unsettledMoney } from './invariants.ts';
import { aHotel, anotherRoom, type Stocked } from './stock.ts';
import { useTestDatabase } from './test-database.ts';
import { aTraveller } from './travellers.ts';

const MINUTE = 60_000;

export const NOON_LESS_HALF = '2026-12-01T06:00:00Z'; // 11:30 in India

/** What a story of a booking may have written. */
const BOOKS = [
  ...['approval_events', 'approval_people', 'approval_requests', 'transport_requests', 'absences'],
  ...['budgets', 'budget_charges', 'flight_sales', 'flight_seats', 'flight_reservations', 'bookings'],
  ...['price_trail', 'booking_events', 'combined_payments', 'cart_items', 'guest_reviews'],
  ...['guest_review_reports', 'guest_review_stays', 'guest_review_totals', 'documents'],
  ...['supplier_reservations', 'package_departures', 'package_reservations', 'ledger_accounts'],
  ...['ledger_postings', 'ledger_entries', 'payment_orders', 'refunds', 'webhook_events', 'gateway_orders'],
  ...['gateway_payments', 'gateway_refunds', 'gateway_deliveries', 'idempotency_keys', 'mails'],
  ...['outbox_messages', 'rate_limits'],
];

/**
 * What bookings need: database, API over HTTP, hotels on sale, buyers, and its jobs run by hand. The clock
 * stands at 11:30 in India. After each test the three invariants are checked, then time passes and the jobs run until
 * nothing is under way, and the books are checked once more.
 */
export function useBookingSetup() {
  const db = useTestDatabase();
  const api = useApiServer();
  const allotments: Record<string, number> = {};

  const setup = {
    db,
    api: api.base,
    stocked: async (traits: Parameters<typeof aHotel>[1] = {}): Promise<Stocked> => {
      const hotel = await aHotel(db(), traits);
      allotments[hotel.roomTypeId] = hotel.allotment;
      return hotel;
    },
    /** Another room type of this hotel. */
    anotherRoom: async (hotel: Stocked, traits: Parameters<typeof anotherRoom>[2] = {}): Promise<Stocked> => {
      const room = await anotherRoom(db(), hotel, traits);
      allotments[room.roomTypeId] = room.allotment;
      return room;
    },
    buyer: async (wallet = 0): Promise<Buyer> => aBuyer(await aTraveller(db(), { wallet }), api.base),
    walletOf: ({ userId }: { userId: string }) => getWalletBalance({ db: db(), userId }),
    /** One round of every job of a process. */
    jobs: async (): Promise<void> => {
      await watchApprovals({ db: db() });
      await watchPayments({ db: db() });
      await resolveWaiting({ db: db() });
      await expireHolds({ db: db(), now: clock.now() });
      await releaseRoomBlocks({ db: db(), now: clock.now() });
      await expireFlightHolds({ db: db(), now: clock.now() });
      await expirePackageHolds({ db: db(), now: clock.now() });
      const { refunds } = await runPaymentJobs({
        db: db(),
        now: clock.now(),
        webhookUrl: `${api.base()}/api/payments/webhook`,
      });
      await recordProcessedRefunds(db(), refunds.processed);
      await applyScheduleChanges({ db: db() });
    },
    /** Time passes, the jobs run, until every hold has ended and nobody waits for anybody. */
    settle: async (): Promise<void> => {
      clock.advance((await heldForLong(db())) ? 24 * 60 * MINUTE : 31 * MINUTE);
      for (let round = 0; round < 60; round++) {
        await setup.jobs();
        if (Object.keys(found(await unsettledMoney(db()))).length === 0) return;
        clock.advance(5 * MINUTE);
      }
    },
    /** Empties the books and takes every hotel off them, so that the next story is checked for itself. */
    clear: async (): Promise<void> => {
      await emptyTables(db(), BOOKS);
      await db().execute(
        sql`insert into ledger_accounts (id, kind) select kind, kind from unnest(array['gateway', 'supplier', 'tcs', 'revenue', 'promotion']) kind`,
      );
      await db().execute(sql`delete from room_types where block_of is not null`);
      for (const roomTypeId of Object.keys(allotments)) delete allotments[roomTypeId];
    },
    /** What breaks the invariants at this moment, by name; empty when all is well. */
    broken: async () => found(await brokenInvariants(db(), allotments)),
    unsettled: async () => found(await unsettledMoney(db())),
    /** Rooms left on every night of a stay. */
    left: async ({ roomTypeId }: Stocked, night: string): Promise<number> => {
      const { rows } = await db().execute<{ left: number }>(
        sql`select free[${Number(night.slice(8))}::int] as left from room_calendars where room_type_id = ${roomTypeId} and month = ${`${night.slice(0, 7)}-01`}`,
      );
      return Number(rows[0]?.left);
    },
    eventsOf: async (bookingId: string): Promise<string[]> => {
      const { rows } = await db().execute<{ action: string; to_state: string }>(
        sql`select action, to_state from booking_events where booking_id = ${bookingId} order by id`,
      );
      return rows.map(({ action, to_state: to }) => `${action} → ${to}`);
    },
  };

  beforeEach(() => {
    clock.freeze(NOON_LESS_HALF);
    clock.hurry(10); // the slow hotel's three seconds
  });
  afterEach(async () => {
    expect(await setup.broken()).toEqual({});
    await setup.settle();
    expect({ ...(await setup.broken()), ...(await setup.unsettled()) }).toEqual({});
  });
  return setup;
}

export type BookingSetup = ReturnType<typeof useBookingSetup>;
