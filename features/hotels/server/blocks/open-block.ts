import 'server-only';
import { eq } from 'drizzle-orm';
import type { Db } from '#lib/server/db/connect.ts';
import { instantAt } from '#lib/server/zone.ts';
import { addDays, daysBetween, formatDate, nightsOf, type IsoDate } from '#lib/shared/dates.ts';
import { AppError } from '#lib/shared/errors.ts';
import { newId } from '#lib/shared/ids.ts';
import { formatMoney, money } from '#lib/shared/money.ts';
import { counted } from '#lib/shared/word-lists.ts';
import { monthSpans } from '../../rules/month-spans.ts';
import { nightlyPrice } from '../../rules/price.ts';
import { readRooms } from '../catalogue.repo.ts';
import { findHotel } from '../hotels.repo.ts';
import { readRoomNights } from '../inventory.repo.ts';
import { takeStock } from '../supplier/stock.ts';
import { ratePlans, roomBlocks, roomCalendars, roomTypes } from '../tables.ts';

/**
 * The name of a block's rate, as hotels name theirs.
 * @texts
 */
const RATE = 'Event rate';

/** What a block consists of. `rate` in paise a night before tax; `cutOff` is the last day on which its rooms are booked. */
export type NewBlock = {
  ownerId: string;
  hotel: string;
  ratePlanId: string;
  checkIn: IsoDate;
  checkOut: IsoDate;
  rooms: number;
  rate: number;
  cutOff: IsoDate;
  /** Days before check-in until which cancelling costs nothing; after that it costs the whole price. */
  freeDays: number;
};

/**
 * Takes rooms of a hotel from sale and keeps them for an owner at a rate of their own: all rooms of all nights, or none.
 * Gives the id of the block. Throws NOT_FOUND for an unknown hotel, and INVALID_INPUT beside `ratePlanId`, `rate` (above the
 * public price of a night), `rooms` (a night has fewer) and `cutOff`.
 */
export async function openRoomBlock(tx: Db, asked: NewBlock, now: Date): Promise<string> {
  const { ownerId, checkIn, checkOut, rooms, rate, cutOff, freeDays } = asked;
  const hotel = await findHotel(tx, asked.hotel);
  const room = (await readRooms(tx, hotel.id)).find(({ plans }) => plans.some(({ id }) => id === asked.ratePlanId));
  const plan = room?.plans.find(({ id }) => id === asked.ratePlanId);
  if (!room || !plan) throw refused('ratePlanId', 'Choose a room and rate of this hotel.');
  const cutOffAt = instantAt(addDays(cutOff, 1), '00:00', hotel.zone);
  if (cutOffAt <= now) throw refused('cutOff', 'The cut-off is in the past. Choose today or later.');
  if (cutOff > checkIn) throw refused('cutOff', 'Choose a cut-off on or before the first night.');

  const nights = (await readRoomNights(tx, [room.id], { checkIn, checkOut })).get(room.id);
  const dates = nightsOf(checkIn, checkOut);
  const dearer = nights?.price.findIndex((base) => nightlyPrice(base, plan.priceBp) < rate) ?? -1;
  if (nights && dearer >= 0)
    throw refused(
      'rate',
      `The public price of ${formatDate(dates[dearer]!, '')} is ${formatMoney(money(nightlyPrice(nights.price[dearer]!, plan.priceBp)))}. Enter that or less.`,
    );
  const source = { roomTypeIds: Array<string>(rooms).fill(room.id), checkIn, checkOut };
  if (!nights || !(await takeStock(tx, source, now))) {
    const fewest = Math.min(...(nights?.free ?? [0]));
    throw refused(
      'rooms',
      `On one of these nights ${fewest === 1 ? '1 room is' : `${counted(fewest, 'room')} are`} free.`,
    );
  }

  const id = newId('rty', now.getTime());
  const [row] = await tx.select().from(roomTypes).where(eq(roomTypes.id, room.id));
  await tx.insert(roomTypes).values({ ...row!, id, blockOf: room.id });
  await tx.insert(ratePlans).values({
    ...{ id: newId('rpl', now.getTime()), roomTypeId: id, name: RATE, priceBp: 10_000 },
    meals: await mealsOf(tx, plan.id),
    windows: [{ hoursBefore: freeDays * 24, chargeType: 2, charge: 100 }],
  });
  await tx.insert(roomCalendars).values(
    monthSpans(checkIn, checkOut).map(({ month, first, last }) => {
      const days = daysBetween(month, `${addDays(month, 31).slice(0, 7)}-01`);
      const each = (value: number) =>
        Array.from({ length: days }, (_, at) => (at + 1 >= first && at + 1 <= last ? value : 0));
      // no city: a search of one reads calendars by it
      return { roomTypeId: id, month, citySlug: '', price: each(rate), free: each(rooms) };
    }),
  );
  const kept = dates.map(() => rooms);
  await tx
    .insert(roomBlocks)
    .values({ id, ownerId, checkIn, checkOut, rooms: kept, rate, cutOffAt, releasedAt: null, createdAt: now });
  return id;
}

async function mealsOf(tx: Db, ratePlanId: string): Promise<number> {
  const [plan] = await tx.select({ meals: ratePlans.meals }).from(ratePlans).where(eq(ratePlans.id, ratePlanId));
  return plan!.meals;
}

const refused = (field: string, message: string): AppError =>
  new AppError('INVALID_INPUT', message, { fields: { [field]: message } });
