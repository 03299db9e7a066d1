import 'server-only';
import { asc, eq } from 'drizzle-orm';
import type { Db } from '#lib/server/db/connect.ts';
import { cartItems } from './tables.ts';

/** A person's cart, for the copy of their data. */
export async function takeoutCart(db: Db, userId: string) {
  const rows = await db.select().from(cartItems).where(eq(cartItems.userId, userId)).orderBy(asc(cartItems.addedAt));
  return {
    cart: rows.map(({ choice, added, addedAt }) => ({ choice, added, addedAt: addedAt.toISOString() })),
  };
}

/** Deletes a person's cart, in the transaction that closes the account. */
export async function eraseCart(tx: Db, { userId }: { userId: string }): Promise<void> {
  await tx.delete(cartItems).where(eq(cartItems.userId, userId));
}
