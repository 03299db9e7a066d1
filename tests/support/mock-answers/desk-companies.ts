import { expect, it } from 'vitest';
import * as desk from '#features/desk/contract.ts';
import { COMPANY } from '#mocks/memory/mock-company.ts';
import { MOCK_STAFF, MOCK_STAFF_PASSWORD } from '#mocks/memory/people.ts';
import { actAs, ask } from './ask.ts';

/** Companies and their credit limits at the desk. Registers its tests. */
export function deskCompaniesAnswer(): void {
  it('a company is found by its name, gets a limit with a reason, and stands in the list', async () => {
    actAs((await ask(desk.signIn, { body: { email: MOCK_STAFF.email, password: MOCK_STAFF_PASSWORD } })).accessToken);
    expect(await ask(desk.deskCompanies, { query: {} })).toEqual({ companies: [], count: 0 });
    const found = await ask(desk.findDeskCompanies, { body: { key: 'kaveri' } });
    expect([found.kind, found.companies.map(({ companyId }) => companyId)]).toEqual(['name', [COMPANY]]);
    const limit = { companyId: COMPANY, limit: 500_000_00, reason: 'Agreement of 1 December' };
    expect(await ask(desk.setCreditLimit, { body: { ...limit, shownLimit: 0 } })).toMatchObject({
      creditLimit: 500_000_00,
      changes: [{ by: MOCK_STAFF.name, before: 0, after: 500_000_00, reason: 'Agreement of 1 December' }],
    });
    await expect(ask(desk.setCreditLimit, { body: { ...limit, shownLimit: 0 } })).rejects.toMatchObject({
      code: 'CONFLICT',
    });
    expect((await ask(desk.deskCompanies, { query: {} })).count).toBe(1);
    expect(await ask(desk.deskCompany, { query: { companyId: COMPANY } })).toMatchObject({ creditLimit: 500_000_00 });
    await expect(ask(desk.deskCompany, { query: { companyId: 'cmp_other' } })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });
}
