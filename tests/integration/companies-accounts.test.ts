import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { CorporateSession } from '#features/companies/contract.ts';
import { DEFAULT_SETTINGS } from '#features/companies/rules/settings.ts';
import { DEMO_COMPANY, seedDemoCompany } from '#features/companies/server/index.ts';
import { companies, employees, roles } from '#features/companies/server/tables.ts';
import type { Tokens } from '#features/identity/contract.ts';
import { clock } from '#lib/server/clock.ts';
import { mails, rateLimits } from '#lib/server/db/tables.ts';
import type { Failure } from '#lib/shared/envelope.ts';
import { call, useApiServer } from '../support/api-server.ts';
import { aCompany, aCompanyForm, anEmployee, COMPANY_PASSWORD, invite, userDetails } from '../support/companies.ts';
import { useTestDatabase } from '../support/test-database.ts';
import { deliver } from '../support/emails.ts';
import { linkTokenIn, signUp as signUpConsumer, signUpCompany } from '../support/sign-up.ts';

useApiServer();
const database = useTestDatabase();

const signUp = signUpCompany;
const logIn = (workEmail: string, password = COMPANY_PASSWORD) =>
  call<CorporateSession>('POST', '/api/corporate/login', { body: { workEmail, password } });
const refresh = (path: 'users' | 'corporate', refreshToken: string | undefined) =>
  call<Tokens>('POST', `/api/${path}/refresh-token`, { body: { refreshToken } });
const fieldsOf = (json: unknown) => (json as Failure).fields ?? {};

beforeEach(async () => {
  clock.reset();
  await database().delete(rateLimits);
  await database().delete(mails);
});

describe('corporate signup', () => {
  it('[7.2] [3.1] [4.1] makes a company, its first administrator with every right, and signs them in', async () => {
    const form = aCompanyForm({ gstNumber: '29 aagcb7383j1z4' });
    const { status, data } = await signUp(form);
    expect(status).toBe(200);
    expect(data.userDetails).toMatchObject({
      firstName: 'Priya',
      lastName: 'Raghavan',
      workEmail: form.workEmail,
      mobile: form.mobile,
      companyId: data.companyDetails._id,
      userId: data.userDetails._id,
      employeeId: null,
    });
    expect(data.companyDetails).toEqual({
      _id: expect.stringMatching(/^cmp_/) as string,
      companyName: 'Kaveri Instruments',
      countryCode: '356',
      city: 'Bengaluru',
      gstNumber: '29AAGCB7383J1Z4',
    });
    expect([data.configuration, data.travelPolicy]).toEqual([{ ...DEFAULT_SETTINGS, currency: 'INR' }, null]);
    expect(Object.keys(data.accessTokenData).sort()).toEqual(['accessToken', 'refreshToken', 'savedToken']);
    expect((await logIn(form.workEmail.toUpperCase())).data.userDetails).toEqual(data.userDetails);
  });

  it('[2.10] [6.2] carries the four modules with everything allowed', async () => {
    const { rolesModulesAndPermissions } = await aCompany();
    const all = { view: true, create: true, edit: true, delete: true };
    expect(rolesModulesAndPermissions).toEqual({
      userRoleId: expect.stringMatching(/^rol_/) as string,
      userRoleName: 'Administrator',
      modules: ['Booking', 'Company', 'Approvals', 'Configuration'].map((moduleName, index) => ({
        moduleId: index + 1,
        moduleName,
        permissions: all,
      })),
    });
  });

  it.each([
    ['a GST number with a wrong check character', { gstNumber: '29AAGCB7383J1Z5' }, 'gstNumber'],
    ['a country that is none', { countryCode: '000' }, 'countryCode'],
    ['a city of another country', { countryCode: '826' }, 'city'],
    ['a city that is none', { city: 'atlantis' }, 'city'],
    ['a password that everybody tries first', { password: 'password123' }, 'password'],
    ['a name of two lines', { companyName: 'Kaveri\r\nBcc: all@work.example' }, 'companyName'],
  ])('[5.12] [7.8] [7.9] refuses %s beside its field, and makes nothing', async (_, over, field) => {
    const before = await database().$count(companies);
    const { status, json } = await call('POST', '/api/corporate/signup', { body: aCompanyForm(over) });
    expect([status, Object.keys(fieldsOf(json))]).toEqual([400, [field]]);
    expect(await database().$count(companies)).toBe(before);
  });

  it('[5.12] of two who prove one address at once one wins, and no half company is left', async () => {
    const form = aCompanyForm();
    const before = await database().$count(companies);
    await Promise.all([1, 2].map(() => call('POST', '/api/corporate/signup', { body: form })));
    const links = (await deliver(database())).filter(({ to }) => to === form.workEmail).map(linkTokenIn);
    const answers = await Promise.all(
      links.map((token) =>
        call('POST', '/api/corporate/signup/confirm-link', { body: { token, password: form.password } }),
      ),
    );
    expect(answers.map(({ status, code }) => [status, code]).sort()).toEqual([
      [200, expect.anything()],
      [409, 'EMAIL_TAKEN'],
    ]);
    expect([await database().$count(companies), await database().$count(roles)]).toEqual([
      before + 1,
      2 * (before + 1),
    ]);
  });

  it('[1.6] one address may have a personal account too; neither password opens the other', async () => {
    const form = aCompanyForm();
    await signUp(form);
    const personal = {
      firstName: 'Priya',
      lastName: 'Raghavan',
      email: form.workEmail,
      mobile: form.mobile,
      password: 'quite another password',
    };
    expect((await signUpConsumer(personal)).status).toBe(200);
    const asConsumer = (password: string) =>
      call('POST', '/api/users/login', { body: { email: form.workEmail, password } });
    expect([
      (await asConsumer(personal.password)).status,
      (await asConsumer(COMPANY_PASSWORD)).status,
      (await logIn(form.workEmail, personal.password)).status,
    ]).toEqual([200, 401, 401]);
  });
});

describe('corporate refresh and logout', () => {
  it('[7.4] rotate like personal ones, at their own path', async () => {
    const { accessTokenData: first } = await aCompany();
    const next = await refresh('corporate', first.refreshToken);
    expect(next.status).toBe(200);
    expect((await userDetails(next.data.accessToken)).status).toBe(200);
    const restored = await refresh('corporate', first.savedToken);
    expect(restored.data.savedToken).toBeDefined();
  });

  it('[7.4] take no token of the other user type, and leave it usable', async () => {
    const { accessTokenData: corporate } = await aCompany();
    const person = {
      firstName: 'Asha',
      lastName: 'Iyer',
      email: `asha${Date.now()}@example.com`,
      mobile: '9845022812',
      password: 'ten emails and more',
    };
    const { data: personal } = await signUpConsumer(person);
    expect([
      (await refresh('users', corporate.refreshToken)).code,
      (await refresh('corporate', personal.refreshToken)).code,
    ]).toEqual(['REFRESH_TOKEN_INVALID', 'REFRESH_TOKEN_INVALID']);
    await call('POST', '/api/users/logout', { body: { refreshToken: corporate.refreshToken } });
    await call('POST', '/api/corporate/logout', { body: { refreshToken: personal.refreshToken } });
    expect([
      (await refresh('corporate', corporate.refreshToken)).status,
      (await refresh('users', personal.refreshToken)).status,
    ]).toEqual([200, 200]);
  });

  it('[7.5] logout ends the tab and its record; twice is no error', async () => {
    const { accessTokenData: tokens } = await aCompany();
    for (let time = 0; time < 2; time++)
      expect(
        (await call('POST', '/api/corporate/logout', { body: { refreshToken: tokens.refreshToken } })).status,
      ).toBe(200);
    expect([
      (await refresh('corporate', tokens.refreshToken)).status,
      (await refresh('corporate', tokens.savedToken)).status,
    ]).toEqual([401, 401]);
  });
});

describe('corporate user details', () => {
  it('[7.6] are one’s own: 401, 403, success with the access token of the call and no refresh token', async () => {
    const session = await aCompany();
    expect((await userDetails(undefined)).status).toBe(401);
    const { data: consumer } = await signUpConsumer({
      firstName: 'A',
      lastName: 'B',
      email: `c${Date.now()}@example.com`,
      mobile: '9845022812',
      password: 'ten emails and more',
    });
    expect((await userDetails(consumer.accessToken)).status).toBe(403);

    const { status, data } = await userDetails(session.accessTokenData.accessToken);
    expect(status).toBe(200);
    const { userDetails: user, accessTokenData: _, ...about } = session;
    expect(data).toEqual({ user, ...about, accessTokenData: { accessToken: session.accessTokenData.accessToken } });
  });

  it('[7.6] [6.4] are a colleague’s in one’s own company, without a token', async () => {
    const administrator = await aCompany();
    const employee = await anEmployee(database(), administrator, { employeeId: 'K-17' });
    const { status, data } = await userDetails(administrator.accessTokenData.accessToken, employee.userDetails._id);
    expect([status, data.user.employeeId, data.accessTokenData]).toEqual([200, 'K-17', null]);
  });

  it('[6.4] [7.6] somebody of another company is not found, in the very words of an id that is none', async () => {
    const [ours, theirs] = [await aCompany(), await aCompany()];
    const answers = await Promise.all(
      [theirs.userDetails._id, theirs.companyDetails._id, 'usr_none', "' or 1=1 --"].map((id) =>
        userDetails(ours.accessTokenData.accessToken, id),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect(new Set(answers.map(({ json }) => JSON.stringify({ ...json, requestId: '' }))).size).toBe(1);
  });

  it('[8.5] are closed, with login, the moment the company closes the account', async () => {
    const administrator = await aCompany();
    const employee = await anEmployee(database(), administrator);
    await database().update(employees).set({ state: 'inactive' }).where(eq(employees.id, employee.userDetails._id));
    expect((await userDetails(employee.accessTokenData.accessToken)).status).toBe(401);
    const closed = await logIn(employee.userDetails.workEmail);
    const wrong = await logIn(employee.userDetails.workEmail, 'not the password');
    expect([closed.status, { ...closed.json, requestId: '' }]).toEqual([401, { ...wrong.json, requestId: '' }]);
  });

  it('[6.2] a role that changes rules the very next call', async () => {
    const administrator = await aCompany();
    const employee = await anEmployee(database(), administrator);
    const token = employee.accessTokenData.accessToken;
    expect((await invite(token)).status).toBe(403);
    await database()
      .update(roles)
      .set({ rights: ['company.create', 'booking.view'] })
      .where(eq(roles.id, employee.rolesModulesAndPermissions.userRoleId));
    expect((await invite(token)).status).toBe(200);
  });
});

it('[3.1] the demo company is there once however often it is seeded, and its people can sign in', async () => {
  for (let time = 0; time < 2; time++) await seedDemoCompany(database(), async () => undefined);
  const [administrator, employee] = await Promise.all(
    DEMO_COMPANY.people.map(({ email, password }) => logIn(email, password)),
  );
  expect(administrator?.data.rolesModulesAndPermissions.userRoleName).toBe('Administrator');
  expect(employee?.data.rolesModulesAndPermissions.userRoleName).toBe('Employee');
  expect(employee?.data.companyDetails).toEqual(administrator?.data.companyDetails);
  expect(
    await database().$count(employees, eq(employees.companyId, administrator?.data.companyDetails._id ?? '')),
  ).toBe(400);
});
