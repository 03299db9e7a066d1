import 'server-only';
import { offerOf } from '#features/bookings/server/index.ts';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import { AppError } from '#lib/shared/errors.ts';
import type { CartItem, list, Offer, price } from '../contract.ts';
import { cartOf, type OpenedRow } from './cart.repo.ts';

/** The caller's cart with the prices of now. */
export const listCart: UseCase<typeof list> = async ({ db, caller: { userId } }) => ({
  items: await Promise.all((await cartOf(db, userId)).map((row) => presentItem(db, row))),
  now: clock.now().toISOString(),
});

/** What choices cost now, for a cart that is kept in a tab. */
export const priceCart: UseCase<typeof price> = async ({ db, body: { choices } }) => ({
  offers: await Promise.all(choices.map((choice) => offerNow(db, choice))),
});

/** What is held costs what it was held at; all else is asked of its supplier. */
async function presentItem(db: Db, row: OpenedRow): Promise<CartItem> {
  const { opened } = row;
  const isOpen = opened?.state === 'held' || opened?.state === 'paying';
  const { offer, problem } = isOpen ? { offer: opened.offer, problem: null } : await offerNow(db, row.choice);
  return {
    _id: row.id,
    choice: row.choice,
    added: row.added,
    addedAt: row.addedAt.toISOString(),
    now: offer,
    problem,
    booking: isOpen
      ? {
          bookingId: opened.bookingId,
          state: opened.state === 'held' ? 'held' : 'paying',
          holdExpiresAt: opened.holdExpiresAt,
          keeps: opened.keeps,
          paymentId: opened.paymentId,
        }
      : null,
  };
}

/** The price of now, or in a sentence why there is none. */
async function offerNow(db: Db, choice: CartItem['choice']): Promise<{ offer: Offer | null; problem: string | null }> {
  try {
    return { offer: await offerOf(db, choice), problem: null };
  } catch (error) {
    if (error instanceof AppError) return { offer: null, problem: error.message };
    throw error;
  }
}
