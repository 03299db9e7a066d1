import { sql } from 'drizzle-orm';
import { beforeEach } from 'vitest';
import type { PackageBooking } from '#features/bookings/contract.ts';
import { useBookingSetup } from './booking-setup.ts';
import { aDeparture, aPackageBuyer, PERSON } from './departures.ts';
import { deliver } from './emails.ts';

/** The price of the package for two, in paise: ₹42,000. */
export const TOTAL = 2 * PERSON;
/** Its deposit, and its second payment. */
export const QUARTER = TOTAL / 4;
export const HOUR = 3_600_000;

/** A setup in which packages are paid in parts. Each test has the same departure, and nothing of the test before. */
export function useInstalments() {
  const setup = useBookingSetup();
  const { db } = setup;
  beforeEach(setup.clear);
  const buyer = async (wallet = 0) => aPackageBuyer(await setup.buyer(wallet));
  const balanceOf = async (account: string): Promise<number> => {
    const { rows } = await db().execute<{ balance: string }>(
      sql`select coalesce(sum(amount), 0)::text as balance from ledger_entries where account_id = ${account}`,
    );
    return Number(rows[0]?.balance);
  };
  return {
    setup,
    db,
    jobs: setup.jobs,
    buyer,
    balanceOf,
    /** What the supplier and the tax account have, and what is set aside for a booking, in paise. */
    books: async (bookingId: string): Promise<number[]> => [
      await balanceOf('supplier'),
      await balanceOf('tcs'),
      await balanceOf(`escrow:${bookingId}`),
    ],
    /** The places that departures have given away. */
    taken: async (): Promise<number> => {
      const { rows } = await db().execute<{ taken: number }>(
        sql`select sum(taken)::int as taken from package_departures`,
      );
      return rows[0]?.taken ?? 0;
    },
    /** Subjects of the emails since the last look. */
    subjects: async (): Promise<string[]> => (await deliver(db())).map(({ subject }) => subject),
    /** A package in 60 days (30 January 2027), booked with its deposit on 1 December. */
    deposited: async (
      asha: Awaited<ReturnType<typeof buyer>>,
      { inDays = 60, walletAmount = 0 } = {},
    ): Promise<PackageBooking> =>
      asha.confirmedPackage(await aDeparture(db(), { inDays }), { paying: 'deposit', walletAmount }),
  };
}
