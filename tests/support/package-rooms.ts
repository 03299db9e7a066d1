import { sql } from 'drizzle-orm';
import type { PackageBooking } from '#features/bookings/contract.ts';
import type { InvoiceFigures } from '#features/documents/rules/invoice-figures.ts';
import { clock } from '#lib/server/clock.ts';
import type { RoomOccupancy } from '#lib/shared/stay-shape.ts';
import type { useBookingSetup } from './booking-setup.ts';
import { ASHA } from './buyer.ts';
import { aPackageBuyer, PERSON, type Departure } from './departures.ts';

const DAY = 86_400_000;
/** A room of two, and one of two with a child: ₹42,000 and ₹54,600 of `aDeparture()` with taxes. */
export const FAMILY: RoomOccupancy[] = [
  { adults: 2, childAges: [] },
  { adults: 2, childAges: [8] },
];
/** What each room of `FAMILY` costs, in paise. */
export const [FIRST, SECOND] = [2 * PERSON, 2 * PERSON + 1_260_000];
/** Family names of the guests of the rooms, in their order. */
export const NAMES = ['Rao', 'Iyer', 'Sen'];

export type PackageBuyer = Awaited<ReturnType<typeof aPackageBuyer>>;

/** What tests of single rooms of a package ask and look up, on the database of `setup`. */
export function packageRooms(setup: ReturnType<typeof useBookingSetup>) {
  const { db } = setup;
  return {
    buyer: async (wallet = 0) => aPackageBuyer(await setup.buyer(wallet)),

    /** A confirmed package with a guest's name for each room, paid at the gateway but for the wallet's part. */
    confirmed: async (
      asha: PackageBuyer,
      departure: Departure,
      { rooms = FAMILY, ...options }: Parameters<PackageBuyer['confirmedPackage']>[1] = {},
    ): Promise<PackageBooking> => {
      const { _id } = await asha.confirmedPackage(departure, { rooms, ...options });
      const guests = rooms.map((_, at) => ({ title: 'Ms', firstName: 'Asha', lastName: NAMES[at]! }));
      const { details } = await asha.lookPackage(_id);
      await asha.nameGuests(_id, { ...ASHA, ...details, guests });
      return asha.lookPackage(_id);
    },

    /** Places taken at a departure. */
    taken: async ({ departure }: Departure): Promise<number> => {
      const { rows } = await db().execute<{ taken: number }>(
        sql`select taken from package_departures where departs_on = ${departure}`,
      );
      return rows[0]?.taken ?? -1;
    },

    namesAtHotels: async (): Promise<string[][]> => {
      const { rows } = await db().execute<{ guests: string[] }>(
        sql`select guests from supplier_reservations where state = 'confirmed' order by idempotency_key`,
      );
      return rows.map(({ guests }) => guests);
    },

    /** Figures of the credit notes, oldest first. */
    notesOf: async (bookingId: string): Promise<InvoiceFigures[]> => {
      const { rows } = await db().execute<{ content: { figures: InvoiceFigures } }>(
        sql`select content from documents where booking_id = ${bookingId} and kind = 'credit_note' order by id`,
      );
      return rows.map(({ content }) => content.figures);
    },

    /** Balance of a ledger account, in paise. */
    balanceOf: async (account: string): Promise<number> => {
      const { rows } = await db().execute<{ balance: string }>(
        sql`select coalesce(sum(amount), 0)::text as balance from ledger_entries where account_id = ${account}`,
      );
      return Number(rows[0]?.balance);
    },
  };
}

/** Cancels these rooms for this refund, or the whole package. */
export const cancel = (
  asha: PackageBuyer,
  bookingId: string,
  refund: number,
  rooms?: number[],
  to: 'source' | 'wallet' = 'wallet',
) =>
  asha.cancel(bookingId, refund, to, rooms) as unknown as Promise<{
    status: number;
    data: PackageBooking;
    json: unknown;
  }>;

/** Status and code of a refusal. */
export async function refusal(ask: Promise<{ status: number; json: unknown }>) {
  const { status, json } = await ask;
  return [status, (json as { code?: string }).code];
}

/** Sets the clock to so many days before the group meets, an hour later. */
export const daysBefore = (booking: PackageBooking, days: number): void =>
  clock.freeze(new Date(Date.parse(booking.startsAt) - days * DAY + 3_600_000).toISOString());
