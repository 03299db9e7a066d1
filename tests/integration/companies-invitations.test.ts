import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { CorporateSession } from '#features/companies/contract.ts';
import { invitations, roles } from '#features/companies/server/tables.ts';
import { clock } from '#lib/server/clock.ts';
import { mails, rateLimits } from '#lib/server/db/tables.ts';
import type { Failure } from '#lib/shared/envelope.ts';
import { call, useApiServer } from '../support/api-server.ts';
import {
  aCompany,
  activate,
  anEmployee,
  anInvitation,
  COMPANY_PASSWORD,
  invite,
  userDetails,
} from '../support/companies.ts';
import { deliver, linkIn } from '../support/emails.ts';
import { useTestDatabase } from '../support/test-database.ts';

useApiServer();
const database = useTestDatabase();

const logIn = (workEmail: string, password = COMPANY_PASSWORD) =>
  call<CorporateSession>('POST', '/api/corporate/login', { body: { workEmail, password } });
const fieldsOf = (json: unknown) => (json as Failure).fields ?? {};
const days = (count: number) => clock.advance(count * 86_400_000);

beforeEach(async () => {
  clock.reset();
  await database().delete(rateLimits);
  await database().delete(mails);
});

describe('invitation and activation', () => {
  it('[7.3] [3.22] [4.1] an email with a link, a password, and the employee is in', async () => {
    const administrator = await aCompany();
    const form = anInvitation({ employeeId: 'K-9' });
    const { status, data } = await invite(administrator.accessTokenData.accessToken, form);
    expect([status, data.employee.state]).toEqual([200, 'invited']);
    expect((await logIn(form.workEmail)).status).toBe(401);

    const [email] = await deliver(database());
    expect(email).toMatchObject({ to: form.workEmail, subject: 'Kaveri Instruments invites you to Sarai' });
    expect(email?.text).toContain('Priya Raghavan of Kaveri Instruments invites you');
    const { path, token } = linkIn(email);
    expect(path).toBe('/corporate/activate');
    expect(JSON.stringify(await database().select().from(invitations))).not.toContain(token);

    const session = (await activate(token)).data;
    expect(session.userDetails).toMatchObject({
      _id: data.employee._id,
      workEmail: form.workEmail,
      employeeId: 'K-9',
      companyId: administrator.companyDetails._id,
    });
    expect(session.rolesModulesAndPermissions.userRoleName).toBe('Employee');
    expect((await userDetails(session.accessTokenData.accessToken)).status).toBe(200);
    expect((await logIn(form.workEmail)).status).toBe(200);
  });

  it('[3.22] says ‘User is already Active’ to a link that was used, and ‘User not found.’ to one that is none', async () => {
    const administrator = await aCompany();
    await invite(administrator.accessTokenData.accessToken);
    const { token } = linkIn((await deliver(database()))[0]);
    await activate(token);
    const [again, unknown] = [await activate(token, 'another password'), await activate('no-such-link')];
    expect([again.status, again.code, (again.json as Failure).message]).toEqual([
      409,
      'ALREADY_ACTIVE',
      'User is already Active',
    ]);
    expect([unknown.status, unknown.code, (unknown.json as Failure).message]).toEqual([
      404,
      'NOT_FOUND',
      'User not found.',
    ]);
    expect(
      (
        await invite(
          administrator.accessTokenData.accessToken,
          anInvitation({ workEmail: (await activateFresh(administrator)).workEmail }),
        )
      ).code,
    ).toBe('ALREADY_ACTIVE');
  });

  it('[7.3] of several invitations of one person at once all are sent, for one employee', async () => {
    const { accessTokenData } = await aCompany();
    const forms = Array.from({ length: 8 }, () => anInvitation());
    const answers = await Promise.all(
      forms.flatMap((form) => Array.from({ length: 4 }, () => invite(accessTokenData.accessToken, form))),
    );
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    expect(new Set(answers.map(({ data }) => data.employee._id)).size).toBe(forms.length);
  });

  it('[3.22] of four activations at once one wins, and the others hear that the user is active', async () => {
    const administrator = await aCompany();
    await invite(administrator.accessTokenData.accessToken);
    const { token } = linkIn((await deliver(database()))[0]);
    const answers = await Promise.all(Array.from({ length: 4 }, () => activate(token)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  });

  it('[3.22] an address that works for another company already is active', async () => {
    const [ours, theirs] = [await aCompany(), await aCompany()];
    const employee = await anEmployee(database(), theirs);
    const asked = await invite(
      ours.accessTokenData.accessToken,
      anInvitation({ workEmail: employee.userDetails.workEmail }),
    );
    expect(asked.status).toBe(200); // nobody learns from an invitation who works where
    const { token } = linkIn((await deliver(database()))[0]);
    expect((await activate(token)).code).toBe('ALREADY_ACTIVE');
    expect((await logIn(employee.userDetails.workEmail)).data.companyDetails._id).toBe(theirs.companyDetails._id);
  });

  it('[7.3] a link lives seven days; a new invitation renews it with the new details', async () => {
    const { accessTokenData, userDetails: admin } = await aCompany();
    const form = anInvitation();
    await invite(accessTokenData.accessToken, form);
    const first = linkIn((await deliver(database()))[0]);
    days(7);
    const late = await activate(first.token);
    expect([late.status, late.code]).toEqual([410, 'LINK_INVALID']);

    const { accessToken } = (await logIn(admin.workEmail)).data.accessTokenData;
    await invite(accessToken, { ...form, lastName: 'Bose Roy' });
    const second = linkIn((await deliver(database()))[0]);
    expect((await activate(second.token)).data.userDetails.lastName).toBe('Bose Roy');
    expect((await activate(first.token)).code).toBe('ALREADY_ACTIVE');
  });

  it('[6.2] needs company.create, and gives no role with rights that the inviter lacks', async () => {
    const administrator = await aCompany();
    const employee = await anEmployee(database(), administrator);
    const token = employee.accessTokenData.accessToken;
    const refused = await invite(token);
    expect([refused.status, (refused.json as Failure).message]).toEqual([
      403,
      'Your role does not allow this. Ask an administrator of your company for the right to create in Company.',
    ]);

    await database()
      .update(roles)
      .set({ rights: ['company.create'] })
      .where(eq(roles.id, employee.rolesModulesAndPermissions.userRoleId));
    const climb = await invite(
      token,
      anInvitation({ userRoleId: administrator.rolesModulesAndPermissions.userRoleId }),
    );
    expect(climb.status).toBe(403);
    const foreign = await invite(
      token,
      anInvitation({ userRoleId: (await aCompany()).rolesModulesAndPermissions.userRoleId }),
    );
    expect([foreign.status, Object.keys(fieldsOf(foreign.json))]).toEqual([400, ['userRoleId']]);
  });
});

const activateFresh = async (administrator: CorporateSession) =>
  (await anEmployee(database(), administrator)).userDetails;
