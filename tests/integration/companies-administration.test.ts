import { describe, expect, it } from 'vitest';
import type { ListedConfiguration } from '#features/approvals/contract.ts';
import type { CorporateSession } from '#features/companies/contract.ts';
import type { AuditEntry, DepartmentNode } from '#features/companies/organisation.ts';
import { DEMO_COMPANY } from '#features/companies/server/index.ts';
import type { ListedPolicy } from '#features/policy/contract.ts';
import { aCompany } from '../support/companies.ts';
import { useCompanyOffice } from '../support/company-office.ts';

const { api, good, people, refused } = useCompanyOffice();

describe('the demo company', () => {
  it('has 400 people, 12 departments, 5 bands, 6 policies, 4 approval configurations', async () => {
    const { count, users } = await people();
    const { departments } = await good<{ departments: DepartmentNode[] }>('GET', 'departments');
    const { bands } = await good<{ bands: unknown[] }>('GET', 'bands');
    const { policies } = await good<{ policies: ListedPolicy[] }>('GET', 'travel-policies');
    const { configurations } = await good<{ configurations: ListedConfiguration[] }>('GET', 'approval-configurations');
    expect([count, users.length, departments.length, bands.length, policies.length, configurations.length]).toEqual([
      400, 20, 12, 5, 6, 4,
    ]);
    expect(departments.every((department) => department.people > 0 && department.head !== null)).toBe(true);
    expect(policies.every(({ people: evaluated, published }) => evaluated > 0 && published === 1)).toBe(true);
    expect(configurations.flatMap(({ hidden }) => hidden)).toEqual([]);
  });
});

describe('departments, designations, bands and levels', () => {
  it('[3.8] are named once, moved without closing a circle, and deleted once their people have somewhere to go', async () => {
    const { departmentId: north } = await good<{ departmentId: string }>('POST', 'departments', {
      departmentName: 'North',
    });
    const { departmentId: east } = await good<{ departmentId: string }>('POST', 'departments', {
      departmentName: 'East',
      parentId: north,
    });
    expect(await refused('POST', 'departments', { departmentName: 'North' })).toMatchObject({
      status: 409,
      fields: { departmentName: expect.any(String) as string },
    });
    expect(
      await refused('PUT', 'departments', { departmentId: north, departmentName: 'North', parentId: east }),
    ).toMatchObject({ status: 400, fields: { parentId: expect.stringContaining('is already below') as string } });
    const [nikhil] = (await people({ searchKey: DEMO_COMPANY.people[1].email })).users;
    if (!nikhil) throw new Error('nobody to move');
    const form = {
      userId: nikhil._id,
      firstName: nikhil.firstName,
      lastName: nikhil.lastName,
      mobile: '+91 90000 00012',
      employeeId: nikhil.employeeId,
      designationId: null,
      bandId: null,
      levelId: null,
      managerId: null,
      userRoleId: nikhil.userRole.userRoleId,
    };
    await good('PUT', 'employees', { ...form, departmentId: north });
    expect(
      (await good<{ refusal: string | null }>('GET', `groups/deletion?grouping=department&groupId=${north}`)).refusal,
    ).toContain('1 person is in the department North');
    expect(await refused('DELETE', 'groups', { grouping: 'department', groupId: north })).toMatchObject({
      status: 409,
      code: 'STATE_BLOCKED',
    });
    const { sentence } = await good<{ sentence: string }>(
      'GET',
      `groups/deletion?grouping=department&groupId=${north}&moveTo=${east}`,
    );
    expect(sentence).toContain('1 person goes to East. East moves up one step.');
    expect(await good('DELETE', 'groups', { grouping: 'department', groupId: north, moveTo: east })).toEqual({
      moved: 1,
    });
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

describe('[7.20] the company and its trail', () => {
  it('keeps a GST registration a state, one of them the head office’s', async () => {
    const company = await aCompany();
    const admin = company.accessTokenData.accessToken;
    const numbers = ['27AAPFU0939F1ZV', '29AAGCB7383J1Z4'];
    const addresses = [
      '302 Nariman Point, Mumbai, Maharashtra 400021',
      '14 Residency Road, Bengaluru, Karnataka 560025',
    ];
    const lines = (heads: boolean[], at = addresses) => ({
      companyName: 'Kaveri',
      registrations: numbers.map((number, index) => ({
        number,
        address: at[index] ?? '',
        isHeadOffice: heads[index] ?? false,
      })),
    });
    expect(
      await refused('PUT', 'company', lines([true, false], ['Too short', ...addresses.slice(1)]), admin),
    ).toMatchObject({
      status: 400,
      fields: { 'registrations.0.address': expect.stringContaining('GST certificate') as string },
    });
    expect(await refused('PUT', 'company', lines([true, false], addresses.toReversed()), admin)).toMatchObject({
      status: 400,
      fields: {
        'registrations.0.address': 'This GST number is of Maharashtra, but the address says Karnataka.',
        'registrations.1.address': 'This GST number is of Karnataka, but the address says Maharashtra.',
      },
    });
    expect((await refused('PUT', 'company', lines([false, false]), admin)).status).toBe(400);
    await good('PUT', 'company', lines([true, false]), admin);
    expect(await good('GET', 'company', undefined, admin)).toMatchObject({
      companyName: 'Kaveri',
      registrations: [
        { stateCode: '27', state: 'Maharashtra', address: addresses[0], isHeadOffice: true },
        { stateCode: '29', state: 'Karnataka' },
      ],
      people: { active: 1 },
    });
    expect((await good<CorporateSession>('GET', 'user-details', undefined, admin)).companyDetails).toMatchObject({
      companyName: 'Kaveri',
      gstNumber: '27AAPFU0939F1ZV',
    });
  });

  it('tells who changed what, before and after, filtered, and as a file that runs nowhere', async () => {
    const company = await aCompany();
    const admin = company.accessTokenData.accessToken;
    await good('POST', 'groups', { grouping: 'level', name: '=1+1' }, admin);
    await good('PUT', 'company', { companyName: 'Another name', registrations: [] }, admin);
    const { entries } = await good<{ entries: AuditEntry[] }>('GET', 'audit-trail?kind=company', undefined, admin);
    expect(entries[0]).toMatchObject({
      by: { name: 'Priya Raghavan' },
      action: 'changed',
      kind: 'company',
      subject: 'Another name',
      changes: [{ field: 'Name', before: 'Kaveri Instruments', after: 'Another name' }],
    });
    expect(
      (await good<{ entries: AuditEntry[] }>('GET', 'audit-trail?since=2020-01-01&until=2020-01-02', undefined, admin))
        .entries,
    ).toEqual([]);
    const text = await (
      await fetch(`${api.base()}/api/corporate/audit-trail/file`, { headers: { authorization: `Bearer ${admin}` } })
    ).text();
    expect(text.startsWith('\uFEFFWhen (UTC),Who') || text.startsWith('When (UTC),Who')).toBe(true);
    expect(text).toContain("'=1+1");
  });
});
