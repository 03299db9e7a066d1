import { beforeEach, describe, expect, it } from 'vitest';
import type { SavedStay, SharedStay } from '#features/saved/contract.ts';
import { MOST_LIKES, OPENED_A_MINUTE } from '#features/saved/rules/most-saved.ts';
import { eraseSaved, takeoutSaved } from '#features/saved/server/index.ts';
import { savedLikes, savedLists, savedStays } from '#features/saved/server/tables.ts';
import { clock } from '#lib/server/clock.ts';
import { inTransaction } from '#lib/server/db/transaction.ts';
import type { Failure } from '#lib/shared/envelope.ts';
import { useBookingSetup } from '../support/booking-setup.ts';
import type { Buyer } from '../support/buyer.ts';
import { call } from '../support/call.ts';

const setup = useBookingSetup();
const { db, buyer, stocked } = setup;
beforeEach(async () => {
  await setup.clear();
  await db().delete(savedStays);
  await db().delete(savedLists);
});

const STAY = { checkIn: '2026-12-21', checkOut: '2026-12-23', rooms: [{ adults: 2, childAges: [] }] };
type Shared = { sharedBy: string; stays: SharedStay[] };

/** Saves a stay at a new hotel; its id. */
async function saved(who: Buyer): Promise<string> {
  const { hotelId } = await stocked();
  const body = { hotel: hotelId.replace('htl_t', 'house-'), stay: STAY };
  return (await who.post<{ savedId: string }>('/api/saved/save', body)).data.savedId;
}
const share = async (who: Buyer) => (await who.post<{ key: string }>('/api/saved/share', {})).data.key;
const open = (key: string) => call<Shared>('POST', '/api/saved/shared', { body: { key } });
const like = (who: Buyer, key: string, savedId: string, liked = true) =>
  who.post('/api/saved/shared/like', { key, savedId, liked });
const myLikes = async (who: Buyer, key: string) =>
  (await who.post<{ isMine: boolean; liked: string[] }>('/api/saved/shared/likes', { key })).data;
const refusal = ({ status, json }: { status: number; json: unknown }) => [status, (json as Failure).code];

describe('[7.20] a shared list of saved stays', () => {
  it('is seen by whoever has the link: hotel, dates and price of now, and nothing else of its person', async () => {
    const asha = await buyer();
    const savedId = await saved(asha);
    await asha.post('/api/saved/watch', { savedId, watched: true });
    const key = await share(asha);
    const { data } = await open(key);
    expect(data.sharedBy).toMatch(/^\S+ \p{Lu}\.$/u);
    expect(data.stays).toEqual([
      {
        _id: savedId,
        hotel: expect.objectContaining({ city: 'Kochi', area: 'Fort Kochi' }) as unknown,
        stay: STAY,
        price: 756_000,
        likedBy: [],
      },
    ]);
    expect(JSON.stringify(data)).not.toContain(asha.userId);
  });

  it('has one link, the same until sharing ends, also of two calls at once; the next is another', async () => {
    const asha = await buyer();
    await saved(asha);
    const [one, two] = await Promise.all([share(asha), share(asha)]);
    expect(two).toBe(one);
    expect((await asha.get<{ sharedKey: string }>('/api/saved')).data.sharedKey).toBe(one);
    await asha.post('/api/saved/share/stop', {});
    expect((await asha.get<{ sharedKey: string | null }>('/api/saved')).data.sharedKey).toBeNull();
    expect(refusal(await open(one))).toEqual([404, 'NOT_FOUND']);
    const next = await share(asha);
    expect(next).not.toBe(one);
    expect((await open(next)).status).toBe(200);
  });

  it.each([
    ['of another length', (key: string) => key.slice(0, -1)],
    ['with another signature', (key: string) => `${key.split('.')[0]}.${'A'.repeat(43)}`],
    ['without a signature', (key: string) => key.split('.')[0] ?? ''],
    ['of another list', (key: string) => `svl_1.${key.split('.')[1]}`],
  ])('is not opened by a key %s', async (_, change) => {
    const asha = await buyer();
    const key = await share(asha);
    const body = { key: change(key) };
    expect(refusal(await open(body.key))).toEqual([404, 'NOT_FOUND']);
    expect(refusal(await like(await buyer(), body.key, 'sav_1'))).toEqual([404, 'NOT_FOUND']);
  });

  it('is opened thirty times a minute at most, because its prices are worked out each time', async () => {
    clock.freeze('2026-11-20T06:30:00Z');
    const asha = await buyer();
    const key = await share(asha);
    for (let opened = 0; opened < OPENED_A_MINUTE; opened++) expect((await open(key)).status).toBe(200);
    expect((await open(key)).status).toBe(429);
  });
});

describe('[7.20] who likes a stay of it', () => {
  it('is shown by first name and initial to everybody with the link and to its person, and can be taken back', async () => {
    const [asha, ravi] = [await buyer(), await buyer()];
    const savedId = await saved(asha);
    const key = await share(asha);
    expect(await myLikes(ravi, key)).toEqual({ isMine: false, liked: [] });
    await Promise.all([like(ravi, key, savedId), like(ravi, key, savedId)]);
    expect(await myLikes(ravi, key)).toEqual({ isMine: false, liked: [savedId] });
    const [shown] = (await open(key)).data.stays;
    expect(shown?.likedBy).toEqual([expect.stringMatching(/^\S+ \p{Lu}\.$/u)]);
    const [own] = (await asha.get<{ stays: SavedStay[] }>('/api/saved')).data.stays;
    expect(own?.likedBy).toEqual(shown?.likedBy);
    await like(ravi, key, savedId, false);
    expect((await open(key)).data.stays[0]?.likedBy).toEqual([]);
  });

  it('is nobody for one’s own, for a stay of another list, and without signing in', async () => {
    const [asha, ravi] = [await buyer(), await buyer()];
    const [mine, other] = [await saved(asha), await saved(ravi)];
    const key = await share(asha);
    expect(refusal(await like(asha, key, mine))).toEqual([409, 'STATE_BLOCKED']);
    expect(refusal(await like(ravi, key, other))).toEqual([404, 'NOT_FOUND']);
    const body = { key, savedId: mine, liked: true };
    expect((await call('POST', '/api/saved/shared/like', { body })).status).toBe(401);
    expect(await myLikes(asha, key)).toEqual({ isMine: true, liked: [] });
  });

  it('is at most thirty people, also when more come at once', async () => {
    const asha = await buyer();
    const savedId = await saved(asha);
    const key = await share(asha);
    const now = clock.now();
    await db()
      .insert(savedLikes)
      .values(
        Array.from({ length: MOST_LIKES - 1 }, (_, n) => ({
          savedId,
          userId: `usr_${n}`,
          name: 'Meera P.',
          likedAt: now,
        })),
      );
    const people = await Promise.all(Array.from({ length: 4 }, () => buyer()));
    const answers = await Promise.all(people.map((who) => like(who, key, savedId)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect((await open(key)).data.stays[0]?.likedBy).toHaveLength(MOST_LIKES);
  });

  it('ends with the stay, with sharing and with either account', async () => {
    const [asha, ravi] = [await buyer(), await buyer()];
    const [one, two] = [await saved(asha), await saved(asha)];
    const key = await share(asha);
    for (const savedId of [one, two]) await like(ravi, key, savedId);
    await asha.post('/api/saved/remove', { savedId: one });
    expect(await db().select().from(savedLikes)).toMatchObject([{ savedId: two }]);
    expect(await takeoutSaved(db(), ravi.userId)).toMatchObject({ likedStays: [{ savedId: two }] });
    await inTransaction(db(), (tx) => eraseSaved(tx, { userId: ravi.userId }));
    expect(await db().select().from(savedLikes)).toEqual([]);
    await inTransaction(db(), (tx) => eraseSaved(tx, { userId: asha.userId }));
    expect(await db().select().from(savedLists)).toEqual([]);
    expect(refusal(await open(key))).toEqual([404, 'NOT_FOUND']);
  });
});
