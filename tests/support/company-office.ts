import { beforeAll, beforeEach, expect } from 'vitest';
import { seedConfigurations } from '#features/approvals/server/index.ts';
import type { CorporateSession } from '#features/companies/contract.ts';
import { DEMO_COMPANY, seedDemoCompany } from '#features/companies/server/index.ts';
import { rateLimits } from '#lib/server/db/tables.ts';
import { call, useApiServer } from './api-server.ts';
import { useTestDatabase } from './test-database.ts';

/** Somebody in the list of employees, as the wire has them. */
export type Person = {
  _id: string;
  firstName: string;
  lastName: string;
  workEmail: string;
  mobile: string | null;
  state: string;
  employeeId: string | null;
  department: { departmentId: string; departmentName: string } | null;
  manager: { _id: string } | null;
  travelPolicyDetails: { _id: string; travelPolicyName: string }[];
  userRole: { userRoleId: string; userRoleName: string };
};

/** The demo company with its policies and approvals, and its administrator, who asks over HTTP. Registers what prepares both. */
export function useCompanyOffice() {
  const api = useApiServer();
  const database = useTestDatabase();
  let demo: CorporateSession;
  let token: string;

  const ask = async <Data>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown, as = token) =>
    call<Data>(method, `/api/corporate/${path}`, { body: body as object | undefined, token: as });
  const good = async <Data>(...given: Parameters<typeof ask>): Promise<Data> => {
    const { status, data, json } = await ask<Data>(...given);
    expect([status, json]).toEqual([200, expect.objectContaining({ status: 'SUCCESS' })]);
    return data;
  };
  const people = (over: object = {}, as = token, companyId = demo.companyDetails._id) =>
    good<{ users: Person[]; count: number }>('POST', 'employees', { companyId, ...over }, as);
  const refused = async (...given: Parameters<typeof ask>) => {
    const { status, json } = await ask(...given);
    const { code, message, fields } = json as { code?: string; message?: string; fields?: Record<string, string> };
    return { status, code, message, fields };
  };

  beforeAll(async () => {
    await seedDemoCompany(database(), (tx, { companyId, approvals }) => seedConfigurations(tx, companyId, approvals));
    const [{ email, password }] = DEMO_COMPANY.people;
    demo = (await call<CorporateSession>('POST', '/api/corporate/login', { body: { workEmail: email, password } }))
      .data;
    token = demo.accessTokenData.accessToken;
  });
  beforeEach(async () => {
    await database().delete(rateLimits);
  });

  return { api, database, ask, good, people, refused, demo: () => demo };
}
