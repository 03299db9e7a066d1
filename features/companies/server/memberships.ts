import 'server-only';
import { and, eq, sql } from 'drizzle-orm';
import type { ReadPorts } from '#lib/server/ports/read-ports.ts';
import { companies, employees, roles } from './tables.ts';

/** The employee of a corporate access token, read for every request: a revoked role takes effect at once. */
export const memberships: ReadPorts['memberships'] = {
  of: async (db, userId, sessionOpen) => {
    const [found] = await db
      .select({
        companyId: employees.companyId,
        countryCode: companies.countryCode,
        rights: roles.rights,
        sessionOpen: sql<boolean>`${sessionOpen}`,
      })
      .from(employees)
      .innerJoin(companies, eq(companies.id, employees.companyId))
      .innerJoin(roles, and(eq(roles.companyId, employees.companyId), eq(roles.id, employees.roleId)))
      .where(and(eq(employees.id, userId), eq(employees.state, 'active')));
    return found ?? null;
  },
  countryOf: async (db, companyId) => {
    const [found] = await db
      .select({ countryCode: companies.countryCode })
      .from(companies)
      .where(eq(companies.id, companyId));
    return found?.countryCode ?? null;
  },
};
