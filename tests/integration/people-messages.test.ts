import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CorporateSession } from '#features/companies/contract.ts';
import type { RoleView } from '#features/companies/organisation.ts';
import { rateLimits } from '#lib/server/db/tables.ts';
import { call, useApiServer } from '../support/api-server.ts';
import { aCompany, anEmployee, anInvitation } from '../support/companies.ts';
import { aClient, type ServedHub, serveRealtime, type StompClient, until } from '../support/hub.ts';
import { useTestDatabase } from '../support/test-database.ts';

useApiServer();
const database = useTestDatabase();
let hub: ServedHub;
let priya: CorporateSession;
let nikhil: CorporateSession;
let stranger: CorporateSession;
let hers: StompClient;
let his: StompClient;
let strangers: StompClient;

const idOf = (who: CorporateSession) => who.userDetails._id;
const tokenOf = (who: CorporateSession) => who.accessTokenData.accessToken;
const change = async <Data>(method: 'POST' | 'PUT' | 'DELETE' | 'GET', path: string, body?: object) => {
  const { status, data, json } = await call<Data>(method, `/api/corporate/${path}`, { body, token: tokenOf(priya) });
  expect([status, json]).toEqual([200, expect.anything()]);
  return data;
};
const tab = async (who: CorporateSession) => {
  const client = await aClient(hub.base, tokenOf(who));
  for (const topic of ['corporateUser', 'corporateEmployee']) await client.subscribe(`/topic/${topic}${idOf(who)}`);
  return client;
};
/** What a tab heard since it was last asked, by topic. */
const heardBy = async ({ messages }: StompClient, count: number) => {
  await until(() => messages.length >= count);
  await new Promise((resolve) => setTimeout(resolve, 100)); // more would have come
  return messages.splice(0).map(({ headers, body }) => ({
    topic: /topic\/(corporateUser|corporateEmployee)/.exec(headers.destination ?? '')?.[1],
    ...(JSON.parse(body) as object),
  }));
};

beforeAll(async () => {
  priya = await aCompany();
  stranger = await aCompany();
  nikhil = await anEmployee(database(), priya);
  await database().delete(rateLimits);
  hub = await serveRealtime();
  [hers, his, strangers] = [await tab(priya), await tab(nikhil), await tab(stranger)];
});
beforeEach(() =>
  database()
    .delete(rateLimits)
    .then(() => undefined),
);
afterAll(async () => {
  expect(strangers.messages).toEqual([]); // nothing of all this reaches another company
  await hub.close();
});

const listed = (change: string, employeeId: string | null, actor = priya) => ({
  topic: 'corporateEmployee',
  companyId: priya.companyDetails._id,
  employeeId,
  change,
  actorId: idOf(actor),
});
const own = (who: CorporateSession, change: string) => ({
  topic: 'corporateUser',
  userId: idOf(who),
  companyId: priya.companyDetails._id,
  change,
  actorId: idOf(priya),
});
const formOf = (who: CorporateSession, over: object = {}) => ({
  userId: idOf(who),
  userRoleId: who.rolesModulesAndPermissions.userRoleId,
  firstName: who.userDetails.firstName,
  lastName: who.userDetails.lastName,
  mobile: who.userDetails.mobile,
  employeeId: null,
  departmentId: null,
  designationId: null,
  bandId: null,
  levelId: null,
  managerId: null,
  ...over,
});

describe('people of a company, in real time', () => {
  it('[7.19] whoever is changed hears of it in their own tab, and whoever looks after the list in theirs', async () => {
    await change('PUT', 'employees', formOf(nikhil, { employeeId: 'K-7' }));
    expect(await heardBy(his, 1)).toEqual([own(nikhil, 'details')]);
    expect(await heardBy(hers, 1)).toEqual([listed('changed', idOf(nikhil))]);
  });

  it('[7.19] a change that changes nothing tells nobody', async () => {
    await change('PUT', 'employees', formOf(nikhil, { employeeId: 'K-7' }));
    expect([await heardBy(his, 0), await heardBy(hers, 0)]).toEqual([[], []]);
  });

  it('[7.19] [2.10] another role, other rights of a role, and a deleted role reach the people who have it', async () => {
    const { userRoleId } = await change<{ userRoleId: string }>('POST', 'roles', {
      userRoleName: 'Travel office',
      rights: ['booking.create'],
    });
    await change('PUT', 'employees', formOf(nikhil, { userRoleId, employeeId: 'K-7' }));
    expect(await heardBy(his, 1)).toEqual([own(nikhil, 'role')]);
    await change('PUT', 'roles', {
      userRoleId,
      userRoleName: 'Travel office',
      rights: ['booking.create', 'company.edit'],
    });
    expect(await heardBy(his, 2)).toEqual([listed('changed', null), own(nikhil, 'rights')]); // he may edit people now
    const { roles } = await change<{ roles: RoleView[] }>('GET', 'roles');
    const moveTo = roles.find(({ system }) => system === 'employee')?.userRoleId;
    await change('DELETE', 'roles', { userRoleId, moveTo });
    expect(await heardBy(his, 2)).toEqual([listed('moved', null), own(nikhil, 'role')]);
    expect((await heardBy(hers, 3)).map((one) => (one as { change?: string }).change)).toEqual([
      'changed',
      'changed',
      'moved',
    ]);
  });

  it('[7.19] the list: invited, activated, closed, let in again, imported', async () => {
    const asha = await anEmployee(database(), priya);
    expect(await heardBy(hers, 2)).toEqual([listed('invited', idOf(asha)), listed('activated', idOf(asha), asha)]);
    await change('POST', 'employees/deactivate', { userId: idOf(asha), successorId: null });
    await change('POST', 'employees/reactivate', { userId: idOf(asha) });
    const { firstName, lastName, workEmail, mobile } = anInvitation();
    await change('POST', 'employees/import', {
      file: Buffer.from(
        `First name,Last name,Work email,Mobile\n${firstName},${lastName},${workEmail},${mobile}\n`,
      ).toString('base64'),
      apply: true,
    });
    expect(await heardBy(hers, 3)).toEqual([
      listed('closed', idOf(asha)),
      listed('reopened', idOf(asha)),
      listed('imported', null),
    ]);
    expect(await heardBy(his, 0)).toEqual([]);
  });

  it('[7.19] the company’s details and settings reach everybody who works there', async () => {
    await change('PUT', 'company', { companyName: 'Kaveri Instruments Pvt', registrations: [] });
    expect([await heardBy(his, 1), await heardBy(hers, 1)]).toEqual([
      [own(nikhil, 'company')],
      [own(priya, 'company')],
    ]);
    const { settings } = await change<{ settings: Record<string, unknown> }>('GET', 'configuration');
    const { creditLimit: _, ...body } = settings;
    await change('PUT', 'configuration', { ...body, guestsAllowed: !body.guestsAllowed });
    expect([await heardBy(his, 1), await heardBy(hers, 1)]).toEqual([
      [own(nikhil, 'settings')],
      [own(priya, 'settings')],
    ]);
  });

  it('[7.19] what is rolled back is told to nobody', async () => {
    const { status } = await call('PUT', '/api/corporate/employees', {
      body: formOf(nikhil, { managerId: idOf(nikhil) }),
      token: tokenOf(priya),
    });
    expect([status, await heardBy(his, 0), await heardBy(hers, 0)]).toEqual([400, [], []]);
  });
});
