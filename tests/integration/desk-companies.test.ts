import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { AuditEntry } from '#features/companies/organisation.ts';
import { companies, employees } from '#features/companies/server/tables.ts';
import type { DeskCompany, ListedCompany } from '#features/desk/contract.ts';
import { auditEvents } from '#lib/server/db/tables.ts';
import { useBookingSetup } from '../support/booking-setup.ts';
import { call } from '../support/call.ts';
import { aBookingCompany } from '../support/company-desk.ts';
import { deliver } from '../support/emails.ts';
import { aStaff, type Staff } from '../support/staff.ts';

const PATH = '/api/desk/companies';
const setup = useBookingSetup();
const { db, stocked } = setup;
type Company = Awaited<ReturnType<typeof aBookingCompany>>;

let staff: Staff;
let company: Company;
beforeEach(async () => {
  staff = await aStaff(db());
  company = await aBookingCompany(db, setup.api, { settings: { paying: 'credit' }, gst: '29AAGCB7383J1Z4' });
});

const read = <Data>(path: string, token = staff.token) => call<Data>('GET', PATH + path, { token });
const show = async ({ companyId }: Company) => (await read<DeskCompany>(`/details?companyId=${companyId}`)).data;
const find = (key: string) =>
  call<{ kind: string; companies: ListedCompany[] }>('POST', `${PATH}/find`, { token: staff.token, body: { key } });
const set = (limit: number, more: object = {}, token = staff.token) =>
  call<DeskCompany>('POST', `${PATH}/credit-limit`, {
    token,
    body: { companyId: company.companyId, limit, shownLimit: 0, reason: 'Agreement of 1 December', ...more },
  });

describe('[7.20] the credit limit of a company', () => {
  it('is set by staff alone, up to what the desk may lend', async () => {
    expect((await set(100, {}, company.admin.token())).status).toBe(403);
    expect((await read('', company.admin.token())).status).toBe(403);
    expect((await set(250_000_001)).json).toMatchObject({
      code: 'INVALID_INPUT',
      fields: { limit: 'The desk sets ₹25,00,000 at most. A higher limit takes the operator’s command.' },
    });
    expect((await set(100, { reason: ' ' })).json).toMatchObject({ fields: { reason: 'Write in a few words why.' } });
    expect((await set(100, { companyId: 'cmp_nobody' })).status).toBe(404);
    expect((await show(company)).creditLimit).toBe(0);
  });

  it('is in force for the next booking, and the desk shows what is owed', async () => {
    const first = await company.admin.ready(await stocked());
    expect((await company.admin.pay(first, first.total)).json).toMatchObject({ code: 'INSUFFICIENT_WALLET' });
    expect((await set(1_000_000)).data).toMatchObject({ creditLimit: 1_000_000, outstanding: 0 });
    expect((await company.admin.pay(first, first.total)).data.booking).toMatchObject({ state: 'confirmed' });
    expect(await show(company)).toMatchObject({ creditLimit: 1_000_000, outstanding: first.total, paying: 'credit' });
    await set(0, { shownLimit: 1_000_000, reason: 'Overdue since October' });
    const next = await company.admin.ready(await stocked());
    expect((await company.admin.pay(next, next.total)).json).toMatchObject({ code: 'INSUFFICIENT_WALLET' });
    expect((await show(company)).outstanding).toBe(first.total); // what is owed stays owed
  });

  it('stands with its reason in the company’s audit log, and at the desk with who set it', async () => {
    await set(1_000_000);
    const { entries } = await company.must<{ entries: AuditEntry[] }>('GET', 'audit-trail?kind=credit-limit');
    expect(entries).toMatchObject([
      {
        by: { name: 'Sarai' },
        action: 'changed',
        subject: 'Kaveri Instruments',
        changes: [
          { field: 'Credit limit', before: '₹0', after: '₹10,000' },
          { field: 'Reason', after: 'Agreement of 1 December' },
        ],
      },
    ]);
    expect(JSON.stringify(entries)).not.toContain(staff.name);
    expect((await show(company)).changes).toEqual([
      expect.objectContaining({ by: staff.name, before: 0, after: 1_000_000, reason: 'Agreement of 1 December' }),
    ]);
  });

  it('reaches the administrators by email, with the reason and without who set it', async () => {
    await deliver(db());
    await set(1_000_000);
    const [email, ...more] = await deliver(db());
    expect(more).toEqual([]);
    expect(email).toMatchObject({
      subject: 'The credit limit of Kaveri Instruments is now ₹10,000',
      text: expect.stringContaining('from ₹0 to ₹10,000. The reason: “Agreement of 1 December”') as string,
    });
    expect(JSON.stringify(email)).not.toContain(staff.name);
    await set(0, { shownLimit: 1_000_000, reason: 'Overdue since October' });
    expect((await deliver(db())).map(({ subject }) => subject)).toEqual([
      'Kaveri Instruments can no longer book on credit',
    ]);
  });

  it('of two changes at once one is made, and the other is told that the limit is another one', async () => {
    const answers = await Promise.all([1_000_000, 2_000_000, 3_000_000].map((limit) => set(limit)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect((await show(company)).changes).toHaveLength(1);
  });
});

describe('[7.20] companies at the desk', () => {
  it('are found by name, GST number, id and a work email, and each search is noted', async () => {
    const name = `Godavari ${crypto.randomUUID()}`;
    await db().update(companies).set({ name }).where(eq(companies.id, company.companyId));
    const { companyId } = company;
    const [admin] = await db()
      .select({ email: employees.workEmail })
      .from(employees)
      .where(eq(employees.companyId, companyId));
    const keys = [name.slice(2, 30).toUpperCase(), companyId, '29aagcb7383j1z4', admin!.email.toUpperCase()];
    for (const key of keys) {
      const { data } = await find(key);
      expect(
        data.companies.map((one) => one.companyId),
        key,
      ).toContain(companyId);
    }
    expect((await find('50%_\\')).data.companies).toEqual([]);
    expect((await find('ab')).json).toMatchObject({ code: 'INVALID_INPUT' });
    const noted = await db()
      .select({ details: auditEvents.details })
      .from(auditEvents)
      .where(and(eq(auditEvents.action, 'company.searched'), eq(auditEvents.actorId, staff.staffId)));
    expect(noted.map(({ details }) => details.by)).toEqual(['name', 'id', 'gst', 'email', 'name']);
    expect(JSON.stringify(noted)).not.toContain('@');
  });

  it('are listed when they have a limit, the highest first', async () => {
    await set(1_000_000);
    const other = await aBookingCompany(db, setup.api);
    await set(2_000_000, { companyId: other.companyId });
    const { companies: listed } = (await read<{ companies: ListedCompany[] }>('')).data;
    const shown = listed.filter(({ companyId }) => [company.companyId, other.companyId].includes(companyId));
    expect(shown.map(({ creditLimit }) => creditLimit)).toEqual([2_000_000, 1_000_000]);
  });
});
