import 'server-only';
import type { Db } from '#lib/server/db/connect.ts';
import { numbersOf, numbersOfMany } from './documents.repo.ts';

/** The numbers of a booking's issued documents; null where there is none. */
export async function documentNumbers({
  db,
  bookingId,
}: {
  db: Db;
  bookingId: string;
}): Promise<{ invoice: string | null; creditNote: string | null }> {
  const rows = await numbersOf(db, bookingId);
  const numberOf = (kind: string) => rows.find((row) => row.kind === kind)?.number ?? null;
  return { invoice: numberOf('invoice'), creditNote: numberOf('credit_note') };
}

/** The same for many bookings, by booking, in one query. */
export async function documentNumbersOfMany({
  db,
  bookingIds,
}: {
  db: Db;
  bookingIds: readonly string[];
}): Promise<Map<string, Awaited<ReturnType<typeof documentNumbers>>>> {
  const rows = await numbersOfMany(db, bookingIds);
  return new Map(
    bookingIds.map((bookingId) => {
      const numberOf = (kind: string) =>
        rows.find((row) => row.bookingId === bookingId && row.kind === kind)?.number ?? null;
      return [bookingId, { invoice: numberOf('invoice'), creditNote: numberOf('credit_note') }];
    }),
  );
}
