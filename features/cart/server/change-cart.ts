import 'server-only';
import { and, count, eq } from 'drizzle-orm';
import { choiceOfBooking, offerOf, releaseHold } from '#features/bookings/server/index.ts';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { inTransaction } from '#lib/server/db/transaction.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import { AppError } from '#lib/shared/errors.ts';
import { newId } from '#lib/shared/ids.ts';
import type { add, addBooking, CartItem, Offer, remove } from '../contract.ts';
import { MOST_ITEMS } from '../rules/most-items.ts';
import { deletePaidItems, hashOf, lockCart, itemOfUser } from './cart.repo.ts';
import { cartItems } from './tables.ts';

/** Adds a choice at the price of now. Throws STATE_BLOCKED for a full cart, and what the supplier's check throws. */
export const addToCart: UseCase<typeof add> = async ({ db, body: { choice }, caller: { userId } }) =>
  put(db, userId, { choice, offer: await offerOf(db, choice), bookingId: null });

/** Adds what is quoted or held, as it is. Throws NOT_FOUND, STATE_BLOCKED. */
export const addBookingToCart: UseCase<typeof addBooking> = async ({ db, body: { bookingId }, caller: { userId } }) =>
  put(db, userId, { ...(await choiceOfBooking(db, userId, bookingId)), bookingId });

type Added = { choice: CartItem['choice']; offer: Offer; bookingId: string | null };

/** The same choice is in a cart once: what is held for it now counts. */
async function put(db: Db, userId: string, { choice, offer, bookingId }: Added) {
  const itemId = await inTransaction(db, async (tx) => {
    await lockCart(tx, userId);
    await deletePaidItems(tx, userId);
    const choiceHash = hashOf(choice);
    const same = and(eq(cartItems.userId, userId), eq(cartItems.choiceHash, choiceHash));
    const [known] = await tx.select({ id: cartItems.id }).from(cartItems).where(same);
    if (known) {
      if (bookingId) await tx.update(cartItems).set({ bookingId }).where(same);
      return known.id;
    }
    const [row] = await tx.select({ items: count() }).from(cartItems).where(eq(cartItems.userId, userId));
    if ((row?.items ?? 0) >= MOST_ITEMS)
      throw new AppError(
        'STATE_BLOCKED',
        `A cart holds up to ${MOST_ITEMS} items. Remove one, or book what is in it, then add this.`,
      );
    const now = clock.now();
    const id = newId('crt', now.getTime());
    await tx.insert(cartItems).values({
      id,
      userId,
      choice,
      choiceHash,
      added: offer,
      addedTotal: offer.total,
      bookingId,
      beginsOn: offer.from,
      addedAt: now,
    });
    return id;
  });
  return { itemId, offer };
}

/** Takes an item out; what is held for it is released. Throws NOT_FOUND, STATE_BLOCKED while it is being paid. */
export const removeFromCart: UseCase<typeof remove> = async ({ db, body: { itemId }, ...call }) => {
  const { userId } = call.caller;
  const item = await itemOfUser(db, userId, itemId);
  if (item.opened?.state === 'paying')
    throw new AppError('STATE_BLOCKED', 'This is being paid for. Finish or cancel that payment, then remove it.');
  if (item.opened?.state === 'held') await releaseHold({ ...call, db, body: { bookingId: item.opened.bookingId } });
  await db.delete(cartItems).where(and(eq(cartItems.id, itemId), eq(cartItems.userId, userId)));
  return { removed: true };
};
