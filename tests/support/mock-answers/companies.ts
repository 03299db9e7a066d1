import { expect, it } from 'vitest';
import * as approvals from '#features/approvals/contract.ts';
import * as budgets from '#features/budgets/contract.ts';
import * as companies from '#features/companies/contract.ts';
import * as identity from '#features/identity/contract.ts';
import * as places from '#features/places/contract.ts';
import * as policy from '#features/policy/contract.ts';
import { WRONG_CODE } from '#mocks/memory/attempts.ts';
import { DEMO_EMPLOYEES, DEMO_PASSWORDS } from '#mocks/memory/demo-company.ts';
import { actAs, ask, signInForWork, today } from './ask.ts';

/** A company, its people and how it is run. Registers its tests. */
export function companiesAnswer(): void {
  it('a company signs up, invites, and its people sign in and out', async () => {
    const [{ userDetails: demo } = { userDetails: null }] = DEMO_EMPLOYEES;
    const workEmail = demo?.workEmail ?? '';
    await expect(ask(companies.logIn, { body: { workEmail, password: 'another' } })).rejects.toMatchObject({
      code: 'UNAUTHENTICATED',
    });
    await ask(companies.logIn, { body: { workEmail, password: DEMO_PASSWORDS[workEmail] ?? '' } });
    const form = {
      companyName: 'Malabar Mills',
      countryCode: '356',
      city: 'kochi',
      firstName: 'Ravi',
      lastName: 'Menon',
      workEmail: 'ravi@mills.example',
      mobile: '9845022812',
      password: 'a long enough one',
    };
    await expect(ask(companies.signUp, { body: { ...form, city: 'london' } })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      fields: { city: expect.any(String) as string },
    });
    const { proofToken } = await ask(companies.signUp, { body: form });
    await expect(ask(companies.confirmSignUp, { body: { proofToken, oneTimeCode: WRONG_CODE } })).rejects.toMatchObject(
      { code: 'INVALID_INPUT' },
    );
    const session = await ask(companies.confirmSignUp, { body: { proofToken, oneTimeCode: '123 456' } });
    const other = await ask(companies.signUp, { body: { ...form, workEmail: 'second@mills.example' } });
    await ask(companies.confirmSignUpByLink, { body: { token: other.proofToken, password: form.password } });
    expect(
      await ask(identity.corporateRefresh, { body: { refreshToken: session.accessTokenData.savedToken ?? '' } }),
    ).toHaveProperty('savedToken');
    actAs(session.accessTokenData.accessToken);
    const { userDetails: user, accessTokenData: _, ...about } = session;
    expect(await ask(companies.userDetails, { query: {} })).toMatchObject({ user, ...about });
    await expect(ask(companies.userDetails, { query: { userId: demo?._id } })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    const { employee } = await ask(companies.inviteEmployee, {
      body: { firstName: 'Tara', lastName: 'Nair', workEmail: 'tara@mills.example', mobile: '9845022813' },
    });
    const activation = { token: `mock-invitation.${employee._id}`, password: 'a long enough one' };
    const tara = await ask(companies.activateEmployee, { body: activation });
    await expect(ask(companies.activateEmployee, { body: activation })).rejects.toMatchObject({
      code: 'ALREADY_ACTIVE',
      message: 'User is already Active',
    });
    await expect(ask(companies.activateEmployee, { body: { ...activation, token: 'none' } })).rejects.toMatchObject({
      code: 'NOT_FOUND',
      message: 'User not found.',
    });
    actAs(tara.accessTokenData.accessToken);
    await expect(
      ask(companies.inviteEmployee, {
        body: { firstName: 'A', lastName: 'B', workEmail: 'c@mills.example', mobile: '9845022813' },
      }),
    ).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await ask(identity.corporateLogout, { body: { refreshToken: tara.accessTokenData.refreshToken } });
    expect(await ask(places.locate)).toMatchObject({ country: { countryCode: '356' } });
  });

  it('a company administers itself', async () => {
    const companyId = await signInForWork();
    const [priya, nikhil] = DEMO_EMPLOYEES.map(({ userDetails }) => userDetails._id) as [string, string];
    await ask(companies.saveCompany, {
      body: {
        companyName: 'Kaveri',
        registrations: [
          { number: '29AAGCB7383J1Z4', address: '14 Residency Road, Bengaluru, Karnataka 560025', isHeadOffice: true },
        ],
      },
    });
    expect(await ask(companies.companyProfile)).toMatchObject({
      companyName: 'Kaveri',
      registrations: [{ state: 'Karnataka' }],
    });
    const { departmentId } = await ask(companies.addDepartment, { body: { departmentName: 'North' } });
    await ask(companies.changeDepartment, {
      body: { departmentId, departmentName: 'North East', parentId: 'dep_sales', headId: nikhil },
    });
    expect((await ask(companies.departments)).departments).toContainEqual(
      expect.objectContaining({
        departmentName: 'North East',
        parentId: 'dep_sales',
        head: { _id: nikhil, name: 'Nikhil Bose' },
      }),
    );
    const { groupId } = await ask(companies.addGroup, { body: { grouping: 'band', name: 'Band 3' } });
    await ask(companies.renameGroup, { body: { grouping: 'band', groupId, name: 'Band 4' } });
    expect((await ask(companies.bands)).bands.map(({ band }) => band)).toContain('Band 4');
    await expect(ask(companies.deleteGroup, { body: { grouping: 'level', groupId: 'lvl_1' } })).rejects.toMatchObject({
      code: 'STATE_BLOCKED',
    });
    expect(
      (await ask(companies.groupDeletion, { query: { grouping: 'level', groupId: 'lvl_1', moveTo: 'lvl_2' } }))
        .sentence,
    ).toContain('1 person goes to Level 2.');
    expect(
      await ask(companies.deleteGroup, { body: { grouping: 'level', groupId: 'lvl_1', moveTo: 'lvl_2' } }),
    ).toEqual({ moved: 1 });
    expect([
      (await ask(companies.levels)).levels.length,
      (await ask(companies.designations)).designations.length,
    ]).toEqual([1, 2]);
    const { userRoleId } = await ask(companies.addRole, { body: { userRoleName: 'Desk', rights: ['company.edit'] } });
    await ask(companies.changeRole, { body: { userRoleId, userRoleName: 'Travel desk', rights: ['booking.view'] } });
    const place = {
      employeeId: null,
      departmentId,
      designationId: null,
      bandId: null,
      levelId: null,
      managerId: priya,
    };
    await ask(companies.changeEmployee, {
      body: { userId: nikhil, firstName: 'Nikhil', lastName: 'Bose', mobile: '9876543210', ...place, userRoleId },
    });
    const { users } = await ask(companies.employeeList, { body: { companyId, searchKey: 'nik' } });
    expect(users).toMatchObject([
      {
        userRole: { userRoleName: 'Travel desk' },
        department: { departmentId },
        travelPolicyDetails: [{ travelPolicyName: 'Everyone' }],
      },
    ]);
    const employee = (await ask(companies.roles)).roles.find(({ system }) => system === 'employee')?.userRoleId ?? '';
    expect(await ask(companies.deleteRole, { body: { userRoleId, moveTo: employee } })).toEqual({ moved: 1 });
    expect((await ask(companies.employeeLeaving, { query: { userId: nikhil } })).sentences).toContain(
      'North East has no head until you name one.',
    );
    await ask(companies.deactivateEmployee, { body: { userId: nikhil } });
    await ask(companies.reactivateEmployee, { body: { userId: nikhil } });
    const file = Buffer.from('First name,Last name,Work email,Mobile\nOm,Rao,om@kaveri.example,9876543210\n').toString(
      'base64',
    );
    expect([
      await ask(companies.importEmployees, { body: { file, apply: false } }),
      await ask(companies.importEmployees, { body: { file, apply: true } }),
    ]).toMatchObject([{ ok: true, added: 0 }, { added: 1 }]);
    expect(new TextDecoder().decode(await ask(companies.employeeFile, { query: {} }))).toContain('om@kaveri.example');
    await ask(companies.saveArrangements, { body: { userId: nikhil, bookedBy: [priya] } });
    expect(await ask(companies.arrangements, { query: { userId: nikhil } })).toMatchObject({
      bookedBy: [{ _id: priya }],
    });
    const { settings } = await ask(companies.companyConfiguration);
    expect(
      (await ask(companies.saveConfiguration, { body: { ...settings, guestsAllowed: true } })).effects.guestsAllowed,
    ).toContain('guests');
    expect((await ask(companies.auditTrail, { query: { kind: 'import' } })).entries).toHaveLength(1);
    expect(new TextDecoder().decode(await ask(companies.auditTrailFile, { query: {} }))).toContain('Nikhil Bose');
  });

  it('a company writes policies and approvals', async () => {
    const companyId = await signInForWork();
    const {
      versions: [first],
    } = await ask(policy.policyDetails, { query: { policyId: 'pol_everyone' } });
    const draft = {
      travelPolicyName: 'Everyone',
      policyConfigData: (first?.policy.policyConfigData ?? []).map((entry) => ({ ...entry, bookingWindow: 5 })),
    };
    const { version } = await ask(policy.changePolicy, { body: { policyId: 'pol_everyone', ...draft } });
    expect(
      (await ask(policy.policyDetails, { query: { policyId: 'pol_everyone' } })).versions[0]?.difference.map(
        ({ effect }) => effect,
      ),
    ).toEqual(['stricter', 'looser']);
    expect(
      (await ask(policy.dryRunPolicy, { query: { policyId: 'pol_everyone', version: String(version) } })).sentences,
    ).toHaveLength(1);
    await ask(policy.publishPolicy, { body: { policyId: 'pol_everyone', version } });
    const { policyId, version: one } = await ask(policy.addPolicy, { body: { ...draft, travelPolicyName: 'Sales' } });
    await ask(policy.assignPolicy, { body: { policyId, to: 'company', targetId: companyId } });
    await ask(policy.unassignPolicy, { body: { policyId, to: 'company', targetId: companyId } });
    await ask(policy.discardDraft, { body: { policyId, version: one } });
    expect((await ask(policy.policies)).policies.map(({ travelPolicyName }) => travelPolicyName)).toEqual(['Everyone']);
    expect((await ask(policy.policyOf, { query: { userId: 'usr_mocknikhil' } })).why).toContain('No policy applies');
    const option = {
      mode: 'bus' as const,
      id: 'one',
      total: 1,
      place: { city: 'kochi', country: 'IN' },
      name: 'Bus',
      from: today,
      units: 1,
    };
    expect(
      (await ask(policy.verdicts, { body: { travellerIds: ['usr_mocknikhil'], options: [option] } })).verdicts,
    ).toHaveLength(1);
    const rules = [{ travelCategories: [], policy: 'any' as const, upTo: null, levels: [] }];
    const { approvalConfigId } = await ask(approvals.addApprovalConfiguration, {
      body: { approvalConfigName: 'By itself', isCompanys: false, rules },
    });
    await ask(approvals.changeApprovalConfiguration, {
      body: { approvalConfigId, approvalConfigName: 'Always', isCompanys: true, rules },
    });
    expect(
      (await ask(approvals.approvalConfigurations)).configurations.find(({ isCompanys }) => isCompanys),
    ).toMatchObject({ approvalConfigName: 'Always', sentences: ['Everything: approved automatically.'] });
    await ask(approvals.deleteApprovalConfiguration, { body: { approvalConfigId } });
  });

  it('budgets', async () => {
    await signInForWork();
    const form = { startsOn: '2026-01-01', endsOn: '2028-12-31', amount: 100_000, whenExceeded: 'warn' as const };
    const { budgetId } = await ask(budgets.addBudget, {
      body: { ...form, kind: 'department', departmentId: 'dep_management' },
    });
    await expect(
      ask(budgets.addBudget, { body: { ...form, kind: 'department', departmentId: 'dep_management' } }),
    ).rejects.toMatchObject({ code: 'CONFLICT' });
    const project = await ask(budgets.addBudget, { body: { ...form, kind: 'project', name: 'Apollo' } });
    await ask(budgets.changeBudget, { body: { ...form, ...project, kind: 'costCentre', name: 'CC 1' } });
    expect((await ask(budgets.budgetList)).budgets.map(({ name, left }) => [name, left])).toEqual([
      ['Management', 100_000],
      ['CC 1', 100_000],
    ]);
    expect(await ask(budgets.budgetNames)).toEqual({ costCentre: ['CC 1'], project: [] });
    expect((await ask(budgets.myBudgets)).budgets.map((budget) => budget.budgetId)).toEqual([budgetId]);
    await ask(budgets.removeBudget, { body: project });
    await expect(ask(budgets.removeBudget, { body: project })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
}
