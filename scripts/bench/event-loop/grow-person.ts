import { getTableColumns, sql } from 'drizzle-orm';
import { aFlyer, OUT, travellersFor, zz, type Flyer } from '../../../tests/support/flyer.ts';
import { aStay, type Buyer } from '../../../tests/support/buyer.ts';
import type { Stocked } from '../../../tests/support/stock.ts';

const { database } = await import('#lib/server/db/connect.ts');
const { bookings } = await import('#features/bookings/server/tables.ts');
const { addDays } = await import('#lib/shared/dates.ts');

const BOOKINGS = 1000;
const SESSIONS = 200;
const TRANSACTIONS = 2000;
const EVENTS = 5000;

/** A person's largest bookings, for the documents rendered from them. */
export type LargestBookings = { stayId: string; tripId: string; cancelledId: string };

/** A person with a thousand bookings, one with eight rooms and one trip with six directions for nine people. */
export async function growPerson(asha: Buyer, hotel: Stocked): Promise<LargestBookings> {
  const stay = await asha.confirmed(hotel, { stay: aStay({ rooms: 8, nights: 30 }) });
  const cancelled = await asha.confirmed(hotel, { stay: aStay({ rooms: 8, nights: 20 }) });
  await asha.cancel(cancelled._id, cancelled.total, 'wallet');
  const trip = await largestTrip(aFlyer(asha));
  const db = database();
  const stored = Object.values(getTableColumns(bookings)).filter(({ generated }) => !generated);
  const columns = (of: string) => sql.raw(stored.map(({ name }) => `${of}${name}`).join(', '));
  for (const bookingId of [stay._id, trip])
    await db.execute(sql`
      insert into bookings (${columns('')}) select ${columns('copy.')} from bookings one, generate_series(1, ${BOOKINGS / 2}) at,
        jsonb_populate_record(one, jsonb_build_object('id', one.id || 'x' || at)) copy where one.id = ${bookingId}`);
  await db.execute(sql`
    insert into sessions select copy.* from sessions one, generate_series(1, ${SESSIONS}) at,
      jsonb_populate_record(one, jsonb_build_object('id', one.id || 'x' || at)) copy
    where one.id = (select min(id) from sessions where user_id = ${asha.userId})`);
  await db.execute(sql`
    insert into ledger_entries (posting_id, account_id, amount, balance_after)
    select one.posting_id, one.account_id, 0, one.balance_after
    from (select * from ledger_entries where account_id = ${`wallet:${asha.userId}`} limit 1) one, generate_series(1, ${TRANSACTIONS})`);
  await db.execute(sql`
    insert into audit_events (at, action, actor_id, actor_type, details, address, user_agent, request_id)
    select now(), 'session.opened', ${asha.userId}, 'sarai', '{"way":"password"}', '127.0.0.1', repeat('a', 300), 'req_bench' from generate_series(1, ${EVENTS})`);
  return { stayId: stay._id, tripId: trip, cancelledId: cancelled._id };
}

/** Six directions for nine people with the longest names, paid from the wallet. */
async function largestTrip(flyer: Flyer): Promise<string> {
  const offers = Array.from({ length: 6 }, (_, at) => zz(at % 2 ? 9111 : 9011, addDays(OUT, at * 3)));
  const party = { adults: 7, children: 2, infants: 7 };
  const quoted = (await flyer.quoteTrip({ offers, party })).data;
  const details = travellersFor(quoted.party);
  const passengers = details.passengers.map((passenger, at) => ({
    ...passenger,
    firstName: `${passenger.firstName} Venkatanarasimharaju${'abcdefghijklmnop'[at] ?? ''}`,
    lastName: 'Balasubramaniam',
  }));
  const named = (await flyer.nameAll(quoted, { ...details, passengers })).data;
  const held = (await flyer.holdTrip(named)).data;
  const { _id, state } = await flyer.pays(held);
  if (state !== 'confirmed') throw new Error(`The largest trip is ${state}, not confirmed.`);
  return _id;
}
