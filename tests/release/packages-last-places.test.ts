import { expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import { useBookingSetup } from '../support/booking-setup.ts';
import { aDeparture, aPackageBuyer, PERSON } from '../support/departures.ts';

const setup = useBookingSetup();
const { db, jobs } = setup;

const PLACES = 10;
const BUYERS = 60;

it('[7.20] 60 parallel buyers for the last 10 places, two each: 5 bookings, 55 clear refusals, the group is full', async () => {
  const departure = await aDeparture(db(), { groupSize: PLACES });
  const buyers = await Promise.all(
    Array.from({ length: BUYERS }, async (_, n) => aPackageBuyer(await setup.buyer(n % 2 ? 2 * PERSON : 0))),
  );
  const quotes = await Promise.all(buyers.map((one) => one.quotePackage(departure)));
  expect(quotes.map(({ status }) => status)).toEqual(Array<number>(BUYERS).fill(200)); // all of them saw places

  const endings = await Promise.all(
    buyers.map(async (one, n) => {
      const quoted = quotes[n]!.data;
      const held = await one.hold(quoted);
      if (held.json.status === 'FAILURE') return held.json.code;
      await one.nameGuests(quoted._id);
      const { data } = await one.pay(held.data, n % 2 ? quoted.total : 0);
      const callback = data.checkoutUrl ? await one.atCheckout(data.checkoutUrl) : null;
      if (callback) await Promise.all([one.comeBack(callback.fields), one.comeBack(callback.fields)]);
      return (await one.lookPackage(quoted._id)).state;
    }),
  );
  await jobs(); // the webhooks of those who paid arrive after their callbacks

  const count = (ending: string) => endings.filter((one) => one === ending).length;
  expect([count('confirmed'), count('SOLD_OUT')]).toEqual([PLACES / 2, BUYERS - PLACES / 2]);
  const { rows } = await db().execute(
    sql`select group_size, taken, (select count(distinct code)::int from package_reservations where state = 'confirmed') as codes from package_departures`,
  );
  expect(rows).toEqual([{ group_size: PLACES, taken: PLACES, codes: PLACES / 2 }]);
  const { rows: supplier } = await db().execute(
    sql`select coalesce(sum(amount), 0)::int as balance from ledger_entries where account_id = 'supplier'`,
  );
  expect(supplier).toEqual([{ balance: PLACES * PERSON }]);
  expect(await setup.broken()).toEqual({});
}, 120_000);
