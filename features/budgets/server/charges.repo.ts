import 'server-only';
import { and, eq, gte, lte } from 'drizzle-orm';
import type { Db } from '#lib/server/db/connect.ts';
import type { Charge } from '../rules/charges.ts';
import { budgetCharges, budgets } from './tables.ts';

/** The charges of one booking. */
export type BookingCharges = { bookingId: string; beginsOn: string; charges: readonly Charge[] };

/** Joins a budget with the charges of its target whose trip begins in its period. */
export const COUNTS_TOWARDS = and(
  eq(budgetCharges.companyId, budgets.companyId),
  eq(budgetCharges.kind, budgets.kind),
  eq(budgetCharges.target, budgets.target),
  gte(budgetCharges.beginsOn, budgets.startsOn),
  lte(budgetCharges.beginsOn, budgets.endsOn),
);

const ofBooking = (companyId: string, bookingId: string) =>
  and(eq(budgetCharges.companyId, companyId), eq(budgetCharges.bookingId, bookingId));

/** The stored charges of a booking; null where it has none. */
export async function storedCharges(db: Db, companyId: string, bookingId: string): Promise<BookingCharges | null> {
  const charges = await db.select().from(budgetCharges).where(ofBooking(companyId, bookingId));
  return charges[0] ? { bookingId, beginsOn: charges[0].beginsOn, charges } : null;
}

/** Replaces the charges of a booking. */
export async function replaceCharges(
  db: Db,
  companyId: string,
  { bookingId, beginsOn, charges }: BookingCharges,
): Promise<void> {
  await db.delete(budgetCharges).where(ofBooking(companyId, bookingId));
  if (charges.length)
    await db.insert(budgetCharges).values(charges.map((charge) => ({ ...charge, companyId, bookingId, beginsOn })));
}

/** Adds charges of bookings; leaves those that are stored. */
export async function addMissingCharges(db: Db, companyId: string, bookings: readonly BookingCharges[]): Promise<void> {
  const rows = bookings.flatMap(({ bookingId, beginsOn, charges }) =>
    charges.map((charge) => ({ ...charge, companyId, bookingId, beginsOn })),
  );
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE)
    await db
      .insert(budgetCharges)
      .values(rows.slice(at, at + ROWS_AT_ONCE))
      .onConflictDoNothing();
}

const ROWS_AT_ONCE = 500;
