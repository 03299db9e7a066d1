import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { hotels, roomCalendars } from '#features/hotels/server/tables.ts';
import type { SavedStay } from '#features/saved/contract.ts';
import { MOST_SAVED } from '#features/saved/rules/most-saved.ts';
import { watchPrices } from '#features/saved/server/index.ts';
import { savedStays } from '#features/saved/server/tables.ts';
import { clock } from '#lib/server/clock.ts';
import { deleteExpired } from '#lib/server/jobs/retention.ts';
import { RETENTION } from '#start/retention.ts';
import { addDays } from '#lib/shared/dates.ts';
import type { Failure } from '#lib/shared/envelope.ts';
import { useBookingSetup } from '../support/booking-setup.ts';
import type { Buyer } from '../support/buyer.ts';
import { call } from '../support/call.ts';
import { deliver } from '../support/emails.ts';
import { useEnvironment } from '../support/environment.ts';
import { phonesOf } from '../support/phones.ts';
import { aPushService } from '../support/push-service.ts';
import type { Stocked } from '../support/stock.ts';

const service = await aPushService();
useEnvironment({ PUSH_STAND_IN: service.origin });
const setup = useBookingSetup();
const { db, buyer, stocked } = setup;
const onPhone = phonesOf(service, db);
afterAll(() => service.close());
beforeEach(async () => {
  await setup.clear();
  await db().delete(savedStays);
});

const HOUR = 3_600_000;
/** Two nights at ₹4,200 with tax, in the rate that cannot be cancelled: 90 % of it. */
const PRICE = 756_000;
const STAY = { checkIn: '2026-12-21', checkOut: '2026-12-23', rooms: [{ adults: 2, childAges: [] }] };

const slugOf = ({ hotelId }: Stocked): string => hotelId.replace('htl_t', 'house-');
const save = (who: Buyer, hotel: Stocked, stay: object = STAY) =>
  who.post<{ savedId: string }>('/api/saved/save', { hotel: slugOf(hotel), stay });
const watch = (who: Buyer, savedId: string, watched: boolean) => who.post('/api/saved/watch', { savedId, watched });
const listOf = async (who: Buyer) => (await who.get<{ stays: SavedStay[] }>('/api/saved')).data.stays;
const refusal = ({ status, json }: { status: number; json: unknown }) => [status, (json as Failure).code];
/** Sets the price of a night before tax on every day of a hotel. */
const setNight = ({ roomTypeId }: Stocked, night: number) =>
  db()
    .update(roomCalendars)
    .set({ price: Array<number>(31).fill(night) })
    .where(eq(roomCalendars.roomTypeId, roomTypeId));
/** Somebody books the last room; gives how they cancel it. */
async function sellOut(hotel: Stocked) {
  const ravi = await buyer();
  const { _id, total } = await ravi.confirmed(hotel, { stay: STAY });
  await deliver(db());
  return async () => {
    await ravi.cancel(_id, total);
    await deliver(db());
  };
}
/** So many hours later the prices are looked at: how many people are told, and the subjects of their emails. */
const later = async (hours: number) => {
  clock.advance(hours * HOUR);
  const told = await watchPrices({ db: db() });
  return [told, (await deliver(db())).map(({ subject }) => subject)];
};

describe('[7.20] saved stays', () => {
  it('are listed with their price now and when they were saved, the next one first', async () => {
    const [asha, near, far] = [await buyer(), await stocked({ allotment: 1 }), await stocked()];
    await save(asha, far, { ...STAY, checkIn: '2026-12-28', checkOut: '2026-12-30' });
    await save(asha, near);
    await setNight(near, 500_000);
    const stays = await listOf(asha);
    expect(stays.map(({ hotel, price, savedPrice, watched }) => [hotel.slug, price, savedPrice, watched])).toEqual([
      [slugOf(near), 945_000, PRICE, false],
      [slugOf(far), PRICE, PRICE, false],
    ]);
    expect(stays[0]).toMatchObject({ hotel: { city: 'Kochi', area: 'Fort Kochi' }, stay: STAY });
    await setNight(near, 400_000);
    await sellOut(near);
    expect((await listOf(asha))[0]).toMatchObject({ price: null, savedPrice: PRICE });
  });

  it('are saved once for the same dates; other guests replace the earlier ones', async () => {
    const [asha, hotel] = [await buyer(), await stocked()];
    const first = (await save(asha, hotel)).data.savedId;
    expect((await save(asha, hotel)).data.savedId).toBe(first);
    const three = { ...STAY, rooms: [{ adults: 3, childAges: [] }] };
    expect((await save(asha, hotel, three)).data.savedId).toBe(first);
    expect((await listOf(asha)).map(({ stay }) => stay)).toEqual([three]);
    const params = `hotel=${slugOf(hotel)}&checkin=${STAY.checkIn}&checkout=${STAY.checkOut}&rooms=2`;
    expect((await asha.get(`/api/saved/find?${params}`)).data).toEqual({ savedId: first });
    const ravi = await buyer();
    expect((await ravi.get(`/api/saved/find?${params}`)).data).toEqual({ savedId: null });
  });

  it('of somebody else are neither watched nor removed', async () => {
    const [asha, ravi, hotel] = [await buyer(), await buyer(), await stocked()];
    const { savedId } = (await save(asha, hotel)).data;
    expect(refusal(await watch(ravi, savedId, true))).toEqual([404, 'NOT_FOUND']);
    expect(refusal(await ravi.post('/api/saved/remove', { savedId }))).toEqual([404, 'NOT_FOUND']);
    expect((await asha.post('/api/saved/remove', { savedId })).status).toBe(200);
    expect(await listOf(asha)).toEqual([]);
  });

  it('are refused for a hotel nobody knows, past dates, and beyond the most, also at one moment', async () => {
    const [asha, hotel] = [await buyer(), await stocked()];
    const unknown = await asha.post('/api/saved/save', { hotel: 'no-such-house', stay: STAY });
    expect(refusal(unknown)).toEqual([404, 'NOT_FOUND']);
    const past = await save(asha, hotel, { ...STAY, checkIn: '2026-10-01', checkOut: '2026-10-03' });
    expect(refusal(past)).toEqual([400, 'INVALID_INPUT']);
    const nights = Array.from({ length: MOST_SAVED + 3 }, (_, at) => addDays(STAY.checkIn, at));
    const answers = await Promise.all(
      nights.map((checkIn) => save(asha, hotel, { ...STAY, checkIn, checkOut: addDays(checkIn, 1) })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([
      ...Array<number>(MOST_SAVED).fill(200),
      ...Array<number>(3).fill(409),
    ]);
    expect(await listOf(asha)).toHaveLength(MOST_SAVED);
  });

  it('end two days after check-in', async () => {
    const [asha, hotel] = [await buyer(), await stocked()];
    await save(asha, hotel);
    const left = async () =>
      (
        await db()
          .select({ n: sql<number>`count(*)::int` })
          .from(savedStays)
      )[0]?.n;
    await deleteExpired(db(), RETENTION, new Date('2026-12-23T12:00:00Z'));
    expect(await left()).toBe(1);
    await deleteExpired(db(), RETENTION, new Date('2026-12-24T12:00:00Z'));
    expect(await left()).toBe(0);
  });
});

describe('[7.20] the price of a watched stay', () => {
  it('is told when it has fallen: once, and not for a stay that is not watched', async () => {
    const [asha, hotel, other] = [await buyer(), await stocked(), await stocked()];
    const { savedId } = (await save(asha, hotel)).data;
    await save(asha, other);
    await watch(asha, savedId, true);
    await deliver(db());
    expect(await later(7)).toEqual([0, []]);
    for (const one of [hotel, other]) await setNight(one, 300_000);
    const [{ name } = { name: '' }] = await db().select().from(hotels).where(eq(hotels.id, hotel.hotelId));
    expect(await later(7)).toEqual([1, [`${name} is ₹1,890 cheaper for 21–23 Dec`]]);
    expect(await later(7)).toEqual([0, []]);
  });

  it('is told with both prices, a link to the rooms and an address that ends such emails', async () => {
    const [asha, hotel] = [await buyer(), await stocked()];
    await watch(asha, (await save(asha, hotel)).data.savedId, true);
    await setNight(hotel, 300_000);
    await deliver(db());
    clock.advance(7 * HOUR);
    await watchPrices({ db: db() });
    const [email] = await deliver(db());
    for (const words of [
      'fell from ₹7,560 to ₹5,670, taxes included',
      'Price now: ₹5,670',
      `/hotels/${slugOf(hotel)}?checkin=2026-12-21`,
    ])
      expect(email!.text).toContain(words);
    expect(email!.unsubscribe).toContain('/unsubscribe/');
  });

  it('[7.11] is told on the phone too, with a way to the rooms, unless that is switched off', async () => {
    const [asha, hotel] = [await buyer(), await stocked()];
    const phone = await onPhone(asha);
    await watch(asha, (await save(asha, hotel)).data.savedId, true);
    await setNight(hotel, 300_000);
    await later(7);
    expect(await phone.received()).toEqual([
      expect.objectContaining({
        title: 'A stay you watch costs less',
        path: expect.stringContaining(`/hotels/${slugOf(hotel)}?checkin=2026-12-21`) as string,
      }),
    ]);
    clock.advance(11 * 60_000); // the email follows the push message, which nobody read
    expect((await deliver(db())).map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/cheaper for 21–23 Dec$/),
    ]);
    const body = { off: [{ kind: 'priceDrops', channel: 'push' }] };
    await call('PUT', '/api/users/notifications/preferences', { body, token: asha.token() });
    await setNight(hotel, 200_000);
    expect(await later(30)).toEqual([1, [expect.stringMatching(/cheaper for 21–23 Dec$/)]]);
    expect(await phone.received()).toEqual([]);
  });

  it('is told when rooms are free again, at most once a day', async () => {
    const [asha, hotel] = [await buyer(), await stocked({ allotment: 1 })];
    const { savedId } = (await save(asha, hotel)).data;
    await watch(asha, savedId, true);
    const cancel = await sellOut(hotel);
    expect(await later(7)).toEqual([0, []]);
    await cancel();
    expect(await later(7)).toEqual([1, [expect.stringMatching(/has free rooms again for 21–23 Dec$/)]]);
    await setNight(hotel, 200_000);
    expect(await later(7)).toEqual([0, []]);
    expect(await later(18)).toEqual([1, [expect.stringMatching(/is ₹3,780 cheaper/)]]);
  });

  it('is not told once it is not watched, was removed or switched off', async () => {
    const [asha, hotel] = [await buyer(), await stocked()];
    const { savedId } = (await save(asha, hotel)).data;
    await watch(asha, savedId, true);
    await deliver(db());
    await setNight(hotel, 300_000);
    clock.advance(7 * HOUR);
    expect(await watchPrices({ db: db() })).toBe(1);
    await watch(asha, savedId, false); // before the email is written
    expect(await deliver(db())).toEqual([]);
    await setNight(hotel, 200_000);
    expect(await later(30)).toEqual([0, []]);
  });

  it('is told once by two processes that look at one moment', async () => {
    const [asha, hotel] = [await buyer(), await stocked()];
    await watch(asha, (await save(asha, hotel)).data.savedId, true);
    await deliver(db());
    await setNight(hotel, 300_000);
    clock.advance(7 * HOUR);
    const told = await Promise.all([1, 2, 3, 4].map(() => watchPrices({ db: db() })));
    expect(told.sort()).toEqual([0, 0, 0, 1]);
    expect(await deliver(db())).toHaveLength(1);
  });
});
