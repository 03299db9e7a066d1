import { describe, expect, it } from 'vitest';
import type { AuditEntry } from '#features/companies/organisation.ts';
import type { BudgetList } from '#features/budgets/contract.ts';
import { budgetCharges } from '#features/budgets/server/tables.ts';
import { inCompany } from '#lib/server/db/in-company.ts';
import { useBookingSetup } from '../support/booking-setup.ts';
import { aBudgetOffice, budgetsOf, DECEMBER } from '../support/budget-office.ts';
import { call } from '../support/call.ts';
import { aBookingCompany } from '../support/company-desk.ts';

const setup = useBookingSetup();
const { db } = setup;
const TOTAL = 840_000; // two nights at ₹4,200
const LAKH = 10_000_000;
const PATH = '/api/corporate/budgets';

describe('[7.20] budgets of a company', () => {
  it('are added, listed with what is left, changed and removed, each in the audit log; by right', async () => {
    const company = await aBookingCompany(db, setup.api);
    const { departments, list, tryAdd } = budgetsOf(setup, company);
    const { own } = await departments();
    const employee = await company.employee();
    expect((await call('GET', PATH)).status).toBe(401);
    expect((await employee.get(PATH)).status).toBe(403);
    expect((await tryAdd({ departmentId: own, amount: 5 * LAKH }, employee)).status).toBe(403);
    const { data } = await tryAdd({ departmentId: own, amount: 5 * LAKH });
    expect(await list()).toEqual([
      expect.objectContaining({
        budgetId: data.budgetId,
        kind: 'department',
        departmentId: own,
        name: expect.stringMatching(/^Platform/) as string,
        period: 'December 2026',
        amount: 5 * LAKH,
        reserved: 0,
        committed: 0,
        left: 5 * LAKH,
        trips: 0,
      }),
    ]);
    const change = { kind: 'project', name: 'Apollo', ...DECEMBER, amount: LAKH, whenExceeded: 'stop' };
    await company.must('PUT', 'budgets', { ...change, budgetId: data.budgetId });
    expect(await list()).toMatchObject([{ kind: 'project', departmentId: null, name: 'Apollo', amount: LAKH }]);
    expect((await call('DELETE', PATH, { body: data, token: company.admin.token() })).status).toBe(200);
    expect((await call('DELETE', PATH, { body: data, token: company.admin.token() })).status).toBe(404);
    expect(await list()).toEqual([]);
    const { entries } = (await company.admin.get<{ entries: AuditEntry[] }>('/api/corporate/audit-trail?kind=budget'))
      .data;
    expect(entries.map(({ action, subject }) => `${action} ${subject}`)).toEqual([
      'deleted Apollo',
      'changed Apollo',
      expect.stringMatching(/^created Platform/) as string,
    ]);
    expect(entries[1]!.changes).toContainEqual({ field: 'Amount', before: '₹5,00,000', after: '₹1,00,000' });
  });

  it('refuse what cannot be read, each beside its field, and the same twice', async () => {
    const company = await aBookingCompany(db, setup.api);
    const { tryAdd } = budgetsOf(setup, company);
    const fieldsOf = async (form: Parameters<typeof tryAdd>[0]) => {
      const { status, json } = await tryAdd(form);
      return [status, Object.keys((json as { fields?: object }).fields ?? {})];
    };
    expect(await fieldsOf({ amount: LAKH })).toEqual([400, ['departmentId']]);
    expect(await fieldsOf({ departmentId: 'dep_nowhere', amount: LAKH })).toEqual([400, ['departmentId']]);
    const named = { kind: 'costCentre', name: 'CC 1', amount: LAKH };
    expect(await fieldsOf({ ...named, name: ' ' })).toEqual([400, ['name']]);
    expect(await fieldsOf({ ...named, amount: 0 })).toEqual([400, ['amount']]);
    expect(await fieldsOf({ ...named, startsOn: '2026-02-30' })).toEqual([400, ['startsOn']]);
    expect(await fieldsOf({ ...named, endsOn: '2026-11-30' })).toEqual([400, ['endsOn']]);
    expect(await fieldsOf({ ...named, endsOn: '2036-11-30' })).toEqual([400, ['endsOn']]);
    expect((await tryAdd(named)).status).toBe(200);
    expect(await fieldsOf({ ...named, name: 'cc1' })).toEqual([409, ['startsOn']]);
    expect((await tryAdd({ ...named, endsOn: '2026-12-30' })).status).toBe(200);
  });

  it('belong to one company: another one neither sees nor changes them, and the same names are not shared', async () => {
    const { budgets, ask, hotel, own } = await aBudgetOffice(setup);
    const other = await aBudgetOffice(setup);
    const budgetId = await budgets.add({ departmentId: own, amount: LAKH });
    const project = await other.budgets.add({ kind: 'project', name: 'Apollo', amount: LAKH });
    expect((await other.budgets.list()).map((budget) => budget.budgetId)).toEqual([project]);
    const { admin } = other.company;
    const change = { budgetId, kind: 'project', name: 'Mine', ...DECEMBER, amount: LAKH, whenExceeded: 'warn' };
    expect((await call('PUT', PATH, { body: change, token: admin.token() })).status).toBe(404);
    expect((await call('DELETE', PATH, { body: { budgetId }, token: admin.token() })).status).toBe(404);
    expect((await other.budgets.tryAdd({ departmentId: own, amount: LAKH })).status).toBe(400);
    const { bookingId } = (await ask.send(hotel)).data;
    expect((await other.asker.get(`${PATH}/trip?bookingId=${bookingId}`)).status).toBe(404);
    await ask.sendBooking({ _id: bookingId, total: TOTAL });
    expect(await other.budgets.one(project)).toEqual({ reserved: 0, committed: 0, left: LAKH });
    const rows = await inCompany(db(), other.company.companyId, (tx) => tx.select().from(budgetCharges));
    expect(rows).toEqual([]);
    expect(await budgets.one(budgetId)).toMatchObject({ reserved: TOTAL });
  });
});

describe('[7.20] the budgets on the work home', () => {
  it('are those of the department of whoever reads and of those above it, running today, with the right to see them', async () => {
    const { budgets, company, own, top, asker } = await aBudgetOffice(setup);
    const mine = async (desk: Pick<typeof asker, 'get'>) => desk.get<BudgetList>(`${PATH}/mine`);
    await budgets.works(company.admin, own);
    const [first, second] = [
      await budgets.add({ departmentId: own, amount: LAKH }),
      await budgets.add({ departmentId: top, amount: 2 * LAKH, startsOn: '2026-04-01', endsOn: '2027-03-31' }),
    ];
    await budgets.add({ departmentId: own, amount: LAKH, startsOn: '2027-01-01', endsOn: '2027-01-31' });
    await budgets.add({ departmentId: (await budgets.departments()).own, amount: LAKH });
    expect((await mine(company.admin)).data.budgets.map(({ budgetId }) => budgetId).sort()).toEqual(
      [first, second].sort(),
    );
    expect((await mine(asker)).status).toBe(403);
  });
});
