import 'server-only';
import { and, count, eq } from 'drizzle-orm';
import { hotelForStay, lowestPrice } from '#features/hotels/server/index.ts';
import { clock } from '#lib/server/clock.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import { AppError, notFound } from '#lib/shared/errors.ts';
import { newId } from '#lib/shared/ids.ts';
import type { find, remove, save, watch } from '../contract.ts';
import { MOST_SAVED } from '../rules/most-saved.ts';
import { lockSaved, savedOfUser, savedAt, stayOf } from './saved.repo.ts';
import { savedStays } from './tables.ts';

/** Whether the caller saved a hotel for these dates. */
export const findSaved: UseCase<typeof find> = async ({ db, query: { hotel, ...stay }, caller }) => ({
  savedId: (await savedAt(db, caller.userId, hotel, stay))?.id ?? null,
});

/** Saves a stay with its lowest price. Throws NOT_FOUND, INVALID_INPUT for dates not sold, STATE_BLOCKED at the limit. */
export const saveStay: UseCase<typeof save> = async ({ db, body: { hotel, stay }, caller: { userId } }) => {
  await hotelForStay(db, hotel, stay);
  const now = clock.now();
  const price = await lowestPrice(db, hotel, stay);
  await lockSaved(db, userId);
  const known = await savedAt(db, userId, hotel, stay);
  const values = { rooms: stay.rooms, savedPrice: price, toldPrice: price, savedAt: now, nextLookAt: now };
  if (known) {
    const isSame = JSON.stringify(known.rooms) === JSON.stringify(stay.rooms);
    if (!isSame) await db.update(savedStays).set(values).where(eq(savedStays.id, known.id));
    return { savedId: known.id };
  }
  const [row] = await db.select({ saved: count() }).from(savedStays).where(eq(savedStays.userId, userId));
  if ((row?.saved ?? 0) >= MOST_SAVED)
    throw new AppError(
      'STATE_BLOCKED',
      `You can save up to ${MOST_SAVED} stays. Remove one under Saved stays, then save this one.`,
    );
  const id = newId('sav', now.getTime());
  const { checkIn, checkOut } = stay;
  await db.insert(savedStays).values({ id, userId, hotelSlug: hotel, checkIn, checkOut, ...values });
  return { savedId: id };
};

/** Watches the price of a saved stay from its price now on, or stops. Throws NOT_FOUND. */
export const watchSaved: UseCase<typeof watch> = async ({ db, body: { savedId, watched }, caller: { userId } }) => {
  const row = await savedOfUser(db, userId, savedId);
  if (row.watched !== watched) {
    const from = watched
      ? { toldPrice: await lowestPrice(db, row.hotelSlug, stayOf(row)), toldAt: null, nextLookAt: clock.now() }
      : {};
    await db
      .update(savedStays)
      .set({ watched, ...from })
      .where(eq(savedStays.id, row.id));
  }
  return { watched };
};

/** Removes a saved stay. Throws NOT_FOUND. */
export const removeSaved: UseCase<typeof remove> = async ({ db, body: { savedId }, caller: { userId } }) => {
  const gone = await db
    .delete(savedStays)
    .where(and(eq(savedStays.id, savedId), eq(savedStays.userId, userId)))
    .returning({ id: savedStays.id });
  if (!gone.length) throw notFound('This saved stay');
  return { removed: true };
};
