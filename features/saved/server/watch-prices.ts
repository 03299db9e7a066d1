import 'server-only';
import { and, asc, eq, gte, inArray, isNull, lte } from 'drizzle-orm';
import { hotelsBySlug, lowestPrice } from '#features/hotels/server/index.ts';
import { addressOfUser } from '#features/identity/server/index.ts';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { inTransaction } from '#lib/server/db/transaction.ts';
import { dispatchEvent } from '#lib/server/domain-events.ts';
import { enqueueMail } from '#lib/server/mail/enqueue-mail.ts';
import { readPort } from '#lib/server/ports/read-ports.ts';
import { priceNews, toldAfter } from '../rules/price-news.ts';
import { stayOf } from './saved.repo.ts';
import { savedStays, type SavedRow } from './tables.ts';

const HOUR = 3_600_000;
/** How often the price of a watched stay is looked at, and how often its person is told at most. */
const LOOK_HOURS = 6;
const TOLD_HOURS = 24;
/** Most stays in one round: the next round is minutes later. */
const MOST = 50;

/**
 * The scheduled job of watched prices: whoever watches a stay is told by email and push, at most once a day, when its
 * lowest price has fallen or rooms are free again. Several processes may run it at once. Gives how many were told.
 */
export async function watchPrices({ db }: { db: Db }): Promise<number> {
  let told = 0;
  for (const row of await claimDue(db)) {
    const price = await lowestPrice(db, row.hotelSlug, stayOf(row));
    if (await tell(db, row, price)) told += 1;
  }
  return told;
}

/** Takes the stays whose price is due, and sets their next look, so that no other process takes them too. */
function claimDue(db: Db): Promise<SavedRow[]> {
  const now = clock.now();
  const due = db
    .select({ id: savedStays.id })
    .from(savedStays)
    .where(
      and(eq(savedStays.watched, true), lte(savedStays.nextLookAt, now), gte(savedStays.checkIn, clock.today('UTC'))),
    )
    .orderBy(asc(savedStays.nextLookAt))
    .limit(MOST)
    .for('update', { skipLocked: true });
  return db
    .update(savedStays)
    .set({ nextLookAt: new Date(now.getTime() + LOOK_HOURS * HOUR) })
    .where(inArray(savedStays.id, due))
    .returning();
}

async function tell(db: Db, row: SavedRow, price: number | null): Promise<boolean> {
  const news = priceNews(row.toldPrice, price);
  const now = clock.now();
  if (news && row.toldAt && now.getTime() - row.toldAt.getTime() < TOLD_HOURS * HOUR) return false;
  const told = toldAfter(row.toldPrice, price);
  if (told === row.toldPrice) return false;
  return inTransaction(db, async (tx) => {
    const unchanged = row.toldPrice === null ? isNull(savedStays.toldPrice) : eq(savedStays.toldPrice, row.toldPrice);
    const [changed] = await tx
      .update(savedStays)
      .set({ toldPrice: told, ...(news ? { toldAt: now } : {}) })
      .where(and(eq(savedStays.id, row.id), eq(savedStays.watched, true), unchanged))
      .returning({ id: savedStays.id });
    if (!changed || !news || price === null) return false;
    await enqueueNews(tx, row, price);
    return true;
  });
}

async function enqueueNews(tx: Db, row: SavedRow, price: number): Promise<void> {
  const { id: savedId, userId, hotelSlug, toldPrice } = row;
  const hotel = (await hotelsBySlug(tx, [hotelSlug])).get(hotelSlug);
  if (!hotel) return;
  await dispatchEvent(tx, 'price.fell', {
    userId,
    savedId,
    hotel: { slug: hotelSlug, name: hotel.name },
    stay: stayOf(row),
    price,
    before: toldPrice,
  });
  if (!(await readPort('notificationPreferences').wantedBy(tx, null, 'priceDrops', 'mail', [userId])).length) return;
  const account = await addressOfUser(tx, userId);
  if (!account) return;
  await enqueueMail(tx, {
    template: 'price-fell',
    urgency: 'personal',
    recipient: account.email,
    language: account.language,
    news: { userId, subject: savedId },
    facts: {
      savedId,
      firstName: account.firstName,
      price: String(price),
      ...(toldPrice === null ? {} : { before: String(toldPrice) }),
    },
  });
}
