import { parse } from 'csv-parse/sync';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { CompanyTrip } from '#features/bookings/contract.ts';
import { CSV_BEGIN } from '#lib/shared/csv/write-csv.ts';
import { useBookingSetup } from '../support/booking-setup.ts';
import { aBookingCompany, flightRules, hotelRules, nightBudget, oneAdult } from '../support/company-desk.ts';
import { flightDeskOf } from '../support/flight-desk.ts';
import { zz } from '../support/flyer.ts';

const setup = useBookingSetup();
const { db, stocked } = setup;
type Listed = { count: number; sums: { trips: number; total: number; outside: number }; trips: CompanyTrip[] };

/** Three trips: a long stay of Nikhil's outside policy, one of a colleague inside it, and one that was cancelled. */
async function aTravellingCompany() {
  const company = await aBookingCompany(db, setup.api);
  await company.policy([hotelRules(nightBudget(400_000)), flightRules()]); // ₹4,200 a night is outside, the fixed rate inside
  await company.approvals([{ policy: 'outside' }]);
  await company.fund(90_000_000);
  const [nikhil, colleague] = [await company.employee(), await company.employee()];
  const hotel = await stocked();
  const paid = async (desk: typeof nikhil, options: Parameters<typeof nikhil.ready>[1]) => {
    const held = await desk.ready(hotel, options);
    return (await desk.pay(held, held.total)).data.booking;
  };
  const long = await paid(nikhil, { stay: oneAdult({ nights: 3 }), fields: { costCentre: '=1+1' } });
  const inside = await paid(colleague, { ratePlanId: hotel.fixedPlanId, shownTotal: 756_000 });
  const cancelled = await paid(colleague, {});
  const { refund } = (await colleague.cancelQuote(cancelled._id)).data;
  await colleague.cancel(cancelled._id, refund, 'wallet');
  const list = async (body: object = {}) =>
    (await company.admin.post<Listed>('/api/corporate/bookings/list', body)).data;
  return { company, nikhil, colleague, long, inside, cancelled, list };
}

describe('[7.14] trips of the company', () => {
  it('lists a trip that is not paid, and leaves it out of the sums', async () => {
    const { nikhil, list } = await aTravellingCompany();
    const before = await list();
    const hotel = await stocked();
    await nikhil.ready(hotel, { ratePlanId: hotel.fixedPlanId, shownTotal: 756_000 });
    const after = await list();
    expect(after.trips.map(({ bookingStatus }) => bookingStatus)).toContain('PENDING');
    expect(after).toMatchObject({ count: before.count + 1, sums: before.sums });
  });

  it('are filtered by date, person, status and policy, with sums of all that fits and in the order asked for', async () => {
    const { colleague, long, inside, cancelled, list } = await aTravellingCompany();
    const idsOf = async (body: object) => (await list(body)).trips.map(({ _id }) => _id).sort();
    expect(await list()).toMatchObject({
      count: 3,
      sums: { trips: 2, total: long.total + inside.total, outside: long.total },
    });
    expect(await idsOf({ policy: 'inside' })).toEqual([inside._id]);
    expect(await idsOf({ policy: 'outside' })).toEqual([long._id, cancelled._id].sort());
    expect(await list({ policy: 'outside' })).toMatchObject({ count: 2, sums: { trips: 1, total: long.total } });
    expect(await idsOf({ status: 'CANCELLED' })).toEqual([cancelled._id]);
    expect(await idsOf({ since: long.stay.checkIn, until: long.stay.checkIn })).toHaveLength(3);
    expect(await idsOf({ until: '2026-12-01' })).toEqual([]);
    expect((await list({ sort: { by: 'total', direction: 'desc' } })).trips[0]).toMatchObject({ _id: long._id });
    expect((await list({ sort: { by: 'total', direction: 'asc' } })).trips[0]).toMatchObject({ _id: inside._id });
    expect(await idsOf({ searchKey: 'nobody like this' })).toEqual([]);
    await db().execute(
      sql`update bookings set company = jsonb_set(company, '{bookedBy,name}', '"Zoya Khan"') where id = ${inside._id}`,
    );
    expect(await idsOf({ searchKey: 'zoya' })).toEqual([inside._id]);
    expect((await list({ sort: { by: 'bookedBy', direction: 'desc' } })).trips[0]).toMatchObject({ _id: inside._id });
    expect((await colleague.post('/api/corporate/bookings/list', {})).status).toBe(403);
  });

  it('are filtered by department, those below it with it; another company’s is not there', async () => {
    const { company, colleague, inside, cancelled, list } = await aTravellingCompany();
    const other = await aTravellingCompany();
    await db().execute(
      sql`insert into departments (id, company_id, name, parent_id) values ('dep_sales', ${company.companyId}, 'Sales', null), ('dep_south', ${company.companyId}, 'Sales South', 'dep_sales'), ('dep_legal', ${company.companyId}, 'Legal', null)`,
    );
    await db().execute(sql`update employees set department_id = 'dep_south' where id = ${colleague.userId}`);
    const ids = [inside._id, cancelled._id].sort();
    for (const departmentId of ['dep_sales', 'dep_south'])
      expect((await list({ departmentId })).trips.map(({ _id }) => _id).sort()).toEqual(ids);
    expect((await list({ departmentId: 'dep_legal' })).count).toBe(0);
    const foreign = { departmentId: 'dep_sales' };
    expect((await other.company.admin.post('/api/corporate/bookings/list', foreign)).status).toBe(404);
  });

  it('go out as CSV under the same filter, and no cell is run by a spreadsheet', async () => {
    const { company, nikhil, long, inside } = await aTravellingCompany();
    const file = async (query: string, desk = company.admin) => {
      const answer = await fetch(`${setup.api()}/api/corporate/bookings/list/file${query}`, {
        headers: { authorization: `Bearer ${desk.token()}` },
      });
      const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await answer.arrayBuffer());
      return { status: answer.status, text };
    };
    const rowsOf = (text: string) => parse<Record<string, string>>(text.slice(CSV_BEGIN.length), { columns: true });
    const all = await file('');
    expect(all.text.startsWith(CSV_BEGIN)).toBe(true);
    expect(rowsOf(all.text)).toHaveLength(3);
    expect(rowsOf(all.text).find(({ Booking }) => Booking === long._id)).toMatchObject({
      Kind: 'Stay',
      Trip: long.hotel.name,
      From: long.stay.checkIn,
      Status: 'Confirmed',
      Policy: 'Out of policy',
      Total: String(long.total / 100),
      Currency: 'INR',
      'Cost centre': "'=1+1",
    });
    expect(rowsOf((await file('?policy=inside')).text).map(({ Booking }) => Booking)).toEqual([inside._id]);
    expect((await file('?since=tomorrow')).status).toBe(400);
    expect((await file('', nikhil)).status).toBe(403);
  });

  it('[2.5] are opened with a right to Company, without passports and with nothing to press; documents too', async () => {
    const { company, nikhil, colleague, long } = await aTravellingCompany();
    const { admin } = company;
    expect((await admin.look(long._id)).data).toMatchObject({
      readOnly: true,
      state: 'confirmed',
      total: long.total,
      actions: { cancel: { allowed: false, reason: 'Only Nikhil Bose can change or cancel this trip.' } },
    });
    expect((await nikhil.look(long._id)).data).not.toHaveProperty('readOnly');
    const invoice = async (desk: typeof nikhil) =>
      (
        await fetch(`${setup.api()}/api/documents/invoice?bookingId=${long._id}`, {
          headers: { authorization: `Bearer ${desk.token()}` },
        })
      ).status;
    expect([await invoice(admin), await invoice(nikhil), await invoice(colleague)]).toEqual([200, 200, 404]);
    expect((await colleague.look(long._id)).status).toBe(404);
    expect((await admin.cancelQuote(long._id)).status).toBe(404);

    const looked = (await nikhil.quoteStay(await stocked())).data.bookingId; // a price that was only looked at
    expect((await admin.look(looked)).status).toBe(404);

    const flyer = flightDeskOf(nikhil);
    const flight = await flyer.flown({ offers: [zz(9011)] });
    await db().execute(
      sql`update bookings set details = jsonb_set(jsonb_set(details, '{pan}', '"ABCPE1234F"'), '{passengers,0}', details #> '{passengers,0}' || '{"passport": {"number": "Z1234567", "expires": "2031-01-01", "nationality": "356"}, "frequentFlyer": [{"airline": "ZZ", "number": "FF1234567"}]}') where id = ${flight._id}`,
    );
    const seen = await flightDeskOf(admin).lookAt(flight._id);
    expect(seen.details).toMatchObject({ pan: null, passengers: [{ passport: null, born: null }] });
    for (const number of ['Z1234567', 'FF1234567']) expect(JSON.stringify(seen)).not.toContain(number);
    expect((await flyer.lookAt(flight._id)).details).toMatchObject({ pan: 'ABCPE1234F' });
  });
});
