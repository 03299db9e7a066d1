import { parse } from 'csv-parse/sync';
import { eq, like } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { AuditEntry, DepartmentNode } from '#features/companies/organisation.ts';
import { DEMO_COMPANY } from '#features/companies/server/index.ts';
import { employees } from '#features/companies/server/tables.ts';
import type { ListedPolicy } from '#features/policy/contract.ts';
import { CSV_BEGIN } from '#lib/shared/csv/write-csv.ts';
import { aCompany, anEmployee } from '../support/companies.ts';
import { useCompanyOffice } from '../support/company-office.ts';

const { api, database, demo, good, people, refused } = useCompanyOffice();

describe('[7.13] the list of employees', () => {
  it('pages, searches by the beginning of any name, and filters', async () => {
    const [first, second] = [await people(), await people({ pageNo: 2 })];
    expect(new Set([...first.users, ...second.users].map(({ _id }) => _id)).size).toBe(40);
    const found = await people({ searchKey: 'PRIYA ragh' });
    expect(found.users.map(({ workEmail }) => workEmail)).toContain(DEMO_COMPANY.people[0].email);
    expect((await people({ searchKey: '%' })).count).toBe(0);
    const { departments } = await good<{ departments: DepartmentNode[] }>('GET', 'departments');
    const sales = departments.find(({ departmentName }) => departmentName === 'Sales')?.departmentId ?? '';
    const [inSales, notInSales] = [
      await people({ filter: [{ by: 'department', values: [sales] }] }),
      await people({ filter: [{ by: 'department', type: 'notIn', values: [sales] }] }),
    ];
    expect([inSales.count > 10, inSales.count + notInSales.count]).toEqual([true, 400]);
    expect(inSales.users.every(({ department }) => department?.departmentId === sales)).toBe(true);
  });

  it('[3.8] filters by the policy that applies to people, and each carries it', async () => {
    const { policies } = await good<{ policies: ListedPolicy[] }>('GET', 'travel-policies');
    for (const { policyId, people: evaluated } of policies) {
      const { users, count } = await people({
        pageSize: 5,
        filter: [
          { by: 'policy', values: [policyId] },
          { by: 'state', type: 'notIn', values: ['inactive'] },
        ],
      });
      expect(count).toBe(evaluated);
      for (const { _id, travelPolicyDetails } of users) {
        expect(travelPolicyDetails.map((policy) => policy._id)).toEqual([policyId]);
        expect((await good<{ policyId: string }>('GET', `travel-policies/of-person?userId=${_id}`)).policyId).toBe(
          policyId,
        );
      }
    }
  });

  it('[7.13] sorts by every header on the server, pages in that order, and puts who has no value last', async () => {
    const order = async (by: string, direction: string) =>
      (await people({ pageSize: 100, sort: { by, direction } })).users;
    const departments = (await order('department', 'desc')).map(({ department }) => department?.departmentName ?? null);
    const named = departments.filter((name) => name !== null);
    expect(new Set(named).size).toBeGreaterThan(1);
    expect(named).toEqual([...named].sort((one, other) => (one < other ? 1 : one > other ? -1 : 0)));
    expect(departments.slice(0, named.length)).toEqual(named); // nulls last
    const names = (await order('name', 'desc')).map(({ _id }) => _id);
    expect(names).not.toEqual((await order('name', 'asc')).map(({ _id }) => _id));
    const second = await people({ pageSize: 50, pageNo: 2, sort: { by: 'name', direction: 'desc' } });
    expect(second.users.map(({ _id }) => _id)).toEqual(names.slice(50));
    expect(
      await refused('POST', 'employees', { companyId: 'cmp_any', sort: { by: 'mobile', direction: 'asc' } }),
    ).toMatchObject({
      status: 400,
    });
  });

  it('[6.4] is one’s own company’s, and hides mobiles from who may not view Company', async () => {
    expect(await refused('POST', 'employees', { companyId: 'cmp_other' })).toMatchObject({ status: 404 });
    const company = await aCompany();
    const nikhil = await anEmployee(database(), company);
    const { users } = await people({}, nikhil.accessTokenData.accessToken, company.companyDetails._id);
    expect(users.map(({ mobile }) => mobile)).toEqual([null, null]);
  });
});

describe('[7.20] the people list as a file', () => {
  const fileAs = async (token: string | undefined, query = '') => {
    const answer = await fetch(`${api.base()}/api/corporate/employees/file${query}`, {
      headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    });
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await answer.arrayBuffer());
    return { status: answer.status, text, name: answer.headers.get('content-disposition') };
  };
  const rowsOf = (text: string) =>
    parse<Record<string, string>>(text.slice(CSV_BEGIN.length), { columns: true, relax_column_count: false });

  it('is for administrators, of their own company, under the filter of the screen, and no cell is run by a spreadsheet', async () => {
    const company = await aCompany();
    const admin = company.accessTokenData.accessToken;
    const nikhil = await anEmployee(database(), company);
    await anEmployee(database(), await aCompany(), { firstName: 'Foreign' });
    expect((await fileAs(undefined)).status).toBe(401);
    expect((await fileAs(admin, '?state=asleep')).status).toBe(400);
    expect((await fileAs(nikhil.accessTokenData.accessToken)).status).toBe(403);

    const { userRoleId } = await good<{ userRoleId: string }>(
      'POST',
      'roles',
      { userRoleName: 'HR', rights: ['booking.view', 'company.view', 'company.create', 'company.edit'] },
      admin,
    );
    await database()
      .update(employees)
      .set({ roleId: userRoleId, staffNumber: '=HYPERLINK("http://bad.example")', lastName: '@Bose, "N"' })
      .where(eq(employees.id, nikhil.userDetails._id));
    expect((await fileAs(nikhil.accessTokenData.accessToken)).status).toBe(403); // may edit Company, is no administrator

    const all = await fileAs(admin);
    expect([all.status, all.name]).toEqual([200, 'attachment; filename="employees.csv"']);
    expect(rowsOf(all.text).map((row) => row['First name'])).toEqual(['Nikhil', 'Priya']);
    expect(rowsOf(all.text)[0]).toMatchObject({
      'Family name': '\'@Bose, "N"',
      'Work email': nikhil.userDetails.workEmail,
      Mobile: "'+91 98450 22813",
      'Staff number': '\'=HYPERLINK("http://bad.example")',
      Role: 'HR',
      Status: 'Active',
    });
    await database().update(employees).set({ state: 'inactive' }).where(eq(employees.id, nikhil.userDetails._id));
    const names = async (query: string) => rowsOf((await fileAs(admin, query)).text).map((row) => row['First name']);
    expect([await names(''), await names('?state=inactive'), await names('?searchKey=priy')]).toEqual([
      ['Priya'],
      ['Nikhil'],
      ['Priya'],
    ]);
    const { entries } = await good<{ entries: AuditEntry[] }>('GET', 'audit-trail?kind=export', undefined, admin);
    expect(entries.map(({ subject }) => subject)).toEqual(['1 person', '1 person', '1 person', '2 people']);
    expect(entries[0]).toMatchObject({
      by: { name: 'Priya Raghavan' },
      action: 'created',
      changes: [
        { field: 'State', after: 'Active and invited' },
        { field: 'Search', after: 'priy' },
      ],
    });
  });

  it('holds everybody of a company of hundreds once, and is read back by the import', async () => {
    const admin = demo().accessTokenData.accessToken;
    await database()
      .insert(employees)
      .values(
        Array.from({ length: 700 }, (_, person) => ({
          id: `usr_file${person}`,
          companyId: demo().companyDetails._id,
          roleId: demo().rolesModulesAndPermissions.userRoleId,
          firstName: `Same`,
          lastName: `Name`,
          workEmail: `same${person}@kaveri.example`,
          mobile: '+91 98450 22813',
          state: 'invited' as const,
          createdAt: new Date(),
        })),
      );
    const { text } = await fileAs(admin);
    const mails = rowsOf(text).map((row) => row['Work email']);
    expect([mails.length, new Set(mails).size]).toEqual([
      (await people({ filter: ACTIVE_AND_INVITED })).count,
      mails.length,
    ]);
    const report = await good<{ rows: number; problems: { text: string }[]; ignoredColumns: string[] }>(
      'POST',
      'employees/import',
      { file: Buffer.from(text).toString('base64'), apply: false },
    );
    expect([report.rows, report.ignoredColumns]).toEqual([mails.length, ['Status', 'Travel policy']]);
    expect(report.problems.filter((problem) => !/already/.test(problem.text))).toEqual([]);
    await database().delete(employees).where(like(employees.id, 'usr_file%'));
  });
});

const ACTIVE_AND_INVITED = [{ by: 'state', type: 'notIn', values: ['inactive'] }];
