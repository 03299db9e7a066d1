import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { eraseDueTravelDocuments } from '#features/bookings/server/index.ts';
import { documentsDue } from '#features/bookings/server/erase-travel-documents.ts';
import { bookings } from '#features/bookings/server/tables.ts';
import { nameOf } from '#lib/server/jobs/retention.ts';
import { RETENTION } from '#start/retention.ts';
import { clock } from '#lib/server/clock.ts';
import { useBookingSetup } from '../support/booking-setup.ts';
import { aBookingCompany, flightRules } from '../support/company-desk.ts';
import { flightDeskOf } from '../support/flight-desk.ts';
import { travellersFor, zz } from '../support/flyer.ts';

const setup = useBookingSetup();
const DAY = 86_400_000;
const PASSPORT = { number: 'ZQ7654321', expires: '2033-09-17', nationality: '356' };
const BORN = '1987-03-21';
const NUMBER = 'FLYERFF76543';
const frequentFlyer = [{ airline: 'ZZ', number: NUMBER }];

/** Every column of every table in which the text stands, as `table.column`. */
async function columnsWith(text: string): Promise<string[]> {
  const found: string[] = [];
  for (const { table } of RETENTION) {
    const { rows } = await setup.db().execute<{ name: string }>(sql`
      select distinct entry.key as name from ${table} one, jsonb_each_text(to_jsonb(one)) entry
      where entry.value ilike ${`%${text}%`}`);
    found.push(...rows.map(({ name }) => `${nameOf(table)}.${name}`));
  }
  return found.filter((column) => column !== 'idempotency_keys.response').sort();
}

describe('[7.20] travel documents of who travelled for a company', () => {
  it('are erased 30 days after the trip, also of somebody who has left; names and money stay', async () => {
    const company = await aBookingCompany(setup.db, setup.api, { gst: '29AAGCB7383J1Z4' });
    await company.policy([flightRules()]);
    await company.fund(9_000_000);
    const desk = flightDeskOf(await company.employee());
    const { bookingId } = (await desk.quoteFlights({ offers: [zz(9011)] })).data;
    const quoted = await desk.lookAt(bookingId);
    const details = travellersFor(quoted.party);
    const passengers = details.passengers.map((one) => ({ ...one, born: BORN, passport: PASSPORT, frequentFlyer }));
    const named = (await desk.nameAll(quoted, { ...details, passengers })).data;
    const held = (await desk.holdTrip(named)).data;
    expect((await desk.payTrip(held, held.total)).status).toBe(200);
    for (const value of [PASSPORT.number, BORN]) expect(await columnsWith(value)).toEqual(['bookings.details']);
    expect(await columnsWith(NUMBER)).toEqual(['bookings.details', 'flight_reservations.travellers']);
    await company.must('POST', 'employees/deactivate', { userId: desk.userId, successorId: null });

    const [booked] = await setup.db().select().from(bookings);
    const end = booked?.checkOutAt.getTime() ?? 0;
    const at = (days: number) => new Date(end + days * DAY);
    expect(await eraseDueTravelDocuments(setup.db(), at(29))).toBe(0);
    expect(await columnsWith(PASSPORT.number)).toEqual(['bookings.details']);
    expect(await eraseDueTravelDocuments(setup.db(), at(31))).toBe(1);
    for (const value of [PASSPORT.number, BORN]) expect(await columnsWith(value)).toEqual([]);
    expect(await columnsWith(NUMBER), 'only the airline has it').toEqual(['flight_reservations.travellers']);
    const [kept] = await setup.db().select().from(bookings);
    expect(kept).toMatchObject({ total: booked?.total, details: { pan: null, passengers: [{ lastName: 'Rao' }] } });
    expect(await eraseDueTravelDocuments(setup.db(), at(31))).toBe(0);
  });

  it('are found by an index that holds nothing else', async () => {
    const plan = await setup.db().transaction(async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`);
      return tx.execute(sql`explain select id from ${bookings} where ${documentsDue(clock.now())}`);
    });
    expect(JSON.stringify(plan.rows)).toContain('bookings_travel_documents');
  });
});
