import { parse } from 'csv-parse/sync';
import { eq, like } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { CorporateSession } from '#features/companies/contract.ts';
import type { AuditEntry, DepartmentNode, RoleView } from '#features/companies/organisation.ts';
import { DEMO_COMPANY } from '#features/companies/server/index.ts';
import { employees } from '#features/companies/server/tables.ts';
import type { ListedPolicy } from '#features/policy/contract.ts';
import { mails } from '#lib/server/db/tables.ts';
import { CSV_BEGIN } from '#lib/shared/csv/write-csv.ts';
import { aCompany, anEmployee, COMPANY_PASSWORD } from '../support/companies.ts';
import { useCompanyOffice } from '../support/company-office.ts';

const { api, database, ask, demo, good, people, refused } = useCompanyOffice();

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
      'Last name': '\'@Bose, "N"',
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

describe('[6.6] roles', () => {
  it('a new role rules its holder’s next call, and leaves with a place for its people', async () => {
    const company = await aCompany();
    const [admin, nikhil] = [company.accessTokenData.accessToken, await anEmployee(database(), company)];
    const { userRoleId } = await good<{ userRoleId: string }>(
      'POST',
      'roles',
      { userRoleName: 'People office', rights: ['company.edit', 'booking.create'] },
      admin,
    );
    const { roles } = await good<{ roles: RoleView[] }>('GET', 'roles', undefined, admin);
    expect(roles.find((role) => role.userRoleId === userRoleId)?.rights).toEqual([
      'booking.view',
      'booking.create',
      'company.view',
      'company.edit',
    ]);
    const his = nikhil.accessTokenData.accessToken;
    expect((await refused('GET', 'departments', undefined, his)).status).toBe(403);
    const form = {
      userId: nikhil.userDetails._id,
      firstName: 'Nikhil',
      lastName: 'Bose',
      mobile: '+91 90000 00012',
      employeeId: null,
      departmentId: null,
      designationId: null,
      bandId: null,
      levelId: null,
      managerId: null,
    };
    await good('PUT', 'employees', { ...form, userRoleId }, admin);
    expect((await ask('GET', 'departments', undefined, his)).status).toBe(200);
    expect(
      await refused('PUT', 'roles', { userRoleId, userRoleName: 'People office', rights: ['configuration.edit'] }, his),
    ).toMatchObject({ status: 403, code: 'FORBIDDEN' });
    expect(await refused('DELETE', 'roles', { userRoleId }, admin)).toMatchObject({
      status: 409,
      code: 'STATE_BLOCKED',
    });
    const employeeRole = roles.find(({ system }) => system === 'employee')?.userRoleId;
    expect(await good('DELETE', 'roles', { userRoleId, moveTo: employeeRole }, admin)).toEqual({ moved: 1 });
  });

  it('the last administrator stays one, however two try at once', async () => {
    const company = await aCompany();
    const admin = company.accessTokenData.accessToken;
    const { userRoleId } = company.rolesModulesAndPermissions;
    const { roles } = await good<{ roles: RoleView[] }>('GET', 'roles', undefined, admin);
    const employeeRole = roles.find(({ system }) => system === 'employee')?.userRoleId;
    const demote = (userId: string, as = admin) =>
      refused(
        'PUT',
        'employees',
        {
          userId,
          firstName: 'A',
          lastName: 'B',
          mobile: '+91 90000 00012',
          employeeId: null,
          departmentId: null,
          designationId: null,
          bandId: null,
          levelId: null,
          managerId: null,
          userRoleId: employeeRole,
        },
        as,
      );
    expect(await demote(company.userDetails._id)).toMatchObject({
      status: 409,
      message: expect.stringContaining('last administrator') as string,
    });
    expect((await refused('POST', 'employees/deactivate', { userId: company.userDetails._id }, admin)).status).toBe(
      409,
    );
    const second = await anEmployee(database(), company, { userRoleId });
    const both = await Promise.all([
      demote(second.userDetails._id),
      demote(company.userDetails._id, second.accessTokenData.accessToken),
    ]);
    expect(both.map(({ status }) => status === 200).filter(Boolean)).toHaveLength(1);
    expect(
      await refused('PUT', 'roles', { userRoleId, userRoleName: 'Administrator', rights: ['booking.view'] }, admin),
    ).not.toMatchObject({ status: 200 });
  });
});

describe('[6.6] deactivating somebody', () => {
  it('needs a successor for their people, signs them out at once, and can be undone', async () => {
    const company = await aCompany();
    const admin = company.accessTokenData.accessToken;
    const [nikhil, meera] = [await anEmployee(database(), company), await anEmployee(database(), company)];
    const [his, hers] = [nikhil.userDetails._id, meera.userDetails._id];
    await good(
      'PUT',
      'employees',
      {
        userId: hers,
        firstName: 'Meera',
        lastName: 'Nair',
        mobile: '+91 90000 00012',
        employeeId: null,
        departmentId: null,
        designationId: null,
        bandId: null,
        levelId: null,
        managerId: his,
        userRoleId: meera.rolesModulesAndPermissions.userRoleId,
      },
      admin,
    );
    expect(
      await good<{ refusal: string; sentences: string[] }>('GET', `employees/leaving?userId=${his}`, undefined, admin),
    ).toMatchObject({ refusal: expect.stringContaining('1 person reports to them') as string });
    expect((await refused('POST', 'employees/deactivate', { userId: his }, admin)).status).toBe(409);
    await good('POST', 'employees/deactivate', { userId: his, successorId: company.userDetails._id }, admin);
    expect((await refused('GET', 'user-details', undefined, nikhil.accessTokenData.accessToken)).status).toBe(401);
    const { users } = await people({ id: hers }, admin, company.companyDetails._id);
    expect(users[0]?.manager?._id).toBe(company.userDetails._id);
    await good('POST', 'employees/reactivate', { userId: his }, admin);
    expect(
      (await ask('GET', 'user-details', undefined, nikhil.accessTokenData.accessToken)).status,
      'the session has ended for good',
    ).toBe(401);
    const again = await good<CorporateSession>('POST', 'login', {
      workEmail: nikhil.userDetails.workEmail,
      password: COMPANY_PASSWORD,
    });
    expect((await ask('GET', 'user-details', undefined, again.accessTokenData.accessToken)).status).toBe(200);
  });
});

describe('[7.20] importing people', () => {
  const bytes = (text: string) => Buffer.from(text).toString('base64');
  const header = 'First name;Last name;Work email;Mobile;Department;Manager email\r\n';
  type Report = {
    ok: boolean;
    rows: number;
    ready: number;
    added: number;
    problems: { line: number; column: string; text: string }[];
    fileProblems: string[];
  };
  const send = (file: string, apply: boolean, as: string) =>
    good<Report>('POST', 'employees/import', { file: bytes(file), apply }, as);

  it('tries a file, adds nobody while a line is wrong, and all once none is', async () => {
    const company = await aCompany();
    const admin = company.accessTokenData.accessToken;
    await good('POST', 'departments', { departmentName: 'बिक्री' }, admin);
    const right =
      'मीरा;नायर;meera@kaveri.example;+91 90000 00001;बिक्री;om@kaveri.example\r\nOm;Rao;om@kaveri.example;9876543210;;\r\n';
    const wrong = await send(
      `\uFEFF${header}${right}=cmd|' /C calc'!A0;Rao;om@kaveri.example;x;Nowhere;\r\n`,
      true,
      admin,
    );
    expect([wrong.ok, wrong.rows, wrong.added]).toEqual([false, 3, 0]);
    expect(wrong.problems.map(({ line, column }) => `${line} ${column}`)).toEqual([
      '4 First name',
      '4 Mobile',
      '4 Work email',
      '4 Department',
    ]);
    expect((await people({}, admin, company.companyDetails._id)).count).toBe(1);

    expect(await send(`\uFEFF${header}${right}`, false, admin)).toMatchObject({ ok: true, ready: 2, added: 0 });
    await database().delete(mails);
    expect(await send(`\uFEFF${header}${right}`, true, admin)).toMatchObject({ ok: true, ready: 2, added: 2 });
    const { users, count } = await people({ searchKey: 'मीरा' }, admin, company.companyDetails._id);
    expect([count, users[0]?.state, users[0]?.department !== null, users[0]?.manager !== null]).toEqual([
      1,
      'invited',
      true,
      true,
    ]);
    expect((await database().select().from(mails)).map(({ template }) => template)).toEqual([
      'invitation',
      'invitation',
    ]);
  });

  it('takes 10,000 at once, refuses more and what was cut off, adding nobody', async () => {
    const company = await aCompany();
    const admin = company.accessTokenData.accessToken;
    const lines = (count: number) =>
      'First name,Last name,Work email,Mobile\n' +
      Array.from(
        { length: count },
        (_, at) => `P${at},Rao,p${at}@k.example,+91 90000 ${String(at).padStart(5, '0')}\n`,
      ).join('');
    expect(await send(lines(10_001), true, admin)).toMatchObject({
      ok: false,
      added: 0,
      fileProblems: [expect.stringContaining('at most 10,000 people') as string],
    });
    expect(await send(lines(30).slice(0, -30), true, admin)).toMatchObject({ ok: false, added: 0 });
    expect(
      (await refused('POST', 'employees/import', { file: bytes(lines(100_000)), apply: true }, admin)).status,
    ).toBe(413);
    expect(await send(lines(10_000), true, admin)).toMatchObject({ ok: true, added: 10_000 });
    expect(await database().$count(employees, eq(employees.companyId, company.companyDetails._id))).toBe(10_001);
  }, 60_000);

  it('reads one file of a company at a time, and asks who sends another meanwhile to wait', async () => {
    const [one, other] = [await aCompany(), await aCompany()];
    const long =
      header.replaceAll(';', ',') +
      Array.from({ length: 10_000 }, (_, at) => `P,Rao,p${at}@k.example,+91 90000 00000,Nowhere ${at},\n`).join('');
    const read = ({ accessTokenData }: typeof one) =>
      ask('POST', 'employees/import', { file: bytes(long), apply: false }, accessTokenData.accessToken);
    const answers = await Promise.all([read(one), read(one), read(one), read(other)]);
    expect(
      answers
        .slice(0, 3)
        .map(({ status }) => status)
        .sort(),
    ).toEqual([200, 409, 409]);
    expect(answers[3]?.status).toBe(200);
    expect((await read(one)).status).toBe(200);
  });
});
