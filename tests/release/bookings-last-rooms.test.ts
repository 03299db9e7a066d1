import { expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import { useBookingSetup } from '../support/booking-setup.ts';
import { aStay, ASHA, NIGHT, type Buyer } from '../support/buyer.ts';

const setup = useBookingSetup();
const { db, stocked, buyer, jobs } = setup;

const ROOMS = 10;
const BUYERS = 200;

it('[7.20] 200 parallel buyers for the last 10 rooms: 10 bookings, 190 clear refusals, stock 0, ledger sums to zero', async () => {
  const hotel = await stocked({ allotment: ROOMS });
  const stay = aStay({ nights: 3 });
  const buyers = await Promise.all(Array.from({ length: BUYERS }, (_, n) => buyer(n % 2 ? 3 * NIGHT : NIGHT)));
  const quotes = await Promise.all(buyers.map((one) => one.quote(hotel, { stay })));
  expect(quotes.map(({ status }) => status)).toEqual(Array<number>(BUYERS).fill(200)); // all of them saw a room

  /** All at once: hold, name the guests, pay; from the wallet, or in part at the gateway with two callbacks. */
  const endings = await Promise.all(buyers.map((one, n) => book(one, quotes[n]!.data)));
  await jobs(); // the webhooks of those who paid arrive after their callbacks

  const refusals = endings.filter((ending) => ending !== 'booked');
  expect(endings.length - refusals.length).toBe(ROOMS);
  expect(refusals).toHaveLength(BUYERS - ROOMS);
  for (const refusal of refusals) {
    expect(refusal).toEqual({
      status: 409,
      code: 'SOLD_OUT',
      message: expect.stringMatching(
        /^Garden room at House \d+ is sold out for these nights\. Nothing was charged\. Choose another room, other dates or another stay\.$/,
      ) as string,
    });
  }
  for (let night = 0; night < 3; night++)
    expect(
      await setup.left(hotel, new Date(Date.parse(stay.checkIn) + night * 86_400_000).toISOString().slice(0, 10)),
    ).toBe(0);

  const { rows: states } = await db().execute(
    sql`select state, count(*)::int as n from bookings group by state order by state`,
  );
  expect(states).toEqual([
    { state: 'confirmed', n: ROOMS },
    { state: 'quoted', n: BUYERS - ROOMS },
  ]);
  const { rows: codes } = await db().execute(
    sql`select count(distinct code)::int as codes, count(*)::int as reservations from supplier_reservations where state = 'confirmed'`,
  );
  expect(codes).toEqual([{ codes: ROOMS, reservations: ROOMS }]);
  const { rows: supplier } = await db().execute(
    sql`select coalesce(sum(amount), 0)::int as balance from ledger_entries where account_id = 'supplier'`,
  );
  expect(supplier).toEqual([{ balance: ROOMS * 3 * NIGHT }]);
  expect(await setup.broken()).toEqual({});
}, 120_000);

type Ending = 'booked' | { status: number; code: string; message: string };

async function book(one: Buyer, quoted: { _id: string; total: number }): Promise<Ending> {
  const held = await one.hold(quoted);
  if (held.json.status === 'FAILURE') return { status: held.status, code: held.json.code, message: held.json.message };
  await one.nameGuests(quoted._id, ASHA);
  const wallet = await one.get<{ balance: number }>('/api/wallet/balance');
  const { data } = await one.pay(held.data, wallet.data.balance);
  if (data.checkoutUrl) {
    const callback = await one.atCheckout(data.checkoutUrl);
    await Promise.all([one.comeBack(callback!.fields), one.comeBack(callback!.fields)]);
  }
  const { state } = (await one.look(quoted._id)).data;
  return state === 'confirmed' ? 'booked' : { status: 0, code: state, message: '' };
}
