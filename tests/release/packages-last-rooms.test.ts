import { expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import { useBookingSetup } from '../support/booking-setup.ts';
import { aDeparture, aPackageBuyer, PERSON } from '../support/departures.ts';
import { groupHotels } from '../support/group-hotels.ts';

const setup = useBookingSetup();
const { db, jobs } = setup;

const ROOMS = 10;
const BUYERS = 30;

it('[7.20] 30 parallel buyers of two packages that share a hotel with 10 rooms left: 10 packages, 20 clear refusals, no room sold twice', async () => {
  const hotels = await groupHotels(setup, { delhi: 40, agra: 40, jaipur: ROOMS });
  // both spend the same two nights in Jaipur
  const packages = [
    await aDeparture(db(), { inDays: 40, groupSize: 80 }),
    await aDeparture(db(), { slug: 'royal-rajasthan', inDays: 43, groupSize: 80 }),
  ];
  const buyers = await Promise.all(
    Array.from({ length: BUYERS }, async (_, n) => aPackageBuyer(await setup.buyer(n % 3 ? 0 : 2 * PERSON))),
  );
  const quotes = await Promise.all(buyers.map((one, n) => one.quotePackage(packages[n % 2]!)));
  expect(quotes.map(({ status }) => status)).toEqual(Array<number>(BUYERS).fill(200)); // all of them saw rooms

  const endings = await Promise.all(
    buyers.map(async (one, n) => {
      const quoted = quotes[n]!.data;
      const held = await one.hold(quoted);
      if (held.json.status === 'FAILURE') return held.json.code;
      await one.nameGuests(quoted._id);
      const { data } = await one.pay(held.data, n % 3 ? 0 : quoted.total);
      const callback = data.checkoutUrl ? await one.atCheckout(data.checkoutUrl) : null;
      if (callback) await Promise.all([one.comeBack(callback.fields), one.comeBack(callback.fields)]);
      return (await one.lookPackage(quoted._id)).state;
    }),
  );
  await jobs(); // the webhooks of those who paid arrive after their callbacks

  const count = (ending: string) => endings.filter((one) => one === ending).length;
  expect([count('confirmed'), count('SOLD_OUT')]).toEqual([ROOMS, BUYERS - ROOMS]);
  const { rows } = await db().execute(
    sql`select room_type_ids[1] as room, count(*)::int as rooms, count(distinct code)::int as codes from supplier_reservations where state <> 'released' group by 1 having room_type_ids[1] = ${hotels.jaipur.roomTypeId}`,
  );
  expect(rows).toEqual([{ room: hotels.jaipur.roomTypeId, rooms: ROOMS, codes: ROOMS }]);
  const { rows: places } = await db().execute(sql`select sum(taken)::int as taken from package_departures`);
  expect(places).toEqual([{ taken: 2 * ROOMS }]); // who got no room has no place
  expect(await setup.broken()).toEqual({});
}, 120_000);
