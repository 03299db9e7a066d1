import 'server-only';
import { createHash } from 'node:crypto';
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { openedChoices, type OpenedChoice } from '#features/bookings/server/index.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { notFound } from '#lib/shared/errors.ts';
import type { CartItem } from '../contract.ts';
import { cartItems, type CartRow } from './tables.ts';

/** An item, and the booking that was opened for it. */
export type OpenedRow = CartRow & { opened: OpenedChoice | null };

/** A person's cart without what was paid for, in the order of the trip. */
export async function cartOf(db: Db, userId: string): Promise<OpenedRow[]> {
  const rows = await db
    .select()
    .from(cartItems)
    .where(eq(cartItems.userId, userId))
    .orderBy(asc(cartItems.beginsOn), asc(cartItems.id));
  const opened = await openedChoices(
    db,
    userId,
    rows.flatMap(({ bookingId }) => bookingId ?? []),
  );
  return rows
    .map((row) => ({ ...row, opened: opened.get(row.bookingId ?? '') ?? null }))
    .filter((row) => row.opened?.state !== 'paid');
}

/** Deletes items whose bookings were paid for. Called where a cart changes. */
export async function deletePaidItems(tx: Db, userId: string): Promise<void> {
  const rows = await tx.select().from(cartItems).where(eq(cartItems.userId, userId));
  const opened = await openedChoices(
    tx,
    userId,
    rows.flatMap(({ bookingId }) => bookingId ?? []),
  );
  const paid = rows.filter(({ bookingId }) => opened.get(bookingId ?? '')?.state === 'paid').map(({ id }) => id);
  if (paid.length) await tx.delete(cartItems).where(inArray(cartItems.id, paid));
}

/** One item of a person's cart. Throws NOT_FOUND, alike for another person's. */
export async function itemOfUser(db: Db, userId: string, itemId: string): Promise<OpenedRow> {
  const [row] = await db
    .select()
    .from(cartItems)
    .where(and(eq(cartItems.id, itemId), eq(cartItems.userId, userId)));
  if (!row) throw notFound('This item of your cart');
  const opened = row.bookingId ? await openedChoices(db, userId, [row.bookingId]) : null;
  return { ...row, opened: opened?.get(row.bookingId ?? '') ?? null };
}

/** Notes the booking opened for an item, unless another was noted meanwhile: false then. */
export async function noteBooking(db: Db, item: CartRow, bookingId: string): Promise<boolean> {
  const before = item.bookingId === null ? isNull(cartItems.bookingId) : eq(cartItems.bookingId, item.bookingId);
  const noted = await db
    .update(cartItems)
    .set({ bookingId })
    .where(and(eq(cartItems.id, item.id), before))
    .returning({ id: cartItems.id });
  return noted.length > 0;
}

/** Serialises changes of one person's cart until the transaction ends, so that the limit holds. */
export const lockCart = (tx: Db, userId: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtext('cart'), hashtext(${userId}))`);

export const hashOf = (choice: CartItem['choice']): string =>
  createHash('sha256').update(JSON.stringify(choice)).digest('hex');
