import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ListedConfiguration } from '#features/approvals/contract.ts';
import { seedConfigurations } from '#features/approvals/server/index.ts';
import type { CorporateSession } from '#features/companies/contract.ts';
import type { AuditEntry, DepartmentNode, RoleView } from '#features/companies/organisation.ts';
import { DEMO_COMPANY, seedDemoCompany } from '#features/companies/server/index.ts';
import { employees } from '#features/companies/server/tables.ts';
import type { ListedPolicy, PolicyConfigEntry, PolicyVersion, VerdictView } from '#features/policy/contract.ts';
import { recordChoice } from '#features/policy/server/travel-records.ts';
import type { OptionFacts } from '#features/policy/rules/facts.ts';
import { inCompany } from '#lib/server/db/in-company.ts';
import { mails, outbox, rateLimits } from '#lib/server/db/tables.ts';
import { call, useApiServer } from '../support/api-server.ts';
import { aCompany, anEmployee } from '../support/companies.ts';
import { useTestDatabase } from '../support/test-database.ts';

const api = useApiServer();
const database = useTestDatabase();

type Person = { _id: string; firstName: string; lastName: string; workEmail: string; mobile: string | null; state: string; employeeId: string | null; department: { departmentId: string } | null; manager: { _id: string } | null; travelPolicyDetails: { _id: string; travelPolicyName: string }[]; userRole: { userRoleId: string; userRoleName: string } };

let demo: CorporateSession;
let token: string;
const ask = async <Data>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown, as = token) => call<Data>(method, `/api/corporate/${path}`, { body: body as object | undefined, token: as });
const good = async <Data>(...given: Parameters<typeof ask>): Promise<Data> => {
  const { status, data, json } = await ask<Data>(...given);
  expect([status, json]).toEqual([200, expect.objectContaining({ status: 'SUCCESS' })]);
  return data;
};
const people = (over: object = {}, as = token, companyId = demo.companyDetails._id) => good<{ users: Person[]; count: number }>('POST', 'employees', { companyId, ...over }, as);
const refused = async (...given: Parameters<typeof ask>) => {
  const { status, json } = await ask(...given);
  const { code, message, fields } = json as { code?: string; message?: string; fields?: Record<string, string> };
  return { status, code, message, fields };
};

beforeAll(async () => {
  await seedDemoCompany(database(), (tx, { companyId, approvals }) => seedConfigurations(tx, companyId, approvals));
  const [{ email, password }] = DEMO_COMPANY.people;
  demo = (await call<CorporateSession>('POST', '/api/corporate/login', { body: { workEmail: email, password } })).data;
  token = demo.accessTokenData.accessToken;
});
beforeEach(async () => {
  await database().delete(rateLimits);
});

describe('the demo company', () => {
  it('has 400 people, 12 departments, 5 bands, 6 policies, 4 approval configurations', async () => {
    const { count, users } = await people();
    const { departments } = await good<{ departments: DepartmentNode[] }>('GET', 'departments');
    const { bands } = await good<{ bands: unknown[] }>('GET', 'bands');
    const { policies } = await good<{ policies: ListedPolicy[] }>('GET', 'travel-policies');
    const { configurations } = await good<{ configurations: ListedConfiguration[] }>('GET', 'approval-configurations');
    expect([count, users.length, departments.length, bands.length, policies.length, configurations.length]).toEqual([400, 20, 12, 5, 6, 4]);
    expect(departments.every((department) => department.people > 0 && department.head !== null)).toBe(true);
    expect(policies.every(({ people: judged, published }) => judged > 0 && published === 1)).toBe(true);
    expect(configurations.flatMap(({ hidden }) => hidden)).toEqual([]);
  });
});

describe('[7.13] the list of employees', () => {
  it('pages, searches by the beginning of any name, and filters', async () => {
    const [first, second] = [await people(), await people({ pageNo: 2 })];
    expect(new Set([...first.users, ...second.users].map(({ _id }) => _id)).size).toBe(40);
    const found = await people({ searchKey: 'PRIYA ragh' });
    expect(found.users.map(({ workEmail }) => workEmail)).toContain(DEMO_COMPANY.people[0].email);
    expect((await people({ searchKey: '%' })).count).toBe(0);
    const { departments } = await good<{ departments: DepartmentNode[] }>('GET', 'departments');
    const sales = departments.find(({ departmentName }) => departmentName === 'Sales')?.departmentId ?? '';
    const [inSales, notInSales] = [await people({ filter: [{ by: 'department', values: [sales] }] }), await people({ filter: [{ by: 'department', type: 'notIn', values: [sales] }] })];
    expect([inSales.count > 10, inSales.count + notInSales.count]).toEqual([true, 400]);
    expect(inSales.users.every(({ department }) => department?.departmentId === sales)).toBe(true);
  });

  it('[3.8] filters by the policy that judges people, and each carries it', async () => {
    const { policies } = await good<{ policies: ListedPolicy[] }>('GET', 'travel-policies');
    for (const { policyId, people: judged } of policies) {
      const { users, count } = await people({ pageSize: 5, filter: [{ by: 'policy', values: [policyId] }, { by: 'state', type: 'notIn', values: ['inactive'] }] });
      expect(count).toBe(judged);
      for (const { _id, travelPolicyDetails } of users) {
        expect(travelPolicyDetails.map((policy) => policy._id)).toEqual([policyId]);
        expect((await good<{ policyId: string }>('GET', `travel-policies/of-person?userId=${_id}`)).policyId).toBe(policyId);
      }
    }
  });

  it('[6.4] is one’s own company’s, and hides mobiles from who may not view Company', async () => {
    expect(await refused('POST', 'employees', { companyId: 'cmp_other' })).toMatchObject({ status: 404 });
    const company = await aCompany();
    const nikhil = await anEmployee(database(), company);
    const { users } = await people({}, nikhil.accessTokenData.accessToken, company.companyDetails._id);
    expect(users.map(({ mobile }) => mobile)).toEqual([null, null]);
  });
});

describe('departments, designations, bands and levels', () => {
  it('[3.8] are named once, moved without closing a circle, and deleted once their people have somewhere to go', async () => {
    const { departmentId: north } = await good<{ departmentId: string }>('POST', 'departments', { departmentName: 'North' });
    const { departmentId: east } = await good<{ departmentId: string }>('POST', 'departments', { departmentName: 'East', parentId: north });
    expect(await refused('POST', 'departments', { departmentName: 'North' })).toMatchObject({ status: 409, fields: { departmentName: expect.any(String) as string } });
    expect(await refused('PUT', 'departments', { departmentId: north, departmentName: 'North', parentId: east })).toMatchObject({ status: 400, fields: { parentId: expect.stringContaining('already stands below') as string } });
    const [nikhil] = (await people({ searchKey: DEMO_COMPANY.people[1].email })).users;
    if (!nikhil) throw new Error('nobody to move');
    const form = { userId: nikhil._id, firstName: nikhil.firstName, lastName: nikhil.lastName, mobile: '+91 90000 00012', employeeId: nikhil.employeeId, designationId: null, bandId: null, levelId: null, managerId: null, userRoleId: nikhil.userRole.userRoleId };
    await good('PUT', 'employees', { ...form, departmentId: north });
    expect((await good<{ refusal: string | null }>('GET', `groups/deletion?grouping=department&groupId=${north}`)).refusal).toContain('1 person is in the department North');
    expect(await refused('DELETE', 'groups', { grouping: 'department', groupId: north })).toMatchObject({ status: 409, code: 'STATE_BLOCKED' });
    const { sentence } = await good<{ sentence: string }>('GET', `groups/deletion?grouping=department&groupId=${north}&moveTo=${east}`);
    expect(sentence).toContain('1 person goes to East. East moves up one step.');
    expect(await good('DELETE', 'groups', { grouping: 'department', groupId: north, moveTo: east })).toEqual({ moved: 1 });
    const { departments } = await good<{ departments: DepartmentNode[] }>('GET', 'departments');
    expect(departments.find(({ departmentId }) => departmentId === east)).toMatchObject({ parentId: null, people: 1 });
  });

  it('[7.20] a band comes, gets another name, and goes', async () => {
    const { groupId } = await good<{ groupId: string }>('POST', 'groups', { grouping: 'band', name: 'Band 6' });
    await good('PUT', 'groups', { grouping: 'band', groupId, name: 'Band 7' });
    expect((await good<{ bands: { band: string }[] }>('GET', 'bands')).bands.at(-1)?.band).toBe('Band 7');
    expect(await good('DELETE', 'groups', { grouping: 'band', groupId })).toEqual({ moved: 0 });
  });
});

describe('[6.6] roles', () => {
  it('a new role rules its holder’s next call, and leaves with a place for its people', async () => {
    const company = await aCompany();
    const [admin, nikhil] = [company.accessTokenData.accessToken, await anEmployee(database(), company)];
    const { userRoleId } = await good<{ userRoleId: string }>('POST', 'roles', { userRoleName: 'People office', rights: ['company.edit', 'booking.create'] }, admin);
    const { roles } = await good<{ roles: RoleView[] }>('GET', 'roles', undefined, admin);
    expect(roles.find((role) => role.userRoleId === userRoleId)?.rights).toEqual(['booking.view', 'booking.create', 'company.view', 'company.edit']);
    const his = nikhil.accessTokenData.accessToken;
    expect((await refused('GET', 'departments', undefined, his)).status).toBe(403);
    const form = { userId: nikhil.userDetails._id, firstName: 'Nikhil', lastName: 'Bose', mobile: '+91 90000 00012', employeeId: null, departmentId: null, designationId: null, bandId: null, levelId: null, managerId: null };
    await good('PUT', 'employees', { ...form, userRoleId }, admin);
    expect((await ask('GET', 'departments', undefined, his)).status).toBe(200);
    expect(await refused('PUT', 'roles', { userRoleId, userRoleName: 'People office', rights: ['configuration.edit'] }, his)).toMatchObject({ status: 403, code: 'FORBIDDEN' });
    expect(await refused('DELETE', 'roles', { userRoleId }, admin)).toMatchObject({ status: 409, code: 'STATE_BLOCKED' });
    const employeeRole = roles.find(({ system }) => system === 'employee')?.userRoleId;
    expect(await good('DELETE', 'roles', { userRoleId, moveTo: employeeRole }, admin)).toEqual({ moved: 1 });
  });

  it('the last administrator stays one, however two try at once', async () => {
    const company = await aCompany();
    const admin = company.accessTokenData.accessToken;
    const { userRoleId } = company.rolesModulesAndPermissions;
    const { roles } = await good<{ roles: RoleView[] }>('GET', 'roles', undefined, admin);
    const employeeRole = roles.find(({ system }) => system === 'employee')?.userRoleId;
    const demote = (userId: string, as = admin) => refused('PUT', 'employees', { userId, firstName: 'A', lastName: 'B', mobile: '+91 90000 00012', employeeId: null, departmentId: null, designationId: null, bandId: null, levelId: null, managerId: null, userRoleId: employeeRole }, as);
    expect(await demote(company.userDetails._id)).toMatchObject({ status: 409, message: expect.stringContaining('last administrator') as string });
    expect((await refused('POST', 'employees/deactivate', { userId: company.userDetails._id }, admin)).status).toBe(409);
    const second = await anEmployee(database(), company, { userRoleId });
    const both = await Promise.all([demote(second.userDetails._id), demote(company.userDetails._id, second.accessTokenData.accessToken)]);
    expect(both.map(({ status }) => status === 200).filter(Boolean)).toHaveLength(1);
    expect(await refused('PUT', 'roles', { userRoleId, userRoleName: 'Administrator', rights: ['booking.view'] }, admin)).not.toMatchObject({ status: 200 });
  });
});

describe('[6.6] deactivating somebody', () => {
  it('needs a successor for their people, signs them out at once, and can be undone', async () => {
    const company = await aCompany();
    const admin = company.accessTokenData.accessToken;
    const [nikhil, meera] = [await anEmployee(database(), company), await anEmployee(database(), company)];
    const [his, hers] = [nikhil.userDetails._id, meera.userDetails._id];
    await good('PUT', 'employees', { userId: hers, firstName: 'Meera', lastName: 'Nair', mobile: '+91 90000 00012', employeeId: null, departmentId: null, designationId: null, bandId: null, levelId: null, managerId: his, userRoleId: meera.rolesModulesAndPermissions.userRoleId }, admin);
    expect(await good<{ refusal: string; sentences: string[] }>('GET', `employees/leaving?userId=${his}`, undefined, admin)).toMatchObject({ refusal: expect.stringContaining('1 person reports to them') as string });
    expect((await refused('POST', 'employees/deactivate', { userId: his }, admin)).status).toBe(409);
    await good('POST', 'employees/deactivate', { userId: his, successorId: company.userDetails._id }, admin);
    expect((await refused('GET', 'user-details', undefined, nikhil.accessTokenData.accessToken)).status).toBe(401);
    const { users } = await people({ id: hers }, admin, company.companyDetails._id);
    expect(users[0]?.manager?._id).toBe(company.userDetails._id);
    await good('POST', 'employees/reactivate', { userId: his }, admin);
    expect((await ask('GET', 'user-details', undefined, nikhil.accessTokenData.accessToken)).status).toBe(200);
  });
});

describe('[7.20] importing people', () => {
  const bytes = (text: string) => Buffer.from(text).toString('base64');
  const header = 'First name;Last name;Work email;Mobile;Department;Manager email\r\n';
  type Report = { ok: boolean; rows: number; ready: number; added: number; problems: { line: number; column: string; text: string }[]; fileProblems: string[] };
  const send = (file: string, apply: boolean, as: string) => good<Report>('POST', 'employees/import', { file: bytes(file), apply }, as);

  it('tries a file, adds nobody while a line is wrong, and all once none is', async () => {
    const company = await aCompany();
    const admin = company.accessTokenData.accessToken;
    await good('POST', 'departments', { departmentName: 'बिक्री' }, admin);
    const right = 'मीरा;नायर;meera@kaveri.example;+91 90000 00001;बिक्री;om@kaveri.example\r\nOm;Rao;om@kaveri.example;9876543210;;\r\n';
    const wrong = await send(`\uFEFF${header}${right}=cmd|' /C calc'!A0;Rao;om@kaveri.example;x;Nowhere;\r\n`, true, admin);
    expect([wrong.ok, wrong.rows, wrong.added]).toEqual([false, 3, 0]);
    expect(wrong.problems.map(({ line, column }) => `${line} ${column}`)).toEqual(['4 First name', '4 Mobile', '4 Work email', '4 Department']);
    expect((await people({}, admin, company.companyDetails._id)).count).toBe(1);

    expect(await send(`\uFEFF${header}${right}`, false, admin)).toMatchObject({ ok: true, ready: 2, added: 0 });
    await database().delete(mails);
    expect(await send(`\uFEFF${header}${right}`, true, admin)).toMatchObject({ ok: true, ready: 2, added: 2 });
    const { users, count } = await people({ searchKey: 'मीरा' }, admin, company.companyDetails._id);
    expect([count, users[0]?.state, users[0]?.department !== null, users[0]?.manager !== null]).toEqual([1, 'invited', true, true]);
    expect((await database().select().from(mails)).map(({ template }) => template)).toEqual(['invitation', 'invitation']);
  });

  it('takes 10,000 at once, refuses more and what was cut off, adding nobody', async () => {
    const company = await aCompany();
    const admin = company.accessTokenData.accessToken;
    const lines = (count: number) => 'First name,Last name,Work email,Mobile\n' + Array.from({ length: count }, (_, at) => `P${at},Rao,p${at}@k.example,+91 90000 ${String(at).padStart(5, '0')}\n`).join('');
    expect(await send(lines(10_001), true, admin)).toMatchObject({ ok: false, added: 0, fileProblems: [expect.stringContaining('at most 10,000 people') as string] });
    expect(await send(lines(30).slice(0, -30), true, admin)).toMatchObject({ ok: false, added: 0 });
    expect((await refused('POST', 'employees/import', { file: bytes(lines(100_000)), apply: true }, admin)).status).toBe(413);
    expect(await send(lines(10_000), true, admin)).toMatchObject({ ok: true, added: 10_000 });
    expect(await database().$count(employees, eq(employees.companyId, company.companyDetails._id))).toBe(10_001);
  }, 60_000);
});

describe('[3.9] travel policies', () => {
  const hotels = (amount: number): PolicyConfigEntry => ({ travelCategory: 1, eligibility: true, budget: [{ regionalCategoryId: 1, amount }], dateChangeAllowed: true, bookingWindow: 0, approvalConfiguration: { approvalConfigId: null }, refundable: false, hotelCategory: [3, 4], filters: [] });
  type Details = { versions: (PolicyVersion & { difference: { text: string; effect: string }[] })[]; people: number };
  const option = (total: number) => ({ mode: 'hotel', id: `o${total}`, total, place: { city: 'mumbai', country: 'IN' }, hotelId: 'h', hotel: 'House', roomId: 'r', room: 'Room', rate: `Rate ${total}`, stars: 3, lat: 19, lng: 72, checkIn: '2027-03-01', nights: 1, rooms: 1, refundable: true, has: [] });

  it('are drafted, published, changed and judged by; the history says what changed, the dry run what it would have done', async () => {
    const company = await aCompany();
    const [admin, me] = [company.accessTokenData.accessToken, company.userDetails._id];
    const draft = (amount: number) => ({ travelPolicyName: 'Everyone', policyConfigData: [hotels(amount)], note: '' });
    const { policyId, version } = await good<{ policyId: string; version: number }>('POST', 'travel-policies', draft(500_000), admin);
    await good('POST', 'travel-policies/assign', { policyId, to: 'company', targetId: company.companyDetails._id }, admin);
    expect((await good<{ why: string }>('GET', `travel-policies/of-person?userId=${me}`, undefined, admin)).why).toContain('No policy applies');
    await good('POST', 'travel-policies/publish', { policyId, version }, admin);
    expect(await good('GET', `travel-policies/of-person?userId=${me}`, undefined, admin)).toMatchObject({ policyId, version: 1, through: 'company' });
    expect((await good<CorporateSession>('GET', 'user-details', undefined, admin)).travelPolicy?.travelPolicyName).toBe('Everyone');
    expect((await database().select().from(outbox)).some(({ topic }) => topic === `corporateEmpTravelPolicy${me}`)).toBe(true);

    const { verdicts } = await good<{ verdicts: { inPolicy: boolean; travellers: { verdict: VerdictView }[] }[] }>('POST', 'travel-policies/verdicts', { travellerIds: [me], options: [option(600_000), option(400_000)] }, admin);
    expect(verdicts.map(({ inPolicy }) => inPolicy)).toEqual([false, true]);
    expect(verdicts[0]?.travellers[0]?.verdict).toMatchObject({ tag: '₹1,000 a night over', change: { kind: 'rate', optionId: 'o400000', priceDifference: -200_000 } });

    await good('PUT', 'travel-policies', { policyId, ...draft(300_000) }, admin);
    const details = await good<Details>('GET', `travel-policies/details?policyId=${policyId}`, undefined, admin);
    expect(details.versions.map(({ version: number, state }) => `${number} ${state}`)).toEqual(['2 draft', '1 published']);
    expect(details.versions[0]?.difference).toEqual([{ subject: 'Hotels', effect: 'stricter', text: 'Budget for Metro cities: ₹5,000 a night, now ₹3,000 a night.' }]);
    const run = await good<{ sentences: string[]; searches: number }>('GET', `travel-policies/dry-run?policyId=${policyId}&version=2`, undefined, admin);
    expect([run.searches, run.sentences.join(' ')]).toEqual([1, expect.stringContaining('1 search that found something inside policy would find nothing')]);
    await inCompany(database(), company.companyDetails._id, (tx) => recordChoice(tx, { companyId: company.companyDetails._id, employeeId: me, option: option(400_000) as OptionFacts }));
    const booked = await good<{ bookings: number; refused: { total: number; text: string }[] }>('GET', `travel-policies/dry-run?policyId=${policyId}&version=2`, undefined, admin);
    expect([booked.bookings, booked.refused]).toEqual([1, [expect.objectContaining({ total: 400_000, text: expect.stringContaining('₹1,000') as string })]]);
    await good('POST', 'travel-policies/publish', { policyId, version: 2 }, admin);
    expect((await good<Details>('GET', `travel-policies/details?policyId=${policyId}`, undefined, admin)).versions.map(({ state }) => state)).toEqual(['published', 'replaced']);
    expect(await refused('POST', 'travel-policies/publish', { policyId, version: 1 }, admin)).toMatchObject({ status: 409, code: 'STATE_BLOCKED' });
    const nothing = { travelPolicyName: 'Everyone', policyConfigData: [{ ...hotels(0), hotelCategory: [] }] };
    const next = await good<{ version: number }>('PUT', 'travel-policies', { policyId, ...nothing }, admin);
    expect(await refused('POST', 'travel-policies/publish', { policyId, version: next.version }, admin)).toMatchObject({ status: 400, fields: { 'policyConfigData.0.hotelCategory': expect.any(String) as string } });
    await good('POST', 'travel-policies/discard', { policyId, version: next.version }, admin);
  });

  it('[6.4] another company’s person, policy and group are not found', async () => {
    const company = await aCompany();
    const admin = company.accessTokenData.accessToken;
    const [theirs] = (await good<{ policies: ListedPolicy[] }>('GET', 'travel-policies')).policies;
    expect((await refused('GET', `travel-policies/details?policyId=${theirs?.policyId}`, undefined, admin)).status).toBe(404);
    expect((await refused('POST', 'travel-policies/verdicts', { travellerIds: [demo.userDetails._id], options: [option(1)] }, admin)).status).toBe(404);
    expect((await refused('POST', 'travel-policies/assign', { policyId: theirs?.policyId, to: 'company', targetId: company.companyDetails._id }, admin)).status).toBe(404);
  });
});

describe('[7.20] approval configurations and settings', () => {
  it('speak in sentences, know who names them, and stay while a policy does', async () => {
    const { configurations } = await good<{ configurations: ListedConfiguration[] }>('GET', 'approval-configurations');
    const named = configurations.find(({ usedBy }) => usedBy.length);
    expect(named?.sentences.every((sentence) => sentence.endsWith('.'))).toBe(true);
    expect(await refused('DELETE', 'approval-configurations', { approvalConfigId: named?.approvalConfigId })).toMatchObject({ status: 409, code: 'STATE_BLOCKED' });
    const rules = [{ travelCategories: [3], policy: 'any', upTo: null, levels: [{ needs: 'any', approvers: [{ kind: 'employee', employeeId: demo.userDetails._id }], hours: null, whenSilent: { does: 'wait' } }] }];
    const { approvalConfigId } = await good<{ approvalConfigId: string }>('POST', 'approval-configurations', { approvalConfigName: 'Cars', isCompanys: true, rules });
    const after = await good<{ configurations: ListedConfiguration[] }>('GET', 'approval-configurations');
    expect(after.configurations.filter(({ isCompanys }) => isCompanys).map((one) => [one.approvalConfigId, one.sentences])).toEqual([[approvalConfigId, ['Car rental: Priya Raghavan.']]]);
    await good('DELETE', 'approval-configurations', { approvalConfigId });
  });

  it('a setting says what it does, and reaches the sessions of its people', async () => {
    const { settings } = await good<{ settings: object }>('GET', 'configuration');
    const saved = await good<{ effects: Record<string, string> }>('PUT', 'configuration', { ...settings, booksFor: 'reports', requiredFields: ['project', 'project'] });
    expect([saved.effects.booksFor, saved.effects.requiredFields]).toEqual(['Managers also book for the people who report to them.', 'Nothing is booked without a project.']);
    expect((await good<CorporateSession>('GET', 'user-details')).configuration).toMatchObject({ booksFor: 'reports', requiredFields: ['project'], currency: 'INR' });
  });
});

describe('[7.20] the company and its trail', () => {
  it('keeps a GST registration a state, one of them the head office’s', async () => {
    const company = await aCompany();
    const admin = company.accessTokenData.accessToken;
    const numbers = ['27AAPFU0939F1ZV', '29AAGCB7383J1Z4'];
    const lines = (heads: boolean[]) => ({ companyName: 'Kaveri', registrations: numbers.map((number, at) => ({ number, isHeadOffice: heads[at] ?? false })) });
    expect((await refused('PUT', 'company', lines([false, false]), admin)).status).toBe(400);
    await good('PUT', 'company', lines([true, false]), admin);
    expect(await good('GET', 'company', undefined, admin)).toMatchObject({ companyName: 'Kaveri', registrations: [{ stateCode: '27', state: 'Maharashtra', isHeadOffice: true }, { stateCode: '29', state: 'Karnataka' }], people: { active: 1 } });
    expect((await good<CorporateSession>('GET', 'user-details', undefined, admin)).companyDetails).toMatchObject({ companyName: 'Kaveri', gstNumber: '27AAPFU0939F1ZV' });
  });

  it('tells who changed what, before and after, filtered, and as a file that runs nowhere', async () => {
    const company = await aCompany();
    const admin = company.accessTokenData.accessToken;
    await good('POST', 'groups', { grouping: 'level', name: '=1+1' }, admin);
    await good('PUT', 'company', { companyName: 'Another name', registrations: [] }, admin);
    const { entries } = await good<{ entries: AuditEntry[] }>('GET', 'audit-trail?kind=company', undefined, admin);
    expect(entries[0]).toMatchObject({ by: { name: 'Priya Raghavan' }, action: 'changed', kind: 'company', subject: 'Another name', changes: [{ field: 'name', before: 'Kaveri Instruments', after: 'Another name' }] });
    expect((await good<{ entries: AuditEntry[] }>('GET', 'audit-trail?since=2020-01-01&until=2020-01-02', undefined, admin)).entries).toEqual([]);
    const text = await (await fetch(`${api.base()}/api/corporate/audit-trail/file`, { headers: { authorization: `Bearer ${admin}` } })).text();
    expect(text.startsWith('\uFEFFWhen (UTC),Who') || text.startsWith('When (UTC),Who')).toBe(true);
    expect(text).toContain("'=1+1");
  });
});
