import { describe, expect, it } from 'vitest';
import type { CorporateSession } from '#features/companies/contract.ts';
import type { RoleView } from '#features/companies/organisation.ts';
import { aCompany, anEmployee, COMPANY_PASSWORD } from '../support/companies.ts';
import { useCompanyOffice } from '../support/company-office.ts';

const { database, ask, good, people, refused } = useCompanyOffice();

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
