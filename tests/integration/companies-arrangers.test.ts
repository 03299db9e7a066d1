import { globSync, readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { DEFAULT_SETTINGS } from '#features/companies/rules/settings.ts';
import { readPort } from '#lib/server/ports/read-ports.ts';
import { call } from '../support/api-server.ts';
import { useBookingSetup } from '../support/booking-setup.ts';
import { aBookingCompany, type BookingCompany, hotelRules } from '../support/company-desk.ts';

const setup = useBookingSetup();
const { db, stocked } = setup;
let company: BookingCompany;
beforeEach(async () => void (company = await aBookingCompany(db, setup.api)));

const quoteFor = async (desk: Awaited<ReturnType<BookingCompany['employee']>>, traveller: { userId: string }) =>
  desk.quoteStay(await stocked(), { party: { travellerIds: [traveller.userId] } });

describe('[2.2] arrangers by person', () => {
  it('whoever is named books for that person alone, until the name is taken away', async () => {
    await company.policy([hotelRules()]);
    const [desk, boss, other] = [await company.employee(), await company.employee(), await company.employee()];
    expect((await quoteFor(desk, boss)).json).toMatchObject({ code: 'FORBIDDEN' });
    await company.arrange(desk, boss);
    const { data } = await quoteFor(desk, boss);
    const booking = (await desk.look(data.bookingId)).data;
    expect(booking.company).toMatchObject({
      bookedBy: { userId: desk.userId },
      travellers: [{ userId: boss.userId }],
    });
    expect((await quoteFor(desk, other)).json).toMatchObject({ code: 'FORBIDDEN' });
    expect((await quoteFor(boss, desk)).json).toMatchObject({ code: 'FORBIDDEN' }); // one way
    const offered = (
      await desk.get<{ booksFor: string; byName: number; travellers: { _id: string }[] }>('/api/corporate/travellers')
    ).data;
    expect(offered).toMatchObject({
      booksFor: 'self',
      byName: 1,
      travellers: [{ _id: desk.userId }, { _id: boss.userId }],
    });
    const mayFollow = (travellerId: string) =>
      readPort('travellers').mayBookFor(db(), company.companyId, desk.userId, travellerId);
    expect([await mayFollow(boss.userId), await mayFollow(other.userId)]).toEqual([true, false]);
    await company.must('PUT', 'employees/arrangements', { userId: boss.userId, bookedBy: [] });
    expect((await desk.hold(booking)).json).toMatchObject({ code: 'FORBIDDEN' }); // asked again at the hold
    const { entries } = await company.must<{ entries: object[] }>('GET', 'audit-trail?kind=employee');
    expect(entries[0]).toMatchObject({ changes: [{ field: 'Who may book for them', after: 'none' }] });
  });

  it('is written by who may change the company, with people of that company', async () => {
    const [desk, boss] = [await company.employee(), await company.employee()];
    const stranger = await (await aBookingCompany(db, setup.api)).employee();
    const save = (token: string | undefined, bookedBy: string[], userId = boss.userId) =>
      call('PUT', '/api/corporate/employees/arrangements', { token, body: { userId, bookedBy } });
    expect((await save(undefined, [desk.userId])).status).toBe(401);
    expect((await save(desk.token(), [desk.userId])).status).toBe(403);
    expect((await save(company.admin.token(), [stranger.userId])).json).toMatchObject({
      code: 'INVALID_INPUT',
      fields: { bookedBy: 'Choose people who work at your company.' },
    });
    expect((await save(company.admin.token(), [], stranger.userId)).status).toBe(404);
    expect((await save(company.admin.token(), [desk.userId, desk.userId, boss.userId])).status).toBe(200);
    expect(await company.must('GET', `employees/arrangements?userId=${boss.userId}`)).toMatchObject({
      bookedBy: [{ _id: desk.userId }],
      booksFor: [],
    });
    await company.must('POST', 'employees/deactivate', { userId: desk.userId, successorId: null });
    expect(await company.must('GET', `employees/arrangements?userId=${boss.userId}`)).toMatchObject({ bookedBy: [] });
  });

  it('the switch that let everybody book for everybody became the right of the roles that book', async () => {
    const desk = await company.employee();
    const colleague = await company.employee();
    await db().execute(
      sql`update company_settings set settings = ${JSON.stringify({ ...DEFAULT_SETTINGS, booksFor: 'company' })}::jsonb where company_id = ${company.companyId}`,
    );
    const statements = readFileSync(globSync('drizzle/*_arrangers.sql')[0]!, 'utf8')
      .split('--> statement-breakpoint')
      .filter((statement) => statement.trim().startsWith('UPDATE'));
    expect(statements).toHaveLength(2);
    for (const statement of [...statements, ...statements]) await db().execute(sql.raw(statement)); // twice is as once
    const { settings } = await company.must<{ settings: { booksFor: string } }>('GET', 'configuration');
    expect(settings.booksFor).toBe('self');
    expect((await quoteFor(desk, colleague)).status).toBe(200);
    expect(
      (
        await call('PUT', '/api/corporate/configuration', {
          token: company.admin.token(),
          body: { ...DEFAULT_SETTINGS, booksFor: 'company' },
        })
      ).json,
    ).toMatchObject({ code: 'INVALID_INPUT' });
  });
});
