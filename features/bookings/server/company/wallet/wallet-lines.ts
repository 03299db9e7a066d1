import 'server-only';
import { and, eq, inArray } from 'drizzle-orm';
import type { WalletRow } from '#features/payments/server/index.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { readerZone } from '#lib/server/http/reader-zone.ts';
import type { RequestFacts } from '#lib/server/request-facts.ts';
import { instantAt } from '#lib/server/zone.ts';
import { addDays } from '#lib/shared/dates.ts';
import { COMPANY_ZONE } from '#lib/shared/time-zones.ts';
import type * as contract from '../../../contract.ts';
import { WIRE_CATEGORY } from '../../../rules/category.ts';
import { asBookingAtWork } from '../../bookings.repo.ts';
import { bookingSummary } from '../../products/index.ts';
import { bookings } from '../../tables.ts';
import { topUpIdOf } from './top-ups.repo.ts';

/** The currency of companies' accounts. */
export const CURRENCY = 'INR';
/** The last day that a date can name; no day follows it. */
const LAST_DAY = '9999-12-31';

/** The instants of a filter's days by the reader's clock; empty days leave a side open. */
export function daysOf({ since, until }: { since: string; until: string }, request: RequestFacts) {
  const zone = readerZone(request) ?? COMPANY_ZONE;
  return {
    since: since ? instantAt(since, '00:00', zone) : undefined,
    before: until && until < LAST_DAY ? instantAt(addDays(until, 1), '00:00', zone) : undefined,
  };
}

/** Entries of the company's account as lines, with the trips that they are for. */
export async function presentLines(
  db: Db,
  companyId: string,
  rows: readonly WalletRow[],
): Promise<contract.CompanyWalletLine[]> {
  const trips = await tripsOf(
    db,
    companyId,
    rows.flatMap(({ posting }) => posting.bookingId ?? []),
  );
  return rows.map(({ entry, posting }) => ({
    _id: posting.id,
    at: posting.at.toISOString(),
    amount: entry.amount,
    balance: entry.balanceAfter ?? 0, // an account with a limit always has one
    note: posting.note,
    trip: trips.get(posting.bookingId ?? '') ?? null,
    topUpId: topUpIdOf(posting.key),
  }));
}

/** The trips of these ids that the company booked. */
async function tripsOf(
  db: Db,
  companyId: string,
  ids: readonly string[],
): Promise<Map<string, NonNullable<contract.CompanyWalletLine['trip']>>> {
  if (!ids.length) return new Map();
  const rows = await db
    .select()
    .from(bookings)
    .where(and(eq(bookings.companyId, companyId), inArray(bookings.id, [...new Set(ids)])));
  return new Map(rows.map((row) => [row.id, tripOf(asBookingAtWork(row))]));
}

const tripOf = (booking: ReturnType<typeof asBookingAtWork>): NonNullable<contract.CompanyWalletLine['trip']> => ({
  _id: booking.id,
  category: WIRE_CATEGORY[booking.category],
  name: bookingSummary(booking).name,
  from: booking.checkIn,
  to: booking.checkOut,
  travellers: booking.company?.travellers.map(({ name }) => name) ?? [],
});
