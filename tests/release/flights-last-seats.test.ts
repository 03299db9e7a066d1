import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { allotmentOf } from '#features/flights/server/supplier/seats.ts';
import { flightSales } from '#features/flights/server/tables.ts';
import { found, brokenInvariants } from '../support/invariants.ts';
import { useBookingSetup } from '../support/booking-setup.ts';
import { flyerOf, OUT, xx, zz, type Flyer } from '../support/flyer.ts';

const setup = useBookingSetup();
const SEATS = 5;
const BUYERS = 100;

/** Sells all but so many seats of a flight to nobody of ours. */
async function leave(flight: string, seats: number): Promise<number> {
  const allotment = allotmentOf({ flight, date: OUT, cabin: 2 });
  await setup
    .db()
    .insert(flightSales)
    .values({ flight, departsOn: OUT, cabin: 2, sold: allotment - seats });
  return allotment;
}

/** Those sold to nobody have no reservation: taken off again, the books must agree. */
async function forget(flight: string, sold: number): Promise<void> {
  await setup
    .db()
    .execute(sql`update flight_sales set sold = sold - ${sold} where flight = ${flight} and departs_on = ${OUT}::date`);
  await setup.db().execute(sql`delete from flight_sales where sold = 0`);
}

it.each([
  ['can be held', `ZZ9011`, zz(9011)],
  ['is ticketed at once', 'XX9011', xx(9011)],
])(
  '[7.20] 100 parallel buyers for the last 5 seats of a flight that %s: 5 tickets, 95 clear refusals, no seat twice, no rupee lost',
  async (_, flight, offer) => {
    const allotment = await leave(flight, SEATS);
    const buyers = await Promise.all(
      Array.from({ length: BUYERS }, (__, n) => flyerOf(setup, n % 2 ? 20_000_00 : 1000)),
    );
    const quotes = await Promise.all(buyers.map((one) => one.quoteTrip({ offers: [offer], shownTotal: 1 })));
    expect(new Set(quotes.map(({ status }) => status))).toEqual(new Set([200])); // all of them saw a seat

    const endings = await Promise.all(buyers.map((one, n) => book(one, quotes[n]!.data)));
    await setup.jobs(); // the webhooks of those who paid arrive after their callbacks
    expect(endings.filter((ending) => ending === 'ticketed')).toHaveLength(SEATS);
    for (const ending of endings)
      if (ending !== 'ticketed')
        expect(ending).toMatch(
          /^(There are no seats left for everybody on Bengaluru – Delhi at this fare\. Nothing was charged\.|The last seats of Bengaluru – Delhi were sold before the ticket was issued\. All of the ₹)/,
        );

    const {
      rows: [sales],
    } = await setup
      .db()
      .execute<{ sold: number }>(
        sql`select sold::int from flight_sales where flight = ${flight} and departs_on = ${OUT}::date`,
      );
    expect(sales?.sold).toBe(allotment);
    const {
      rows: [tickets],
    } = await setup
      .db()
      .execute<{ tickets: number; numbers: number }>(
        sql`select count(*)::int as tickets, count(distinct t->>'number')::int as numbers from flight_reservations r, jsonb_array_elements(r.tickets) t where r.state = 'ticketed' and r.airline = ${flight.slice(0, 2)}`,
      );
    expect(tickets).toEqual({ tickets: SEATS, numbers: SEATS });
    await forget(flight, allotment - SEATS);
    expect(found(await brokenInvariants(setup.db(), {}))).toEqual({});
  },
  120_000,
);

/** Holds, names, pays, from the wallet or in part at the gateway; how it ended, in the words the traveller reads. */
async function book(
  one: Flyer,
  quoted: { _id: string; total: number; party: { adults: number; children: number; infants: number } },
): Promise<string> {
  await one.nameAll(quoted);
  const held = await one.holdTrip(quoted);
  if (held.json.status === 'FAILURE') return held.json.message;
  const wallet = (await one.get<{ balance: number }>('/api/wallet/balance')).data.balance;
  const paid = await one.pays(held.data, Math.min(wallet, held.data.total));
  return paid.state === 'confirmed' ? 'ticketed' : (paid.payment.problem ?? paid.state);
}
